import Dispatch
import Foundation
import Locks

/// Hears of notifications.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

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

  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  public var supportsContentExtensions: Bool { false }

  // MARK: Whether it may

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.status = .authorized }
    queue.async { completionHandler(true, nil) }
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    state.withLock { $0.status = .authorized }
    return true
  }

  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(state.withLock { $0.status })
    queue.async { completionHandler(settings) }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(state.withLock { $0.status })
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: ((any Error)?) -> Void = { _ in }) {
    handler(nil)
  }

  // MARK: Requests

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { queue.async { completionHandler(nil) } }
  }

  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    queue.async { completionHandler(requests) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let timers: [any DispatchSourceTimer] = state.withLock { state in
      identifiers.compactMap { state.pending.removeValue(forKey: $0)?.timer }
    }
    for timer in timers { timer.cancel() }
  }

  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: state.withLock { Array($0.pending.keys) })
  }

  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let delivered = state.withLock { $0.delivered }
    queue.async { completionHandler(delivered) }
  }

  public func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

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
