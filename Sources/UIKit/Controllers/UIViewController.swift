import Foundation

/// A screen of UIKit, for `UIViewControllerRepresentable` to hold.
@preconcurrency @MainActor
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

  open var title: String? { didSet { onChange?() } }
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var traitCollection: UITraitCollection { .current }
  open private(set) weak var presentingViewController: UIViewController?
  /// The screen that is shown over this one.
  open private(set) var presentedViewController: UIViewController? { didSet { onChange?() } }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Where a popover would point; hosts show it as a sheet.
  open lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController()
  open lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController()
  open var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var automaticallyAdjustsScrollViewInsets = true
  open var toolbarItems: [UIBarButtonItem]?
  open var restorationIdentifier: String?
  open var isEditing = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Told when what stands around the view has changed: title, items of bars, what is presented.
  package final var onChange: (() -> Void)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    show(viewController, sender: sender)
  }

  // Storyboards are not here, and with them no ways from one of their screens to the next.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func loadViewIfNeeded() { _ = view }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }
  public required init?(coder: NSCoder) { super.init() }

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The nearest controller of a class above this one.
  private func above<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  open var navigationController: UINavigationController? { above(UINavigationController.self) }
  open var tabBarController: UITabBarController? { above(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { above(UISplitViewController.self) }

  /// Shows a screen over this one, as a sheet, an alert or a menu.
  open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    var top = self
    while let parent = top.parent { top = parent }
    while let next = top.presentedViewController { top = next }
    viewController.presentingViewController = top
    top.presentedViewController = viewController
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    var top = self
    while let parent = top.parent { top = parent }
    if top.presentedViewController != nil {
      top.presentedViewController = nil
    } else {
      top.presentingViewController?.presentedViewController = nil
    }
    completion?()
  }

  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// Hands texts and addresses on: the host shows a link for each.
@preconcurrency @MainActor
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

  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
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
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let print = ActivityType(rawValue: "print")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
    public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
    public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
    public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
  }
}
