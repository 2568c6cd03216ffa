import Foundation

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, Sendable {
  /// What the notification is known by; another with the same one takes its place.
  public let identifier: String
  /// What the notification says, as it was when the request was made.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A request that keeps a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.frozen()
    self.trigger = trigger
  }
}

/// A notification that has come.
public final class UNNotification: NSObject, Sendable {
  /// When it came.
  public let date: Date
  /// What it was asked for by.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a person did with a notification. Nobody is shown one here, so none is made.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What the person chose.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What a response has where a person has opened the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// What a response has where a person has put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification shows while the app is in front; none is shown here.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By its number on the app's picture.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// By its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// By a sheet over the screen.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the edge of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What an app asks to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To set the number on the app's picture.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// To play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// To show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// To show them in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// To interrupt at any time.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// To have settings of its own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// To show them quietly, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may notify; here not determined, or authorized once it has asked.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// Whether one way of notifying is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What an app may do with notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may notify.
  public let authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
  /// Enabled once the app has asked; notifications are not shown all the same.
  public var alertSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Never supported.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Never supported.
  public var badgeSetting: UNNotificationSetting { .notSupported }
}

/// Actions of a kind of notification. None are shown.
public final class UNNotificationCategory: NSObject, Sendable {
  /// What the kind is known by.
  public let identifier: String
  /// The actions of the kind.
  public let actions: [UNNotificationAction]

  /// A kind with its actions; intents and options are not kept.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// What a person could do with a notification. None are shown.
public final class UNNotificationAction: NSObject, Sendable {
  /// What the action is known by.
  public let identifier: String
  /// The words of the action.
  public let title: String

  /// An action; the options are not kept.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}

/// How a kind of notification is treated.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told where a person puts the notification away; here nobody does.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// How an action is treated.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only for who holds the device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// Brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
