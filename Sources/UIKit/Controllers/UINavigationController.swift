import Foundation

/// A stack of screens, of which the top one is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      onChange?()
    }
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar = UIToolbar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false { didSet { onChange?() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  /// Hosts go back by themselves.
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(viewControllers[(place + 1)...])
    viewControllers.removeLast(gone.count)
    return gone
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers.removeLast(gone.count)
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func loadView() { view = ControllerView(self) }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Screens beside each other, of which one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
      onChange?()
    }
  }
  open var selectedIndex = 0 {
    didSet {
      onChange?()
      if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
    }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  public let tabBar = UITabBar(frame: .zero)
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open override func loadView() { view = ControllerView(self) }
}

/// Told which screen is chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}

/// Screens beside each other; hosts show the first.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open override func loadView() { view = viewControllers.first?.view ?? UIView() }
}

/// Pages one after the other, of which one is shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  open override func loadView() { view = ControllerView(self) }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
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

/// Names a controller to those who draw it without keeping it.
package final class ControllerContent {
  package private(set) weak var controller: UIViewController?
  init(_ controller: UIViewController) { self.controller = controller }
}
