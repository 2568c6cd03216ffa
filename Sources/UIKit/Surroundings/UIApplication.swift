import Foundation

/// The app as far as reader apps ask it for something.
@MainActor
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String
    public static let url = LaunchOptionsKey(name: "url")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  /// Opens an http, https or mailto address in the session whose event or task this is; elsewhere nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = SessionSurroundings.current?.open(url) ?? false
    completion?(isOpened)
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    SessionSurroundings.current?.open(url) ?? false
  }

  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  public func endEditing(_ force: Bool) {}

  public static var openSettingsURLString: String { "app-settings:" }

  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")
}

/// Hears of the app's life. Hosts tell it once that the app has been launched.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What the app runs on. It calls itself a pad, the nearest to a page in a browser.
@MainActor
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
  nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What has been copied within the app. A page cannot reach the reader's own clipboard from here.
@MainActor
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}
