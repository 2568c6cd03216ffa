import Foundation
import Locks

extension NSObjectProtocol {
  /// Calls a method on the main thread later. The target is kept until then.
  /// - Parameter delay: in seconds.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.waiting.send(selector, to: self, from: object, after: delay)
  }
}

extension NSObject {
  /// Ends all that waits to be called by `perform(_:with:afterDelay:)`.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.waiting.cancel(of: target as AnyObject) { _ in true }
  }

  /// Ends the calls of one method that wait, whatever they would hand over.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedMessages.waiting.cancel(of: target as AnyObject) { $0 == selector.description }
  }
}

/// What waits to be called.
private final class DelayedMessages: Sendable {
  static let waiting = DelayedMessages()

  private struct Entry {
    let target: ObjectIdentifier
    let method: String
    let number: Int
  }

  private let entries = Locked<(next: Int, all: [Entry])>((0, []))

  func send(_ selector: Selector, to target: AnyObject, from object: Any?, after delay: TimeInterval) {
    nonisolated(unsafe) let (target, object) = (target, object)
    let number = entries.withLock { entries in
      entries.next += 1
      entries.all.append(
        Entry(target: ObjectIdentifier(target), method: selector.description, number: entries.next))
      return entries.next
    }
    let seconds = delay.isFinite ? min(max(delay, 0), 1e8) : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      let isWanted = entries.withLock { entries in
        guard let place = entries.all.firstIndex(where: { $0.number == number }) else { return false }
        entries.all.remove(at: place)
        return true
      }
      if isWanted { selector.sendOnMain(to: target, from: object) }
    }
  }

  func cancel(of target: AnyObject, where isMeant: (String) -> Bool) {
    entries.withLock { entries in
      entries.all.removeAll { $0.target == ObjectIdentifier(target) && isMeant($0.method) }
    }
  }
}
