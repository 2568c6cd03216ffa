import Foundation

/// A window's place among others.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How near a scene is to the person.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  /// What a scene is opened with. Hosts open it with nothing.
  public final class ConnectionOptions: NSObject {
    /// Always empty.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// Always nil.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Options without anything in them.
    public override init() {}
  }

  /// What identifies the scene.
  public let session: UISceneSession
  /// Told of the scene's life; held weakly.
  open weak var delegate: (any UISceneDelegate)?
  /// Never posted by hosts.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  /// Never posted by hosts.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  /// Never posted by hosts.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  /// Never posted by hosts.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
  /// Never posted by hosts.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnect")
  /// Never posted by hosts.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  /// Always in front and active.
  open var activationState: ActivationState { .foregroundActive }

  /// A scene; the options are not kept.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// An address that an app is asked to open.
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) { self.url = url }
}

/// The scene of an app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open package(set) var windows: [UIWindow] = []
  /// The first window that has been made key, or else the first of all; nil where there is none.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
  /// The screen of the app, the same for all windows.
  open var screen: UIScreen { .main }
  /// Always unknown.
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
  /// Always a manager whose bar has no room.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar at the top of a telephone. Hosts have none.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// Always empty.
  public var statusBarFrame: CGRect { .zero }
}

/// What identifies a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a text.
    public let rawValue: String
    /// A role by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the app's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the scene is for.
  public let role: Role
  /// A text that is new each time the scene is made.
  public let persistentIdentifier = UUID().uuidString
  /// How the scene is made.
  public private(set) lazy var configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  package init(role: Role) { self.role = role }
}

/// How a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil without one.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Kept; hosts make the scene delegate that the app is launched with.
  public var delegateClass: AnyClass?
  /// A configuration with a name for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What shows a controller on the screen. Hosts show one window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose screen is shown.
  open var rootViewController: UIViewController?
  /// Whether the window has been made key; it stays so when another is.
  open private(set) var isKeyWindow = false
  /// The scene that the window belongs to; nil where it was made with a frame alone.
  open private(set) weak var windowScene: UIWindowScene?
  /// Never posted: the one window is key from the start.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
  /// Never posted.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")
  /// Never posted.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
  /// Never posted.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
  /// Kept; hosts show one window.
  open var windowLevel = Level.normal

  /// How far in front a window is. Hosts show one.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// How far in front, larger for nearer to the person.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's windows, 0.
    public static let normal = Level(0)
    /// The level of the bar at the top, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// A window as large as the scene's screen, added to the scene's windows.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    windowScene.windows.append(self)
  }

  /// A window outside of a scene.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the window key; the first such window of a scene is shown.
  open func makeKeyAndVisible() { isKeyWindow = true }
  /// Makes the window key; the same as `makeKeyAndVisible()`.
  open func makeKey() { isKeyWindow = true }
}

/// Hears of a scene's life. Hosts tell it when the scene is made.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene has been made; called first, with a session and options without anything in them.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The app is asked to open addresses. Hosts do not call it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is gone. Hosts do not call it.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is active; called once, after `sceneWillEnterForeground(_:)`.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive. Hosts do not call it.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the front; called once, after the scene has been made.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has gone to the background. Hosts do not call it.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing; hosts do not call it.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing; hosts do not call it.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; hosts do not call it.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; hosts do not call it.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene with windows, and keeps its window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate has made; shown where the scene itself has none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and what is set is forgotten, where the delegate has no property of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
