import Combine
import CombineTesting
import Foundation
import Testing

/// Programming errors end the process where Apple's do.
@Suite(.timeLimit(.minutes(4))) struct TrapTests {
  /// A programming error, by its name.
  struct Mistake: Codable, CustomTestStringConvertible {
    let testDescription: String

    func make() throws {
      let mistake = try #require(TrapTests.mistakes[testDescription])
      mistake()
    }
  }

  private static func attach<P: Publisher>(
    _ publisher: P, _ demand: Subscribers.Demand = .none
  ) -> Recorder<P.Output, P.Failure> {
    let recorder = Recorder<P.Output, P.Failure>(demand)
    publisher.subscribe(recorder)
    return recorder
  }

  private static func requestNothing<P: Publisher & SendableMetatype>(_ publisher: P) -> @Sendable () -> Void {
    nonisolated(unsafe) let publisher = publisher
    return { attach(publisher).subscription?.request(.none) }
  }

  private static func early<P: Publisher & SendableMetatype>(
    _ make: @escaping @Sendable (ManualPublisher<Int, TestError>) -> P,
    _ event: @escaping @Sendable (ManualPublisher<Int, TestError>) -> Void
  ) -> @Sendable () -> Void {
    {
      let source = ManualPublisher<Int, TestError>()
      source.sendsSubscription = false
      withExtendedLifetime(attach(make(source))) { event(source) }
    }
  }

  private static let source = ManualPublisher<Int, TestError>()

  static let mistakes: [String: @Sendable () -> Void] = [
    "request(.none) of a subject": requestNothing(PassthroughSubject<Int, Never>()),
    "request(.none) of a current value": requestNothing(CurrentValueSubject<Int, Never>(1)),
    "request(.none) of an optional": requestNothing(Optional(1).publisher),
    "request(.none) of count": requestNothing(source.count()),
    "request(.none) of collect(2)": requestNothing(source.collect(2)),
    "request(.none) of a future": requestNothing(Future<Int, Never> { _ in }),
    "request(.none) of Just": requestNothing(Just(1)),
    "request(.none) of a result": requestNothing(Result<Int, TestError>.success(1).publisher),
    "request(.none) of tryDrop(while:)": requestNothing(source.tryDrop { _ in true }),
    "request(.none) of flatMap": requestNothing(source.flatMap { Just($0) }),
    "request(.none) of switchToLatest": requestNothing(source.map { Just($0) }.switchToLatest()),
    "request(.none) of zip": requestNothing(source.zip(source)),
    "a negative demand": { _ = Subscribers.Demand.max(-1) },
    "a negative prefix": { _ = source.prefix(-1) },
    "a negative position": { _ = source.output(at: -1) },
    "positions from a negative one": { _ = source.output(in: -1..<2) },
    "batches of a negative size": {
      attach(source.collect(-1)).subscription?.request(.max(1))
    },
    "a completion before tryFilter's subscription": early({ $0.tryFilter { _ in true } }) {
      $0.send(completion: .finished)
    },
    "a request before tryFilter's subscription": early({ $0.tryFilter { _ in true } }) {
      $0.subscriberAsSubscription?.request(.max(1))
    },
    "a completion before removeDuplicates' subscription": early({ $0.removeDuplicates() }) {
      $0.send(completion: .finished)
    },
    "a request before removeDuplicates' subscription": early({ $0.removeDuplicates() }) {
      $0.subscriberAsSubscription?.request(.max(1))
    },
    "a value before catch's subscription": early({ $0.catch { _ in Just(1) } }) { $0.send(1) },
    "a value for replaceError that nobody has asked for": {
      let source = ManualPublisher<Int, TestError>()
      withExtendedLifetime(attach(source.replaceError(with: 0))) { _ = source.send(1) }
    },
    "a second failure before catch": {
      let source = ManualPublisher<Int, TestError>()
      let recorder = attach(source.catch { _ in ManualPublisher<Int, Never>() }, .unlimited)
      source.send(completion: .failure(TestError()))
      withExtendedLifetime(recorder) { source.send(completion: .failure(TestError())) }
    },
    "a failure from within catch's handler": {
      let source = ManualPublisher<Int, TestError>()
      let recorder = attach(
        source.catch { error in
          source.send(completion: .failure(error))
          return Just(1)
        }, .unlimited)
      withExtendedLifetime(recorder) { source.send(completion: .failure(TestError())) }
    },
    "dropFirst of a negative number": {
      _ = attach(ManualPublisher<Int, TestError>().dropFirst(-1))
    },
    "a value sent into a buffer from the closure that makes its error": {
      let source = PassthroughSubject<Int, TestError>()
      var count = 0
      let full = Publishers.BufferingStrategy<TestError>.customError {
        count += 1
        if count == 1 { source.send(3) }
        return TestError()
      }
      let recorder = attach(source.buffer(size: 1, prefetch: .byRequest, whenFull: full))
      source.send(1)
      withExtendedLifetime(recorder) { source.send(2) }
    },
  ]

  /// What the processor raises at a trap.
  #if arch(arm64)
    private static let signal = SIGTRAP
  #else
    private static let signal = SIGILL
  #endif

  @Test(arguments: mistakes.keys.sorted().map(Mistake.init)) func aMistakeTraps(_ mistake: Mistake) async {
    await #expect(processExitsWith: .signal(Self.signal)) { [mistake] in try mistake.make() }
  }
}
