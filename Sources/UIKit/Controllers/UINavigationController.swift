import Foundation

/// A stack of screens, of which the top one is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The screens, of which the last is shown; changing them shows the new last one without movement.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      onChange?()
    }
  }
  /// A bar that keeps what is set on it; hosts draw their own.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// A bar that keeps what is set on it; hosts draw none.
  public let toolbar = UIToolbar(frame: .zero)
  /// Kept, weakly; hosts do not tell it of screens.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Kept; hosts draw the bar all the same.
  open var isNavigationBarHidden = false { didSet { onChange?() } }
  /// Kept; hosts draw no bar below.
  open var isToolbarHidden = true
  /// Kept; hosts do not hide bars.
  open var hidesBarsOnSwipe = false
  /// Kept; hosts do not hide bars.
  open var hidesBarsOnTap = false
  /// Hosts go back by themselves.
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The last screen; nil where there is none.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The item that was set, or else that of the first screen.
  open override var tabBarItem: UITabBarItem! {
    get { hasTabBarItem ? super.tabBarItem : viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// What is presented over the stack, or else the last screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// A stack with one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A stack without screens; no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a screen on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the last screen off the stack and gives it back; nil where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes off all screens above one and gives them back; nil where it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(viewControllers[(place + 1)...])
    viewControllers.removeLast(gone.count)
    return gone
  }

  /// Takes off all screens but the first and gives them back; never nil.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers.removeLast(gone.count)
    return gone
  }

  /// Sets the screens, without movement.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Sets `isNavigationBarHidden`, which hosts do not follow.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Makes a view for the host's own stack.
  open override func loadView() { view = ControllerView(self) }
}

/// Told how screens come. Hosts do not call it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown. Hosts do not call it.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A screen has been shown. Hosts do not call it.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Screens beside each other, of which one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The screens beside each other; none where it is nil.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
      onChange?()
    }
  }
  /// The place of the screen that is shown; setting it tells nobody.
  open var selectedIndex = 0 { didSet { onChange?() } }

  /// A person has chosen a screen, which the delegate may refuse.
  package func choose(_ index: Int) {
    defer { onChange?() }
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let chosen = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: chosen)
  }
  /// Asked whether a screen may be chosen, and told which is; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The screen that is shown; nil where there is none. Setting one that is not there changes nothing.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// A bar that keeps what is set on it; hosts draw their own.
  public let tabBar = UITabBar(frame: .zero)
  /// Sets the screens, without movement.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Makes a view for the host's own tabs.
  open override func loadView() { view = ControllerView(self) }
}

/// Told which screen is chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// A person has chosen a screen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a person may choose a screen.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// True: every screen may be chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}

/// Pages one after the other, of which one is shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages change; hosts do it at once.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The way in which pages follow each other; hosts turn them by swiping sideways.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether the next page or the one before comes.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What may be set for pages.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    /// The distance between pages; hosts do not follow it.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// Gives the pages before and after; held weakly, and nothing can be turned without it.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told that a person has turned a page; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is shown, alone in its list; nil before it is set.
  open private(set) var viewControllers: [UIViewController]?

  /// Pages without one to begin with; the arguments are not kept.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the first of the pages at once and calls the completion with true before it returns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    onChange?()
    completion?(true)
  }

  /// Shows the page before or after, where there is one.
  package func turn(forward: Bool) {
    guard let shown = viewControllers?.first, let dataSource else { return }
    let next =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return }
    viewControllers = [next]
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
    onChange?()
  }

  /// Makes a view for the page that is shown.
  open override func loadView() { view = ControllerView(self) }
}

/// Gives the pages before and after another; nil at the ends.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Told that a person has turned a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A person has turned a page; it is always finished and completed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows the screens of a controller that has several.
final class ControllerView: UIView {
  init(_ controller: UIViewController) {
    super.init(frame: .zero)
    drawing = .made(ControllerContent(controller))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view of a controller whose screen is drawn by the module that declares it.
@MainActor
package func _controllerView(of controller: UIViewController) -> UIView { ControllerView(controller) }

/// Names a controller to those who draw it without keeping it.
package final class ControllerContent {
  package private(set) weak var controller: UIViewController?
  init(_ controller: UIViewController) { self.controller = controller }
}
