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
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
public final class UITabBarAppearance: UIBarAppearance {}

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
  public var items: [UIBarButtonItem]?
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// Cells in a free arrangement. Hosts do not draw it.
@preconcurrency @MainActor
open class UICollectionView: _UIScrollArea {
  public override class func appearance() -> UICollectionView { AppearanceStore.value { UICollectionView(frame: $0) } }
}
