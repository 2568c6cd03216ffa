import Foundation

// Looks that apps set for all bars and lists at once. Hosts follow the colours of bars, of choices beside each other and of lists;
// what else is set is kept and changes nothing.

/// Gives the object that keeps the looks set for all views of a class.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// The same as `appearance()`.
  public static func appearance(for traits: UITraitCollection) -> UIView { appearance() }
  /// Kept by an object of its own: hosts do not ask what a view is within.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIView {
    UIView(frame: .zero)
  }
}

/// Views and screens within which others can look otherwise.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UILabel {
  /// Kept by an object of its own: hosts do not ask what a label is within.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UILabel {
    UILabel(frame: .zero)
  }
}

extension UIAppearance where Self: UITextField {
  /// Kept by an object of its own: hosts do not ask what a field is within.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UITextField
  { UITextField(frame: .zero) }
}

extension UIAppearance where Self: UIButton {
  /// Kept by an object of its own: hosts do not ask what a button is within.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIButton {
    UIButton(frame: .zero)
  }
}

extension UIAppearance where Self: UINavigationBar {
  /// Kept by an object of its own: hosts do not ask what a bar is within.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// The objects that keep looks, by class.
@MainActor
enum AppearanceStore {
  private static var values: [ObjectIdentifier: UIView] = [:]

  static func value<View: UIView>(_ make: (CGRect) -> View) -> View {
    if let value = values[ObjectIdentifier(View.self)] as? View { return value }
    let value = make(.zero)
    values[ObjectIdentifier(View.self)] = value
    return value
  }

  static func known<View: UIView>() -> View? { values[ObjectIdentifier(View.self)] as? View }
}

extension UIAppearance where Self: UIView {
  /// What an app has set for all views of the class; nil where it never asked for the object.
  package static var setForAll: Self? { AppearanceStore.known() }
}

/// What a bar looks like.
@preconcurrency @MainActor
public class UIBarAppearance: NSObject {
  /// Behind the bar; nil is as hosts have it.
  public var backgroundColor: UIColor?
  /// Whether the bar has no ground.
  package private(set) var isTransparent = false
  /// Kept; hosts draw bars in their own look.
  public var backgroundEffect: UIBlurEffect?
  /// Kept; hosts draw bars in their own look.
  public var shadowColor: UIColor?
  /// Kept; hosts draw bars in their own look.
  public var backgroundImage: UIImage?
  /// Kept; hosts draw bars in their own look.
  public var shadowImage: UIImage?
  /// The ground that hosts have.
  public func configureWithDefaultBackground() { configure(isTransparent: false) }
  /// The ground that hosts have.
  public func configureWithOpaqueBackground() { configure(isTransparent: false) }
  /// No ground.
  public func configureWithTransparentBackground() { configure(isTransparent: true) }

  private func configure(isTransparent: Bool) {
    self.isTransparent = isTransparent
    backgroundColor = nil
  }
}

/// What the bar of a stack looks like. Hosts follow its ground and the colour of its titles.
@preconcurrency @MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
  /// Hosts follow the colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Hosts follow the colour.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; hosts draw titles in their own place.
  public var titlePositionAdjustment = UIOffset.zero
  /// Kept; hosts draw buttons in their own look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept; hosts draw buttons in their own look.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept; hosts draw their own way back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// Kept; hosts draw their own way back.
  public private(set) var backIndicatorImage = UIImage()
  /// Kept; hosts draw their own way back.
  public private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets both pictures, empty ones where they are nil.
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// What the bar of tabs looks like. Hosts follow its ground and the colour of its symbols.
@preconcurrency @MainActor
public final class UITabBarAppearance: UIBarAppearance {
  /// Hosts follow the colour of symbols.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept; hosts draw tabs in their own look.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept; hosts draw tabs in their own look.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept; hosts draw tabs in their own look.
  public var selectionIndicatorTintColor: UIColor?
  /// Kept; hosts draw tabs in their own look.
  public var selectionIndicatorImage: UIImage?
}

/// What a bar of tools looks like. Hosts draw none.
@preconcurrency @MainActor
public final class UIToolbarAppearance: UIBarAppearance {
  /// Kept; hosts draw no bar of tools.
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// What a button in a bar looks like in each of its states.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject {
  /// As it usually is.
  public let normal = UIBarButtonItemStateAppearance()
  /// While it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// When it cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While it has the keyboard's attention.
  public let focused = UIBarButtonItemStateAppearance()
  /// Looks without anything set.
  public override init() {}
  /// Looks without anything set; the style is not kept.
  public init(style: UIBarButtonItem.Style) {}
}

/// What a button in a bar looks like in one state. Hosts do not follow it.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// Kept; hosts draw buttons in their own look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; hosts draw buttons in their own look.
  public var titlePositionAdjustment = UIOffset.zero
  /// Kept; hosts draw buttons in their own look.
  public var backgroundImage: UIImage?
}

/// What a tab's item looks like in each of its states.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject {
  /// How a tab's picture and title stand to each other.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// As it usually is.
  public let normal = UITabBarItemStateAppearance()
  /// When it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// When it cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// While it has the keyboard's attention.
  public let focused = UITabBarItemStateAppearance()
  /// Looks without anything set.
  public override init() {}
  /// Looks without anything set; the style is not kept.
  public init(style: Style) {}
}

/// What a tab's item looks like in one state. Hosts do not follow it.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  /// Kept; hosts draw tabs in their own look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; hosts draw tabs in their own look.
  public var titlePositionAdjustment = UIOffset.zero
  /// The colour of symbol and title; nil is as hosts have it.
  public var iconColor: UIColor?
  /// Kept; hosts draw no badge.
  public var badgeBackgroundColor: UIColor?
  /// Kept; hosts draw no badge.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A distance to the side and downwards.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat
  /// A distance in points, 0 where none is given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// No distance.
  public static let zero = UIOffset()
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar of a stack. It keeps what is set on it; hosts draw their own.
@preconcurrency @MainActor
public final class UINavigationBar: UIView {
  /// The bar that keeps the looks set for all of them.
  public override class func appearance() -> UINavigationBar { AppearanceStore.value { UINavigationBar(frame: $0) } }
  /// A bar without anything set; hosts do not draw it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Hosts follow the colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Hosts follow the colour.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Behind the bar; nil is as hosts have it.
  public var barTintColor: UIColor?
  /// Kept; hosts draw bars in their own look.
  public var isTranslucent = true
  /// Kept; hosts choose the size of titles.
  public var prefersLargeTitles = false
  /// Kept; hosts draw bars in their own look.
  public var shadowImage: UIImage?
  /// Kept; hosts draw their own way back.
  public var backIndicatorImage: UIImage?
  /// Kept; hosts draw their own way back.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// A black one has a light title.
  public var barStyle = UIBarStyle.default
  /// Kept; hosts draw the item of the screen that is shown.
  public var topItem: UINavigationItem?
  /// Kept; hosts draw bars in their own look.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether a picture without points stands for the ground, as apps have it that want none.
  package private(set) var hasEmptyBackground = false
  /// A picture without points leaves the bar without a ground; others are not drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasEmptyBackground = backgroundImage.map { $0.size == .zero } ?? false
  }
  /// A picture without points leaves the bar without a ground; others are not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Accepted; hosts draw titles in their own place.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The looks of a bar with something scrolled under it; also those of others, where none are set for them.
  public lazy var standardAppearance = UINavigationBarAppearance()
  /// The looks of a bar with nothing scrolled under it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept; hosts draw bars in their own look.
  public var compactAppearance: UINavigationBarAppearance?
}

/// The bar of tabs. It keeps what is set on it; hosts draw their own.
@preconcurrency @MainActor
public final class UITabBar: UIView {
  /// The bar that keeps the looks set for all of them.
  public override class func appearance() -> UITabBar { AppearanceStore.value { UITabBar(frame: $0) } }
  /// A bar without anything set; hosts do not draw it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Behind the bar; nil is as hosts have it.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not shown; nil is as hosts have it.
  public var unselectedItemTintColor: UIColor?
  /// Kept; hosts draw tabs in their own look.
  public var isTranslucent = true
  /// Kept; hosts draw the items of the controllers.
  public var items: [UITabBarItem]?
  /// Kept; `selectedIndex` of the controller decides it.
  public var selectedItem: UITabBarItem?
  /// Kept; hosts draw tabs in their own look.
  public var backgroundImage: UIImage?
  /// Kept; hosts draw tabs in their own look.
  public var shadowImage: UIImage?
  /// Kept; hosts draw tabs in their own look.
  public var selectionIndicatorImage: UIImage?
  /// A black one has light tabs.
  public var barStyle = UIBarStyle.default
  /// Kept; hosts place tabs by themselves.
  public var itemPositioning = ItemPositioning.automatic
  /// Kept; hosts place tabs by themselves. In points.
  public var itemSpacing: CGFloat = 0
  /// How tabs share the width of the bar.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The looks of a bar with something scrolled under it; also those of others, where none are set for them.
  public lazy var standardAppearance = UITabBarAppearance()
  /// The looks of a bar with nothing scrolled under it.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

extension NSAttributedString.Key {
  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of letters, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour behind letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}

/// A bar of tools. Hosts do not draw it.
@preconcurrency @MainActor
public final class UIToolbar: UIView {
  /// The bar that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIToolbar { AppearanceStore.value { UIToolbar(frame: $0) } }
  /// A bar without anything set; hosts do not draw it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Kept; hosts do not draw the bar.
  public var barTintColor: UIColor?
  /// Kept; hosts do not draw the bar.
  public var isTranslucent = true
  /// Kept; hosts do not draw the bar.
  public var barStyle = UIBarStyle.default
  /// Kept; hosts do not draw the bar.
  public lazy var standardAppearance = UIToolbarAppearance()
  /// Kept; hosts do not draw the bar.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// Accepted; hosts do not draw the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Accepted; hosts do not draw the bar.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  /// Kept; hosts do not draw the bar.
  public var items: [UIBarButtonItem]?
  /// Sets the items, without movement.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
