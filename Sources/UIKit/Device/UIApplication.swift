import Foundation

/// The app as far as reader apps ask it for something.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The one app of the process.
  public static let shared = UIApplication()

  /// What may be asked for an address that is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// Kept; hosts open an address whatever it says.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// What an app is told of an address that it opens.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    private let name: String
    /// The app that has sent the address; it is not told.
    public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
    /// What the other app adds; it is not told.
    public static let annotation = OpenURLOptionsKey(name: "annotation")
  }

  /// What an app is launched for.
  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String
    /// The address that the app is launched for; it is not told.
    public static let url = LaunchOptionsKey(name: "url")
  }

  /// How near the app is to the person.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The app's own delegate; hosts set it at launch where the app has one.
  public var delegate: (any UIApplicationDelegate)?
  /// Always active.
  public var applicationState: State { .active }
  /// The scenes that an app's own launch code has made.
  public package(set) var connectedScenes: Set<UIScene> = []
  /// Always empty.
  public var openSessions: Set<UISceneSession> { [] }
  /// The windows of all scenes.
  public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
  /// The first window; nil where there is none.
  public var keyWindow: UIWindow? { windows.first }
  /// Always empty: hosts have no such bar.
  public var statusBarFrame: CGRect { .zero }
  /// Always unknown.
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  /// Accepted; notifications do not come from elsewhere.
  public func registerForRemoteNotifications() {}
  /// The shortest time between two fetches in the background.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches in the background.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Accepted; hosts do not ask the app to fetch.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Always fails with a `CocoaError`, which the handler gets before the call returns.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Always nil.
  public var alternateIconName: String? { nil }
  /// Always false.
  public var supportsAlternateIcons: Bool { false }
  /// Accepted; the app runs on by itself, and the identifier is the invalid one.
  public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  /// Accepted; the app runs on by itself, and the identifier is the invalid one.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Accepted; there is no task to end.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Sends a message to a target, or to whoever has the focus; true where somebody heard it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    target.map { action.send(to: $0, from: sender) } ?? false
  }
  /// Kept; hosts do not keep the screen awake.
  public var isIdleTimerDisabled = false
  /// Hosts offer no shortcuts.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// Kept; hosts draw no badge.
  public var applicationIconBadgeNumber = 0

  /// Opens an http, https or mailto address in the session whose event or task this is; elsewhere nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = SessionDevice.current?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens an address in the session whose task this is; false where it cannot be opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    SessionDevice.current?.open(url) ?? false
  }

  /// True for http, https and mailto; nothing is looked up.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  public func endEditing(_ force: Bool) {}

  /// An address that no host opens.
  public static var openSettingsURLString: String { "app-settings:" }
  /// An address that no host opens.
  public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
  /// The direction in which the process's own locale writes; a session's is in the environment of SwiftUI.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Never posted by hosts.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// Never posted by hosts.
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// Never posted by hosts.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// Never posted by hosts.
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  /// Never posted by hosts.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// Never posted by hosts.
  nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationTimeChange")
  /// Never posted by hosts.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationScreenshot")
  /// Never posted by hosts.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
  /// Never posted by hosts.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted by hosts.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted by hosts.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChange")
  /// Never posted by hosts.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")
}

/// Hears of the app's life. Hosts tell it once that the app has been launched.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window that the delegate has made; shown where neither the scene nor its delegate has one.
  var window: UIWindow? { get set }
  /// The app is about to be launched; called first, without options. The answer is not used.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched; called once for each session, without options. The answer is not used.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a scene is made. Hosts do not ask.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes have been closed for good. Hosts do not call it.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// How a window may be turned. Hosts do not ask.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The app is asked to open an address; false where it does not. Hosts do not call it.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The app may fetch what is new, and says what it has found. Hosts do not call it.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A notification has come from elsewhere, and the app says what it has fetched for it. Hosts do not call it.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The app has gone to the background. Hosts do not call it.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come to the front. Hosts do not call it.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to become inactive. Hosts do not call it.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is active. Hosts do not call it.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to end. Hosts do not call it.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil, and what is set is forgotten, where the delegate has no property of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// A configuration without a name; hosts do not ask.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing; hosts do not call it.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// All; hosts do not ask.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// False; hosts do not call it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Has found nothing; hosts do not call it.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Has fetched nothing; hosts do not call it.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Does nothing; hosts do not call it.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing; hosts do not call it.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing; hosts do not call it.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing; hosts do not call it.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing; hosts do not call it.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What the app runs on. It calls itself a pad, the nearest to a page in a browser.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The one device, the same for all sessions.
  public static let current = UIDevice()
  /// Always that of a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// Always `"Browser"`.
  public var name: String { "Browser" }
  /// Always `"Browser"`.
  public var model: String { "Browser" }
  /// Always `"Linux"`.
  public var systemName: String { "Linux" }
  /// The major and minor version of the system that the app runs on.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// Always nil.
  public var identifierForVendor: UUID? { nil }
  /// Always unknown.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Kept; hosts do not tell of a battery.
  public var isBatteryMonitoringEnabled = false
  /// Always -1, which stands for unknown.
  public var batteryLevel: Float { -1 }
  /// How a battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Always unknown.
  public var batteryState: BatteryState { .unknown }
  /// Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
  /// Never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")
  /// Always `"Browser"`.
  public var localizedModel: String { model }
  /// Always true.
  public var isMultitaskingSupported: Bool { true }
  /// Kept; hosts do not tell what is near.
  public var isProximityMonitoringEnabled = false
  /// Always false.
  public var proximityState: Bool { false }
  /// Kept; hosts do not tell how a device is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Apps turn the screen with the key `orientation`; a page stands as its window does.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Accepted; hosts do not tell how a device is held.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Accepted; there is nothing to end.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

/// How a screen is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether the screen lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A task that an app goes on with in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// A task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app has found when it fetched in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// What kind of device an app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
