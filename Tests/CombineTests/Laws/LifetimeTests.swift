import Combine
import CombineTesting
import Foundation
import MemoryGrowth
import Synchronization
import Testing

/// Nothing is left over after many subscriptions.
@Suite(.timeLimit(.minutes(4)), .serialized)
struct LifetimeTests {
  /// An object whose living copies are counted.
  private final class Token: Sendable {
    static let living = Atomic(0)

    init() { Self.living.add(1, ordering: .relaxed) }
    deinit { Self.living.subtract(1, ordering: .relaxed) }

    func touch() {}
  }

  @Test func aMillionSubscriptionsLeaveNothing() async {
    await #expect(processExitsWith: .success) { LifetimeTests.manySubscriptions() }
  }

  private static func manySubscriptions() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let kinds: [(Token) -> AnyCancellable] = [
      { token in subject.sink { _ in token.touch() } },
      { token in subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in token.touch() } },
      { token in current.removeDuplicates().eraseToAnyPublisher().sink { _ in token.touch() } },
      { token in subject.combineLatest(current).sink { _ in token.touch() } },
      { token in subject.flatMap { _ in current }.sink { _ in token.touch() } },
      { token in current.map { Just($0) }.switchToLatest().sink { _ in token.touch() } },
      { token in subject.merge(with: subject).share().sink { _ in token.touch() } },
      { token in current.zip(subject).scan(0) { $0 + $1.0 }.sink { _ in token.touch() } },
      { token in Just(1).append(2).collect().sink { _ in token.touch() } },
      { token in subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).sink { _ in token.touch() } },
    ]
    func run(_ rounds: Int) {
      for round in 0..<rounds {
        let cancellable = kinds[round % kinds.count](Token())
        if round % 7 == 0 { subject.send(round) }
        cancellable.cancel()
      }
    }
    run(1000)
    var growths: [Int] = []
    for _ in 0..<8 {
      let before = OwnMemory.bytes
      run(Sanitizer.rounds(125_000, sanitized: 1000))
      growths.append(OwnMemory.bytes - before)
    }
    #expect(Token.living.load(ordering: .relaxed) == 0)
    #expect(OwnMemory.bytes > 0)
    #expect(growths.min().map { $0 < 100_000 } == true, "bytes in each batch: \(growths)")
  }

  @Test func releasingACancellableCancels() {
    let source = CombineTesting.ManualPublisher<Int, Never>()
    do {
      let cancellable = source.map { $0 }.sink { _ in }
      #expect(source.cancelCount == 0)
      withExtendedLifetime(cancellable) {}
    }
    #expect(source.cancelCount == 1)
  }

  @Test func aSubjectHoldsNoSubscriberThatHasCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let cancellable = subject.sink { _ in token.touch() }
      subject.send(1)
      cancellable.cancel()
    }
    #expect(weakToken == nil)
  }

  @Test func aSubjectsEndReleasesItsSubscribersAndAClosuresTokenDies() {
    let subject = CurrentValueSubject<Int, Never>(1)
    weak var weakToken: Token?
    var cancellable: AnyCancellable?
    do {
      let token = Token()
      weakToken = token
      cancellable = subject.map { $0 + 1 }.sink(receiveCompletion: { _ in }, receiveValue: { _ in token.touch() })
      subject.send(completion: .finished)
    }
    #expect(weakToken == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func assigningToAPublishedPropertyEndsWithItsObject() {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    let source = CombineTesting.ManualPublisher<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      source.assign(to: &model.$number)
      source.send(7)
      #expect(model.number == 7)
      #expect(source.cancelCount == 0)
    }
    #expect(weakModel == nil)
    #expect(source.cancelCount == 1)
  }
}
