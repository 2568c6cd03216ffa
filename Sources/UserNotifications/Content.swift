@_exported import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public fileprivate(set) var title = ""
  public fileprivate(set) var subtitle = ""
  public fileprivate(set) var body = ""
  public fileprivate(set) var badge: NSNumber?
  public fileprivate(set) var sound: UNNotificationSound?
  public fileprivate(set) var categoryIdentifier = ""
  public fileprivate(set) var threadIdentifier = ""
  public fileprivate(set) var targetContentIdentifier: String?
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  public fileprivate(set) var relevanceScore = 0.0

  fileprivate func take(_ other: UNNotificationContent) {
    (title, subtitle, body, badge, sound) = (other.title, other.subtitle, other.body, other.badge, other.sound)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
    (targetContentIdentifier, userInfo) = (other.targetContentIdentifier, other.userInfo)
    (interruptionLevel, relevanceScore) = (other.interruptionLevel, other.relevanceScore)
  }

  /// The content as it is now: a request is not changed by what its maker does afterwards.
  func frozen() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.take(self)
    return copy
  }
}

/// What a notification is going to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The sound of a notification. Nothing is played.
public final class UNNotificationSound: NSObject, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  public static let `default` = UNNotificationSound(name: "default")
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")
  public static let defaultRingtone = UNNotificationSound(name: "defaultRingtone")
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
