import Foundation

/// A screen of UIKit, for `UIViewControllerRepresentable` to hold.
@MainActor
open class UIViewController: UIResponder {
  public nonisolated override init() { super.init() }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  private var loadedView: UIView?

  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}

  /// Hosts show what SwiftUI presents; a controller presented from code is not shown.
  open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// A stack of screens, of which the top one is shown.
@MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController]
  public let navigationBar = UINavigationBar()

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  open override func loadView() { view = viewControllers.last?.view ?? UIView() }
}

/// Hands texts and addresses on: the host shows a link for each.
@MainActor
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  private let items: [String]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems.compactMap { item in
      switch item {
      case let url as URL: url.absoluteString
      case let text as String: text
      default: nil
      }
    }
    super.init()
  }

  open override func loadView() {
    let view = UIView()
    view.drawing = .share(items)
    self.view = view
  }
}

open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType(rawValue: "copy")
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
  }
}

/// A window's place among others. Hosts have their own windows, so there is none to be found.
@MainActor
open class UIScene: UIResponder {
  open var activationState: ActivationState { .foregroundActive }
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
}

@MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }
  open var windowScene: UIWindowScene? { nil }
  open func makeKeyAndVisible() {}
}
