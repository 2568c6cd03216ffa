@_exported import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title, empty at first.
  public fileprivate(set) var title = ""
  /// The line below the title, empty at first.
  public fileprivate(set) var subtitle = ""
  /// The text, empty at first.
  public fileprivate(set) var body = ""
  /// The number for the app's picture; there is none to draw it on.
  public fileprivate(set) var badge: NSNumber?
  /// The sound, which is not played; nil for none.
  public fileprivate(set) var sound: UNNotificationSound?
  /// The kind of notification, for the app to know.
  public fileprivate(set) var categoryIdentifier = ""
  /// What notifications belong together by, for the app to know.
  public fileprivate(set) var threadIdentifier = ""
  /// What the notification is about, for the app to know.
  public fileprivate(set) var targetContentIdentifier: String?
  /// Values of the app's own, for its delegate.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// Kept; nobody is interrupted.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Kept; notifications are not shown.
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
  /// The title, empty at first.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title, empty at first.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text, empty at first.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the app's picture; there is none to draw it on.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound, which is not played; nil for none.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The kind of notification, for the app to know.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What notifications belong together by, for the app to know.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// What the notification is about, for the app to know.
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// Values of the app's own, for its delegate.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Kept; nobody is interrupted.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// Kept; notifications are not shown.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The sound of a notification. Nothing is played.
public final class UNNotificationSound: NSObject, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// A sound of a file by its name.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  /// The usual sound.
  public static let `default` = UNNotificationSound(name: "default")
  /// The sound of what is urgent.
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")
  /// The sound of a call.
  public static let defaultRingtone = UNNotificationSound(name: "defaultRingtone")
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// A name by its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name by its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a notification may interrupt; nobody is interrupted here.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
