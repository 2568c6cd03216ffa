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

public nonisolated struct OpacityTransition: Transition, KnownTransition {
  public init() {}
  var known: AnyTransition { .opacity }
}

public nonisolated struct ScaleTransition: Transition, KnownTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  var known: AnyTransition { .scale }
}

public nonisolated struct SlideTransition: Transition, KnownTransition {
  public init() {}
  var known: AnyTransition { .slide }
}

public nonisolated struct MoveTransition: Transition, KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var known: AnyTransition { .move(edge: edge) }
}

public nonisolated struct PushTransition: Transition, KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var known: AnyTransition { .push(from: edge) }
}

public nonisolated struct OffsetTransition: Transition, KnownTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  var known: AnyTransition { .offset(offset) }
}

public nonisolated struct BlurReplaceTransition: Transition, KnownTransition {
  public enum Configuration: Equatable, Sendable { case downUp, upUp }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  var known: AnyTransition { .blurReplace }
}

public nonisolated struct IdentityTransition: Transition, KnownTransition {
  public init() {}
  var known: AnyTransition { .identity }
}

public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  var known: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}
