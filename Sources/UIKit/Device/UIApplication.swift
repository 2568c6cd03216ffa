import Foundation

/// The app as far as reader apps ask it for something.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  public struct OpenURLOptionsKey: Hashable, Sendable {
    private let name: String
    public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(name: "annotation")
  }

  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String
    public static let url = LaunchOptionsKey(name: "url")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  /// The scenes that an app's own launch code has made.
  public package(set) var connectedScenes: Set<UIScene> = []
  public var openSessions: Set<UISceneSession> { [] }
  public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
  public var keyWindow: UIWindow? { windows.first }
  public var statusBarFrame: CGRect { .zero }
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  public func registerForRemoteNotifications() {}
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Sends a message to a target, or to whoever has the focus; true where somebody heard it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    target.map { action.send(to: $0, from: sender) } ?? false
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  /// Opens an http, https or mailto address in the session whose event or task this is; elsewhere nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = SessionDevice.current?.open(url) ?? false
    completion?(isOpened)
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    SessionDevice.current?.open(url) ?? false
  }

  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  public func endEditing(_ force: Bool) {}

  public static var openSettingsURLString: String { "app-settings:" }
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationTimeChange")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationScreenshot")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")
}

/// Hears of the app's life. Hosts tell it once that the app has been launched.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What the app runs on. It calls itself a pad, the nearest to a page in a browser.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  public var name: String { "Browser" }
  public var model: String { "Browser" }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation { .unknown }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { -1 }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
