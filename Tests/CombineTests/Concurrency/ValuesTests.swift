import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct ValuesTests {
  @Test
  func areTheValuesInOrder() async {
    var seen: [Int] = []
    for await value in (1...100).publisher.values { seen.append(value) }
    #expect(seen == Array(1...100))
  }

  @Test
  func throwTheFailureAfterTheValues() async {
    let source = CombineTesting.ManualPublisher<Int, Trouble>(
      onRequest: { connection, _ in
        if connection.requests.count == 1 {
          connection.send(1)
        } else {
          connection.send(completion: .failure(Trouble()))
        }
      })
    var values = source.values.makeAsyncIterator()
    await #expect(throws: Trouble.self) {
      #expect(try await values.next() == 1)
      _ = try await values.next()
    }
    let end = try? await values.next()
    #expect(end == .some(nil))
  }

  @Test
  func askForOneValueEachTimeOneIsAwaited() async {
    let source = CombineTesting.ManualPublisher<Int, Never>(
      onRequest: { connection, _ in connection.send(connection.requests.count) })
    var values = source.values.makeAsyncIterator()
    #expect(source.requests.isEmpty)
    #expect(await values.next() == 1)
    #expect(await values.next() == 2)
    #expect(source.requests == [.max(1), .max(1)])
  }

  @Test
  func endWhenTheTaskIsCancelledAndCancelTheSubscription() async {
    let source = CombineTesting.ManualPublisher<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in source.values { count += 1 }
      return count
    }
    while source.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == 0)
    #expect(source.cancelCount == 1)
  }

  @Test
  func cancelWhenTheIteratorIsDropped() async {
    let source = CombineTesting.ManualPublisher<Int, Never>()
    do { _ = source.values.makeAsyncIterator() }
    #expect(source.cancelCount == 1)
  }

  @Test
  func stopWhenTheLoopIsLeft() async {
    let source = CombineTesting.ManualPublisher<Int, Never>(onRequest: { connection, _ in connection.send(7) })
    for await value in source.values {
      #expect(value == 7)
      break
    }
    #expect(source.cancelCount == 1)
  }

  @Test
  func manyIteratorsOnManyThreadsLoseNothing() async {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask {
          var sum = 0
          for await value in (1...500).publisher.values { sum += value }
          return sum
        }
      }
      for await sum in group { #expect(sum == 125_250) }
    }
  }

  @Test
  func aFuturesValueIsAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    let later = Future<Int, Trouble> { promise in
      Task.detached { promise(.success(2)) }
    }
    #expect(try await later.value == 2)
    await #expect(throws: Trouble.self) { try await Future<Int, Trouble> { $0(.failure(Trouble())) }.value }
  }

  @Test(arguments: [true, false])
  func endWhenTheCompletionComesBeforeAnySubscription(fails: Bool) async throws {
    let source = CombineTests.ManualPublisher<Int, TestError>()
    source.sendsSubscription = false
    var values = source.values.makeAsyncIterator()
    source.send(completion: fails ? .failure(TestError()) : .finished)
    if fails { await #expect(throws: TestError.self) { try await values.next() } }
    #expect(try await values.next() == nil)
    source.subscriber?.receive(subscription: source.subscription)
    #expect(source.subscription.events == ["cancel"])
  }

  @Test
  func waitNoLongerWhenAValueComesBeforeTheSubscription() async {
    let source = CombineTests.ManualPublisher<Int, Never>()
    source.sendsSubscription = false
    let iterator = source.values.makeAsyncIterator()
    source.send(1)
    let waiting = (0..<3).map { _ in
      nonisolated(unsafe) var copy = iterator
      return Task { await copy.next() }
    }
    for _ in 0..<100 { await Task.yield() }
    let repeating = Task {
      while !Task.isCancelled {
        source.send(2)
        await Task.yield()
      }
    }
    for task in waiting { #expect(await task.value == nil) }
    repeating.cancel()
    _ = await repeating.value
    source.subscriber?.receive(subscription: source.subscription)
    #expect(source.subscription.events == ["request max(3)"])
  }

  @Test
  func mayBeCancelledByTheirSubscriber() async {
    let looker = Looker()
    var values = looker.values.makeAsyncIterator()
    looker.cancel?.cancel()
    #expect(await values.next() == nil)
    #expect(looker.subscription.events == ["cancel"])
  }

  @Test
  func trapWhenAValueWasNotAskedFor() async {
    await #expect(processExitsWith: .failure) {
      let source = CombineTests.ManualPublisher<Int, Never>()
      let values = source.values.makeAsyncIterator()
      source.send(1)
      withExtendedLifetime(values) {}
    }
  }

  /// A publisher that keeps its subscriber as a cancellable.
  private final class Looker: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let subscription = ManualSubscription()
    var cancel: (any Cancellable)?

    func receive<S: Subscriber<Int, Never>>(subscriber: S) {
      cancel = subscriber as? any Cancellable
      subscriber.receive(subscription: subscription)
    }
  }
}
