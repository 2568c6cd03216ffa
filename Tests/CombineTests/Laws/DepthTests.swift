import Combine
import Foundation
import Testing

/// How deep a chain may be on a small stack.
@Suite(.timeLimit(.minutes(4)))
struct DepthTests {
  /// Runs `body` on a thread with a stack of 512 kilobytes, as a secondary thread has on Apple's systems.
  private func onASmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return result
  }

  @Test func chainsOfAThousandErasedOperatorsWorkOnASmallStack() {
    let operators = Sanitizer.rounds(1000, sanitized: 100)
    let sum = onASmallStack {
      let subject = PassthroughSubject<Int, Never>()
      var publisher = subject.eraseToAnyPublisher()
      for _ in 0..<operators / 2 { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
      var sum = 0
      let sink = publisher.sink { sum += $0 }
      subject.send(1)
      subject.send(2)
      sink.cancel()
      return sum
    }
    #expect(sum == operators + 3)
  }

  @Test func aSequenceOfAnyLengthNeedsNoStack() {
    let count = Sanitizer.rounds(100_000, sanitized: 10_000)
    let sum = onASmallStack {
      var sum = 0
      _ = (0..<count).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { sum += $0 }
      return sum
    }
    #expect(sum == count * (count - 1) / 2)
  }

  @Test func manySynchronousSwitchesNeedNoStack() {
    let count = Sanitizer.rounds(100_000, sanitized: 10_000)
    let seen = onASmallStack {
      var seen = 0
      _ = (0..<count).publisher.map { Just($0) }.switchToLatest().sink { _ in seen += 1 }
      return seen
    }
    #expect(seen == count)
  }

  @Test func manyRetriesOfASynchronousFailureNeedNoStack() {
    let count = Sanitizer.rounds(20_000, sanitized: 5000)
    let attempts = onASmallStack {
      var attempts = 0
      _ = Deferred { () -> Fail<Int, Oops> in
        attempts += 1
        return Fail(error: Oops())
      }.retry(count).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      return attempts
    }
    #expect(attempts == count + 1)
  }
}
