import Foundation

// The values of the modifiers in AcceptedModifiers.swift. No host has what they choose among.

/// How a search field stands in a bar; hosts have one place for it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button until it is pressed.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Whether what is behind a sheet can be touched; hosts have no such sheets.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can while the sheet is not higher: the same as `enabled`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// How a view looks under the pointer; hosts have looks of their own.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit up.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// How glass comes and goes; no host has any.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// From the glass of another view.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Slowly.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// When scrolling takes the keyboard away; no host has the app decide it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether what scrolls goes beyond its ends and back; no host has the app decide it.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How one page replaces another; hosts have one way.
public protocol NavigationTransition: Sendable {}
/// The one way that hosts have; others have no effect.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The one way that hosts have.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

/// A zoom out of a view, which no host shows.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Accepted: pages change in the usual way.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

/// How columns share the window; hosts have one look.
public protocol NavigationSplitViewStyle: Sendable {}
/// The one look that columns have.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The one look that columns have.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
/// The same look as `AutomaticNavigationSplitViewStyle`; hosts have one look.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The one look that columns have.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
/// The same look as `AutomaticNavigationSplitViewStyle`; hosts have one look.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The one look that columns have.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// What dragging in a sheet does; no host has the app decide it.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What is drawn at the edges of what scrolls; no host draws anything there.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A border.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft fade.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
