import Foundation
import Locks

// Messages to methods by their selectors, which Foundation on Linux leaves out. A target is not held, but by timers.

extension Selector {
  /// Calls the method on the main thread: at once where it is called there, else as soon as may be.
  nonisolated func sendOnMain(to target: AnyObject, from sender: Any?) {
    nonisolated(unsafe) let (target, sender) = (target, sender)
    if MainLoop.isCurrent {
      MainActor.assumeIsolated { _ = send(to: target, from: sender) }
    } else {
      DispatchQueue.main.async { [self] in MainActor.assumeIsolated { _ = send(to: target, from: sender) } }
    }
  }
}

extension NotificationCenter {
  /// Calls a method of `observer` for each notification, for as long as the observer is there and has not been removed.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    nonisolated(unsafe) weak let target = observer
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target { selector.sendOnMain(to: target, from: notification) }
    }
    ObserverTokens.all.add(token, of: observer, name, in: self)
  }

  /// Ends all that `observer` observes, or what a token stands for.
  public func removeObserver(_ observer: AnyObject) {
    let tokens = ObserverTokens.all.take(of: observer, nil, in: self)
    for token in tokens.isEmpty ? [observer] : tokens { removeObserver(token as Any) }
  }

  /// Ends what `observer` observes by a name; nil stands for all names.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    for token in ObserverTokens.all.take(of: observer, name, in: self) { removeObserver(token as Any) }
  }
}

/// Who observes by which token.
private final class ObserverTokens: Sendable {
  static let all = ObserverTokens()

  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    var name: NSNotification.Name?
    var token: AnyObject
  }

  private let entries = Locked<[ObjectIdentifier: [Entry]]>([:])

  func add(_ token: AnyObject, of observer: AnyObject, _ name: NSNotification.Name?, in center: NotificationCenter) {
    nonisolated(unsafe) let entry = Entry(observer: observer, center: center, name: name, token: token)
    let gone = entries.withLock { entries -> [Entry] in
      // Where an observer that is gone has stood, another may stand now.
      let known = entries[ObjectIdentifier(observer)] ?? []
      entries[ObjectIdentifier(observer)] = known.filter { $0.observer != nil } + [entry]
      return known.filter { $0.observer == nil }
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
  }

  /// The tokens of an observer, which are forgotten; nil stands for all names.
  func take(of observer: AnyObject, _ name: NSNotification.Name?, in center: NotificationCenter) -> [AnyObject] {
    entries.withLock { entries in
      let known = entries[ObjectIdentifier(observer)] ?? []
      let isMeant = { (entry: Entry) in entry.center === center && (name == nil || entry.name == name) }
      entries[ObjectIdentifier(observer)] = known.filter { !isMeant($0) }
      return known.filter(isMeant).map(\.token)
    }
  }
}

extension Timer {
  /// A timer that calls a method of its target, which it holds until it is made invalid, and runs at once.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that calls a method of its target, which it holds until it is made invalid.
  public convenience init(
    timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: timeInterval, repeats: repeats) { selector.sendOnMain(to: target, from: $0) }
  }

  /// A timer that begins at a date and calls a method of its target. The interval is in seconds.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) { selector.sendOnMain(to: target, from: $0) }
  }
}
