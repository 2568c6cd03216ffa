import Foundation
import Testing
import UIKit

/// Messages that an object sends itself later.
@Suite @MainActor struct DelayedMessageTests {
  private final class Late: NSObject {
    var calls: [String] = []
    var end: CheckedContinuation<Void, Never>?
    func first() { calls.append("first") }
    func second() { calls.append("second") }
    func last() { end?.resume() }
  }

  private let first = Selector("first", Late.first)
  private let second = Selector("second", Late.second)

  /// Waits for a message that is sent after all others.
  private func rest(of late: Late) async {
    await withCheckedContinuation { continuation in
      late.end = continuation
      late.perform(Selector("last", Late.last), with: nil, afterDelay: 0.01)
    }
  }

  @Test func oneMethodsCallsAreCancelledAndOthersCome() async {
    let late = Late()
    late.perform(first, with: nil, afterDelay: 0)
    late.perform(second, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: late, selector: first, object: nil)
    await rest(of: late)
    #expect(late.calls == ["second"])
  }

  @Test func allThatWaitsIsCancelledAndWhatIsSentThenComes() async {
    let (late, other) = (Late(), Late())
    late.perform(second, with: nil, afterDelay: 0)
    other.perform(second, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: late)
    late.perform(first, with: nil, afterDelay: 0)
    await rest(of: late)
    #expect(late.calls == ["first"] && other.calls == ["second"])
  }
}
