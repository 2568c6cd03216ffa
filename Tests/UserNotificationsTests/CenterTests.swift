import Eventually
import Foundation
import Locks
import Testing
import UserNotifications

private final class Hearer: UNUserNotificationCenterDelegate, Sendable {
  let heard = Locked<[String]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    heard.withLock { $0.append(notification.request.content.title) }
    completionHandler(.banner)
  }
}

@MainActor @Suite(.serialized) struct CenterTests {
  private let center = UNUserNotificationCenter.current()

  private func request(_ id: String, _ title: String, after seconds: TimeInterval?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    defer { content.title = "changed later" }
    return UNNotificationRequest(
      identifier: id, content: content,
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) })
  }

  @Test func whatIsDueIsToldToTheDelegate() async throws {
    let hearer = Hearer()
    center.delegate = hearer
    #expect(try await center.requestAuthorization(options: [.alert]))
    try await center.add(request("now", "at once", after: nil))
    try await center.add(request("soon", "soon", after: 0.05))
    try await eventually("both came") { hearer.heard.withLock { $0.sorted() } == ["at once", "soon"] }
    let left = await center.pendingNotificationRequests()
    #expect(left.isEmpty)
    center.removeAllDeliveredNotifications()
  }

  @Test func aRequestIsReplacedAndTakenBack() async throws {
    try await center.add(request("later", "one", after: 1000))
    try await center.add(request("later", "two", after: 1000))
    let waiting = await center.pendingNotificationRequests().map(\.content.title)
    #expect(waiting == ["two"])
    center.removePendingNotificationRequests(withIdentifiers: ["later", "unknown"])
    let left = await center.pendingNotificationRequests()
    #expect(left.isEmpty)
  }
}
