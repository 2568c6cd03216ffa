import Combine
import Testing

/// A future keeps results of every kind: a few plain bits in one place, all others in another.
struct FutureResultTests {
  private struct Trouble: Error, Equatable { let number: Int }

  private struct Large: Equatable {
    let a: Int
    let b: Int
    let c: Int
  }

  private final class Tracked {}

  private func result<Value, Failure: Error>(of future: Future<Value, Failure>) -> Result<Value, Failure>? {
    var result: Result<Value, Failure>?
    let sink = future.sink(
      receiveCompletion: { if case .failure(let error) = $0 { result = .failure(error) } },
      receiveValue: { result = .success($0) })
    withExtendedLifetime(sink) {}
    return result
  }

  private func kept<Value>(_ value: Value) -> Value? {
    try? result(of: Future<Value, Trouble> { $0(.success(value)) })?.get()
  }

  @Test func valuesOfAllSizesComeOutAsTheyWentIn() {
    #expect(kept(-7) == -7)
    #expect(kept(UInt8(200)) == 200)
    #expect(kept(true) == true)
    #expect(kept(false) == false)
    #expect(kept(1.5) == 1.5)
    #expect(kept(Int?.none) == .some(nil))
    #expect(kept(Int?.some(3)) == .some(3))
    #expect(kept(Large(a: 1, b: 2, c: 3)) == Large(a: 1, b: 2, c: 3))
    #expect(kept("a text that does not fit into a word") == "a text that does not fit into a word")
    #expect(kept([1, 2, 3]) == [1, 2, 3])
    #expect(kept(()) != nil)
  }

  @Test func failuresComeOutAsTheyWentIn() {
    #expect(result(of: Future<Int, Trouble> { $0(.failure(Trouble(number: 4))) }) == .failure(Trouble(number: 4)))
    #expect(result(of: Future<String, Trouble> { $0(.failure(Trouble(number: 5))) }) == .failure(Trouble(number: 5)))
  }

  @Test func theFirstResultCountsWhateverItsKind() {
    let plain = Future<Int, Trouble> { promise in
      promise(.success(1))
      promise(.failure(Trouble(number: 2)))
      promise(.success(3))
    }
    #expect(result(of: plain) == .success(1))
    let failed = Future<Int, Trouble> { promise in
      promise(.failure(Trouble(number: 1)))
      promise(.success(2))
    }
    #expect(result(of: failed) == .failure(Trouble(number: 1)))
  }

  @Test func aResultThatComesLaterIsTheSameForAllWhoWait() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var received: [Int] = []
    let sinks = (0..<3).map { _ in future.sink { received.append($0) } }
    promise?(.success(6))
    #expect(received == [6, 6, 6])
    withExtendedLifetime(sinks) {}
  }

  @Test func aFutureLetsGoOfItsResultWhenItDies() {
    weak var tracked: Tracked?
    do {
      let object = Tracked()
      tracked = object
      let future = Future<Tracked, Never> { $0(.success(object)) }
      withExtendedLifetime(future) { #expect(tracked != nil) }
    }
    #expect(tracked == nil)
  }

  @Test func aValueIsAwaited() async {
    #expect(await Future<Int, Never> { $0(.success(8)) }.value == 8)
    #expect(await Future<String, Never> { $0(.success("eight")) }.value == "eight")
    await #expect(throws: Trouble(number: 9)) {
      _ = try await Future<Int, Trouble> { $0(.failure(Trouble(number: 9))) }.value
    }
  }
}
