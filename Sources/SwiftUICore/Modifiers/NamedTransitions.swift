import Foundation

// Transitions as types of their own. Hosts draw them as the values of `AnyTransition` that are called alike.

/// A transition that hosts know.
@MainActor
protocol KnownTransition: Transition {
  nonisolated var known: AnyTransition { get }
}

extension KnownTransition {
  @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Fading.
public nonisolated struct OpacityTransition: Transition, KnownTransition {
  /// The same as `.opacity`.
  public init() {}
  var known: AnyTransition { .opacity }
}

/// Growing from nothing and shrinking to it.
public nonisolated struct ScaleTransition: Transition, KnownTransition {
  /// Kept; the view grows from nothing.
  public var scale: Double
  /// Kept; the view grows about its middle.
  public var anchor: UnitPoint
  /// Growing and shrinking; hosts do not follow the scale and the anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  var known: AnyTransition { .scale }
}

/// From one side and to the other.
public nonisolated struct SlideTransition: Transition, KnownTransition {
  /// The same as `.slide`.
  public init() {}
  var known: AnyTransition { .slide }
}

/// From an edge and to it.
public nonisolated struct MoveTransition: Transition, KnownTransition {
  /// The edge from which the view comes and to which it goes.
  public var edge: Edge
  /// From an edge and to it.
  public init(edge: Edge) { self.edge = edge }
  var known: AnyTransition { .move(edge: edge) }
}

/// From an edge, and to the opposite one.
public nonisolated struct PushTransition: Transition, KnownTransition {
  /// The edge from which the view comes.
  public var edge: Edge
  /// From an edge, and to the opposite one.
  public init(edge: Edge) { self.edge = edge }
  var known: AnyTransition { .push(from: edge) }
}

/// As a slide, whatever the way.
public nonisolated struct OffsetTransition: Transition, KnownTransition {
  /// Kept; the view slides.
  public var offset: CGSize
  /// As a slide, whatever the way.
  public init(_ offset: CGSize) { self.offset = offset }
  var known: AnyTransition { .offset(offset) }
}

/// Fading: hosts do not blur on the way.
public nonisolated struct BlurReplaceTransition: Transition, KnownTransition {
  /// How the views move while one replaces the other; they fade without moving.
  public enum Configuration: Equatable, Sendable { case downUp, upUp }
  /// Kept; views fade.
  public var configuration: Configuration
  /// Fading, whatever the configuration.
  public init(configuration: Configuration) { self.configuration = configuration }
  var known: AnyTransition { .blurReplace }
}

/// At once.
public nonisolated struct IdentityTransition: Transition, KnownTransition {
  /// The same as `.identity`.
  public init() {}
  var known: AnyTransition { .identity }
}

/// One way to come and another to go.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal
  /// One way to come and another to go.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  var known: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension AnyTransition {
  /// One view fades while another comes, whatever the configuration.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition { .blurReplace }
}
