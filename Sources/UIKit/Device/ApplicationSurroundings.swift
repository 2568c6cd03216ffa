import Foundation

// What apps ask of the system around them that hosts do not have.

extension UIApplication {
  /// Always without an end: hosts let an app run.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Always true.
  public var isProtectedDataAvailable: Bool { true }
  /// Always false: hosts bring no messages from outside.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: hosts bring no messages from outside.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing: hosts have no buttons for what plays.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: hosts have no buttons for what plays.
  public func endReceivingRemoteControlEvents() {}
  /// Does nothing; hosts show their own sign of loading. Always false.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
}

extension UIScreen {
  /// The one screen.
  public static var screens: [UIScreen] { [main] }
  /// What is known of the surroundings.
  public var traitCollection: UITraitCollection { .current }
}

extension UIWindowScene {
  /// How a scene is to stand.
  public enum GeometryPreferences: Sendable {
    /// On a telephone or tablet, turned in one of the ways.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }

  /// Does nothing: a page stands as its window does.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UITraitCollection {
  /// How strong contrasts are.
  public enum AccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
  /// From which side text runs.
  public enum LayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

  /// Always normal: hosts do not tell.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// From which side text of the machine's language runs.
  public var layoutDirection: LayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether one of them is light and the other dark.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
  /// Surroundings with what the last of the others say.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: collections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified)
  }
}

/// How strong contrasts are.
public typealias UIAccessibilityContrast = UITraitCollection.AccessibilityContrast

extension UIViewController {
  /// A button that turns editing on and off, by `setEditing(_:animated:)`.
  public var editButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    item.primaryAction = UIAction { [weak self, weak item] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
      item?.title = isEditing ? "Done" : "Edit"
    }
    return item
  }
  /// Always nil: no interface file is read.
  public var nibName: String? { nil }
}
