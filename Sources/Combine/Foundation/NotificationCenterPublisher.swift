import Foundation

extension NotificationCenter {
  /// The notifications of a centre. It never ends.
  ///
  /// Notifications arrive on the thread that posts them; those that nobody has asked for are dropped.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// The centre.
    public let center: NotificationCenter

    /// The name of the notifications wanted.
    public let name: Notification.Name

    /// The object whose notifications are wanted; those of all objects where absent. It is kept alive.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which observes the center from now on and misses what it has not asked for.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let observer = NotificationObserver(center: center, name: name, object: object, send: subscriber.receive)
      subscriber.receive(subscription: observer)
    }
  }

  /// The notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object whose notifications are wanted; those of all objects where absent.
  ///
  /// ```swift
  /// let saved = Notification.Name("saved")
  /// let cancellable = NotificationCenter.default.publisher(for: saved).sink { print($0.name.rawValue) }
  /// NotificationCenter.default.post(name: saved, object: nil)
  /// // Prints:
  /// // saved
  /// ```
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Publishers are equal when they are about the same notifications of the same object and centre.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// A place in a notification centre, and the subscription to it.
private final class NotificationObserver: Subscription, NamedForDebugging, @unchecked Sendable {
  private let lock = Lock()
  private var center: NotificationCenter?
  private var object: AnyObject?
  private var send: ((Notification) -> Subscribers.Demand)?
  private var place: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none
  private let notificationName: Notification.Name

  var name: String { "NotificationCenter Observer" }

  var children: [Mirror.Child] {
    lock.withLock {
      [
        ("center", shown(center)), ("name", notificationName), ("object", shown(object)), ("demand", demand),
      ]
    }
  }

  init(
    center: NotificationCenter, name: Notification.Name, object: AnyObject?,
    send: @escaping (Notification) -> Subscribers.Demand
  ) {
    self.center = center
    notificationName = name
    self.object = object
    self.send = send
    // The centre keeps the observer until it is cancelled, whether or not the subscriber keeps its subscription.
    place = center.addObserver(forName: name, object: object, queue: nil) { notification in
      self.receive(notification)
    }
  }

  private func receive(_ notification: Notification) {
    let wanting: ((Notification) -> Subscribers.Demand)? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return send
    }
    guard let more = wanting?(notification), more > .none else { return }
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let held = lock.withLock {
      defer { (center, object, send, place) = (nil, nil, nil, nil) }
      return (center, object, send, place)
    }
    if let place = held.3 { held.0?.removeObserver(place) }
  }
}
