import Foundation

extension NotificationCenter {
  /// Notifications of a name, one after the other, from the moment that somebody waits for the first.
  public final class Notifications: AsyncSequence {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      let observer = Observer(
        center, center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Box($0)) })
      return Iterator(observer: observer, rest: stream.makeAsyncIterator())
    }

    /// Begins to listen when it is made, and keeps what comes until it is asked for.
    public struct Iterator: AsyncIteratorProtocol {
      let observer: Observer
      var rest: AsyncStream<Box>.Iterator
      /// Waits for the next notification; it does not end by itself.
      public mutating func next() async -> Notification? { await rest.next()?.notification }
    }

    /// A notification on its way from the thread that posts it.
    struct Box: @unchecked Sendable {
      let notification: Notification
      init(_ notification: Notification) { self.notification = notification }
    }

    /// Ends with the iterator.
    final class Observer {
      private let center: NotificationCenter
      private let token: any NSObjectProtocol
      init(_ center: NotificationCenter, _ token: any NSObjectProtocol) { (self.center, self.token) = (center, token) }
      deinit { center.removeObserver(token) }
    }
  }

  /// Notifications of a name, from one object or, where it is nil, from any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}
