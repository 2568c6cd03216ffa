import Foundation

/// One of the surroundings that a view may follow.
public protocol UITraitDefinition {}

/// Light or dark surroundings.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much width there is.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much height there is.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The size of text that the person likes.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The direction of writing.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// The type that stands for one of the surroundings.
public typealias UITrait = any UITraitDefinition.Type

/// What a registration gives back, to end it with `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {}

/// What has surroundings. Hosts draw views anew when theirs change, without asking the app: a handler is kept by nobody.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Accepted; the handler is not called, as hosts draw views anew themselves.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitRegistration() }

  /// Accepted; the action is not called, as hosts draw views anew themselves.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration() }

  /// Accepted; there is nothing to end.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
