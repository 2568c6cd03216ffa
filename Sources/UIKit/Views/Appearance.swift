import Foundation

// Looks that apps set for all bars and lists at once. Hosts have their own looks: what is set is kept and changes nothing.

/// Gives the object that keeps the looks set for all views of a class.
@MainActor
public protocol UIAppearance: AnyObject {
  init(frame: CGRect)
}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { AppearanceStore.value(of: Self.self) }
  public static func appearance(whenContainedInInstancesOf containers: [Any.Type]) -> Self { appearance() }
}

@MainActor
private enum AppearanceStore {
  static var values: [ObjectIdentifier: UIView] = [:]

  static func value<View: UIView & UIAppearance>(of type: View.Type) -> View {
    if let value = values[ObjectIdentifier(type)] as? View { return value }
    let value = View(frame: .zero)
    values[ObjectIdentifier(type)] = value
    return value
  }
}

/// What a bar looks like.
@MainActor
public class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

@MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor
public final class UITabBarAppearance: UIBarAppearance {}

@MainActor
public final class UINavigationBar: UIView, UIAppearance {
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
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

@MainActor
public final class UITabBar: UIView, UIAppearance {
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public lazy var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor
public final class UITableView: UIScrollView, UIAppearance {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
}

@MainActor
public final class UITableViewCell: UIView, UIAppearance {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

@MainActor
public final class UISegmentedControl: UIView, UIAppearance {
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

public struct UIControlState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = UIControlState([])
  public static let highlighted = UIControlState(rawValue: 1)
  public static let disabled = UIControlState(rawValue: 2)
  public static let selected = UIControlState(rawValue: 4)
}

@MainActor
public final class UIPageControl: UIView, UIAppearance {
  public required nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
