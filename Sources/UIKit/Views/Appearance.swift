import Foundation

// Looks that apps set for all bars and lists at once. Hosts have their own looks: what is set is kept and changes nothing.

/// Gives the object that keeps the looks set for all views of a class.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIView {
  public static func appearance(for traits: UITraitCollection) -> UIView { appearance() }
  public static func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> UIView { appearance() }
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
}

/// What a bar looks like.
@preconcurrency @MainActor
public class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage = UIImage()
  public private(set) var backIndicatorTransitionMaskImage = UIImage()
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

@preconcurrency @MainActor
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
  public var selectionIndicatorImage: UIImage?
}

@preconcurrency @MainActor
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// What a button in a bar looks like in each of its states.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public override init() {}
  public init(style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?
}

/// What a tab's item looks like in each of its states.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public override init() {}
  public init(style: Style) {}
}

@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset()
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarStyle: Int, Sendable { case `default`, black }

@preconcurrency @MainActor
public final class UINavigationBar: UIView {
  public override class func appearance() -> UINavigationBar { AppearanceStore.value { UINavigationBar(frame: $0) } }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var barStyle = UIBarStyle.default
  public var topItem: UINavigationItem?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  public lazy var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
}

@preconcurrency @MainActor
public final class UITabBar: UIView {
  public override class func appearance() -> UITabBar { AppearanceStore.value { UITabBar(frame: $0) } }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var items: [UITabBarItem]?
  public var selectedItem: UITabBarItem?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var selectionIndicatorImage: UIImage?
  public var barStyle = UIBarStyle.default
  public var itemPositioning = ItemPositioning.automatic
  public var itemSpacing: CGFloat = 0
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  public lazy var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}

@preconcurrency @MainActor
public final class UIToolbar: UIView {
  public override class func appearance() -> UIToolbar { AppearanceStore.value { UIToolbar(frame: $0) } }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var barStyle = UIBarStyle.default
  public lazy var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  public var items: [UIBarButtonItem]?
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
