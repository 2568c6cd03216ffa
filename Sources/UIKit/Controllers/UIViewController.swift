import Foundation

/// A screen of UIKit, for `UIViewControllerRepresentable` to hold.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Not the class's own to make, so that subclasses may have an `init()` of theirs.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A screen with an empty view; no interface file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  private var loadedView: UIView?

  /// The view of the screen, made by `loadView()` when first asked for; then `viewDidLoad()` is called.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      // Apps measure with the screen's size before anything is laid out.
      if view.frame.size == .zero { view.frame = UIScreen.main.bounds }
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// The title in the bar and below the tab, where their items have none; none where it is nil.
  open var title: String? {
    didSet {
      barItem?.title = title
      if let tabItem { tabItem.title = title }
      onChange?()
    }
  }

  private var barItem: UINavigationItem?
  /// What the screen puts into the bar of a stack; its title follows that of the screen.
  open var navigationItem: UINavigationItem {
    if let barItem { return barItem }
    let item = UINavigationItem(title: title ?? "")
    item.onChange = { [weak self] in self?.onChange?() }
    barItem = item
    return item
  }

  private var tabItem: UITabBarItem? {
    didSet { tabItem?.onChange = { [weak self] in self?.tabBarController?.onChange?() } }
  }
  /// Whether `tabBarItem` was set, or asked for.
  final var hasTabBarItem: Bool { tabItem != nil }
  /// What the screen is called among tabs; its title follows that of the screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabItem { return tabItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabItem = item
      return item
    }
    set { tabItem = newValue }
  }
  /// Kept; hosts let a person close sheets.
  open var isModalInPresentation = false
  /// Kept; screens are presented over the topmost one.
  open var definesPresentationContext = false
  /// Kept; hosts decide it.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept; hosts have no bar to hide below.
  open var hidesBottomBarWhenPushed = false
  /// Kept; hosts choose the size of sheets. In points.
  open var preferredContentSize = CGSize.zero
  /// Kept; hosts decide it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Default; hosts have no bar to draw it in.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// False; hosts have no such bar.
  open var prefersStatusBarHidden: Bool { false }
  /// All; windows have no orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The surroundings that `UITraitCollection.current` tells.
  open var traitCollection: UITraitCollection { .current }
  /// The screen that this one is shown over; nil where it is not presented.
  open private(set) weak var presentingViewController: UIViewController?
  /// The screen that is shown over this one.
  open private(set) var presentedViewController: UIViewController? { didSet { onChange?() } }
  /// Kept; hosts have a movement of their own.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Where a popover would point; hosts show it as a sheet.
  open lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController()
  /// The sheet that the screen is shown as, made when first asked for.
  open lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController()
  /// The popover or the sheet, by the style; never nil.
  open var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
  }
  /// Kept; hosts do not add it to what bars leave free. In points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Kept; hosts decide it.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Kept; hosts decide it.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Kept; hosts draw no bar below.
  open var toolbarItems: [UIBarButtonItem]?
  /// Kept; nothing is restored.
  open var restorationIdentifier: String?
  /// Whether the app has turned editing on.
  open var isEditing = false
  /// Always false.
  open var isBeingPresented: Bool { false }
  /// Always false.
  open var isBeingDismissed: Bool { false }
  /// Always false.
  open var isMovingToParent: Bool { false }
  /// Always false.
  open var isMovingFromParent: Bool { false }
  /// True; windows have no orientation.
  open var shouldAutorotate: Bool { true }
  /// Hosts turn with the person's screen, not when code asks.
  open class func attemptRotationToDeviceOrientation() {}
  /// False; hosts have no such sign.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// None; hosts do not ask.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Fading; hosts do not ask.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Told when what stands around the view has changed: title, items of bars, what is presented.
  package final var onChange: (() -> Void)?
  /// How the screen is presented; hosts show all but alerts as sheets.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controllers within this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one is in; nil where it is in none.
  open private(set) weak var parent: UIViewController?

  /// Makes an empty view; subclasses set `view` to one of their own.
  open func loadView() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    self.view = view
  }
  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called each time the screen comes into sight, without movement.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after `viewWillAppear(_:)`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called each time the screen goes out of sight, where `viewWillAppear(_:)` was; without movement.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called right after `viewWillDisappear(_:)`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called each time the screen comes into sight, not when hosts lay it out anew.
  open func viewWillLayoutSubviews() {}
  /// Called right after `viewWillLayoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Does nothing; hosts do not call it.
  open func didReceiveMemoryWarning() {}
  /// Accepted; hosts have no such bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Accepted; hosts have no such sign.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Accepted; hosts do not ask.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Accepted; windows have no orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Sets `isEditing`; subclasses do the rest.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The screen has come into sight.
  package final func appeared() {
    viewWillAppear(false)
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(false)
  }

  /// The screen has gone out of sight.
  package final func disappeared() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
  /// Does nothing; hosts do not call it.
  open func viewSafeAreaInsetsDidChange() {}
  /// Does nothing; hosts do not call it.
  open func updateViewConstraints() {}
  /// Does nothing; hosts do not call it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Sets `toolbarItems`, which hosts do not draw.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Shows the screen in the last of the columns that this one is in, or else as `show(_:sender:)` does.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    if let columns = splitViewController {
      columns.showDetailViewController(viewController, sender: sender)
    } else {
      show(viewController, sender: sender)
    }
  }

  // Storyboards are not here, and with them no ways from one of their screens to the next.
  /// Accepted; there are no ways of a storyboard to go.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// True; hosts do not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing; hosts do not call it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Always nil.
  open var storyboard: UIStoryboard? { nil }
  /// Kept, weakly; hosts do not ask it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Makes the view where it has not been made.
  open func loadViewIfNeeded() { _ = view }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, where it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a controller to `children`; its view is for the app to add.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Does nothing; for the app to call, and subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}
  /// Does nothing; for the app to call, and subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}

  /// Takes the controller out of the one that it is in.
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

  /// The nearest stack that this controller is in; nil where it is in none.
  open var navigationController: UINavigationController? { above(UINavigationController.self) }
  /// The nearest tabs that this controller is in; nil where it is in none.
  open var tabBarController: UITabBarController? { above(UITabBarController.self) }
  /// The nearest columns that this controller is in; nil where it is in none.
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

  /// Closes what is presented over this screen, or else this screen itself; the completion runs before it returns.
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

  /// Puts a screen on the stack that this one is in, or else presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
}

/// How a screen comes; hosts have a movement of their own.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
/// Whether the bar at the top of a telephone is drawn light or dark.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Orientations of a device. Windows have none.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt
  /// Orientations by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a screen is shown over another; hosts show all but alerts as sheets.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// Hands texts and addresses on: the host shows a link for each.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Kept; hosts show links whatever it says.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept; hosts do not call it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Told which activity was chosen, whether it was finished, what it gave back and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  private let items: [String]

  /// Hands on the addresses and texts among the items; others are left out, and so are the app's activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems.compactMap { item in
      switch item {
      case let url as URL: url.absoluteString
      case let text as String: text
      default: nil
      }
    }
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// Makes a view with a link for each address, and the texts.
  open override func loadView() {
    let view = UIView()
    view.drawing = .share(items)
    self.view = view
  }
}

/// Something to do with what is handed on.
open class UIActivity: NSObject {
  /// What an activity is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The kind as a text.
    public let rawValue: String
    /// A kind by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "copy")
    /// Writing a letter.
    public static let mail = ActivityType(rawValue: "mail")
    /// Writing a message.
    public static let message = ActivityType(rawValue: "message")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// Printing.
    public static let print = ActivityType(rawValue: "print")
    /// Keeping a picture among the person's photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Using a picture for a person of the address book.
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    /// Drawing on a document.
    public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
    /// Opening as a book.
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    /// Handing on to Facebook.
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    /// Handing on to Twitter.
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    /// Handing on to Flickr.
    public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
    /// Handing on to Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
    /// Handing on to Weibo.
    public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
    /// Handing on to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
  }
}
