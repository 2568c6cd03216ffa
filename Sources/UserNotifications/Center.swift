import Dispatch
import Foundation
import Locks

/// Hears of notifications.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// The time of a notification has come; called on the main thread. What the handler is told is not used.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person has opened a notification or chosen one of its actions. Hosts do not call it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Does nothing; hosts do not call it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The notifications of the program: kept while it runs, and told to its delegate when their time has come. They are not shown
/// on the screen, and nobody is asked whether they may be.
///
/// Completion handlers are called on another thread, the delegate on the main one.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The one center of the process.
  public static func current() -> UNUserNotificationCenter { shared }

  private struct State {
    var status = UNAuthorizationStatus.notDetermined
    var pending: [String: (request: UNNotificationRequest, timer: any DispatchSourceTimer)] = [:]
    var delivered: [UNNotification] = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let state = Locked(unchecked: State())
  private let queue = DispatchQueue(label: "notifications")

  /// As many as are kept after they have come.
  private static let mostDelivered = 100

  /// Told on the main thread of each notification whose time has come; held weakly.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Always false.
  public var supportsContentExtensions: Bool { false }

  // MARK: Whether it may

  /// Says yes without asking anybody; the handler is called on another thread.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.status = .authorized }
    queue.async { completionHandler(true, nil) }
  }

  /// Says yes without asking anybody. It never throws.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    state.withLock { $0.status = .authorized }
    return true
  }

  /// What the app may do, told on another thread.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(state.withLock { $0.status })
    queue.async { completionHandler(settings) }
  }

  /// What the app may do: not determined until it has asked.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(state.withLock { $0.status })
  }

  /// Accepted; no actions are shown.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Accepted; there is no badge. The handler is called with nil at once.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: ((any Error)?) -> Void = { _ in }) {
    handler(nil)
  }

  // MARK: Requests

  /// Asks for a notification, in place of one of the same identity that is still to come.
  /// Without a trigger it comes at once; with one that never comes it is dropped.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { queue.async { completionHandler(nil) } }
  }

  /// Asks for a notification, as `add(_:withCompletionHandler:)` does. It never throws.
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  /// The notifications that are still to come, by their identities, told on another thread.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    queue.async { completionHandler(requests) }
  }

  /// The notifications that are still to come, by their identities.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  /// Takes notifications back that are still to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let timers: [any DispatchSourceTimer] = state.withLock { state in
      identifiers.compactMap { state.pending.removeValue(forKey: $0)?.timer }
    }
    for timer in timers { timer.cancel() }
  }

  /// Takes all notifications back that are still to come.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: state.withLock { Array($0.pending.keys) })
  }

  /// The last 100 notifications that have come, the oldest first, told on another thread.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let delivered = state.withLock { $0.delivered }
    queue.async { completionHandler(delivered) }
  }

  /// The last 100 notifications that have come, the oldest first.
  public func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  /// Forgets notifications that have come, by their identities.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Forgets all notifications that have come.
  public func removeAllDeliveredNotifications() { state.withLock { $0.delivered = [] } }

  private var requests: [UNNotificationRequest] {
    state.withLock { $0.pending.values.map(\.request).sorted { $0.identifier < $1.identifier } }
  }

  // MARK: Time

  private func schedule(_ request: UNNotificationRequest) {
    guard let trigger = request.trigger else { return deliver(request) }
    guard let date = trigger.next(after: Date()) else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.setEventHandler { [weak self] in self?.come(request) }
    let old = state.withLock { state -> (any DispatchSourceTimer)? in
      defer { state.pending[request.identifier] = (request, timer) }
      return state.pending[request.identifier]?.timer
    }
    old?.cancel()
    timer.resume()
  }

  private func come(_ request: UNNotificationRequest) {
    let isStillWanted = state.withLock { state -> Bool in
      guard state.pending[request.identifier]?.request === request else { return false }
      state.pending[request.identifier] = nil
      return true
    }
    guard isStillWanted else { return }
    if request.trigger?.repeats == true { schedule(request) }
    deliver(request)
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: Date(), request: request)
    state.withLock { state in
      state.delivered.append(notification)
      if state.delivered.count > Self.mostDelivered { state.delivered.removeFirst() }
    }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
    }
  }
}
