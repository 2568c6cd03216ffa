import Foundation

/// How far a view is into, or out of, what its scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the start, all in sight, beyond the end.
  case topLeading, identity, bottomTrailing

  /// True while all of it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 beyond the start, 1 beyond the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When and how a view changes as it comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in sight for it to look as usual.
  public struct Threshold: Sendable {
    let share: Double

    /// All of the view.
    public static let visible = Threshold(share: 1)
    /// The least bit of the view.
    public static let hidden = Threshold(share: 0)
    /// All of the view, as `visible`.
    public static let centered = Threshold(share: 1)
    /// A part of the view, held within 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
    /// Between this and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      .visible(share + (other.share - share) * amount)
    }
  }

  enum Style: Sendable { case interactive, animated, identity }

  let style: Style
  var threshold = Threshold.visible

  /// Changes with the place.
  public static let interactive = ScrollTransitionConfiguration(style: .interactive)
  /// Changes with the place, evenly whatever the curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  /// Changes at the threshold, with an animation.
  public static let animated = ScrollTransitionConfiguration(style: .animated, threshold: .visible(0.5))
  /// Changes at the threshold, with the usual animation whatever is given.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// No change.
  public static let identity = ScrollTransitionConfiguration(style: .identity)

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var new = self
    new.threshold = threshold
    return new
  }
}

extension View {
  /// Changes how the view is drawn by how much of it its scroll view shows. Layout does not change.
  public nonisolated func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// With a configuration of its own for each end.
  public nonisolated func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        let sight = ScrollSight(proxy, axis: axis)
        let phase = sight.phase
        let usual = transition(EmptyVisualEffect(), .identity)._look
        let configuration = phase == .topLeading ? topLeading : bottomTrailing
        let share = sight.share
        guard phase != .identity, share < configuration.threshold.share || share == 0 else { return usual }
        let changed = transition(EmptyVisualEffect(), phase)._look
        switch configuration.style {
        case .identity: return usual
        case .animated: return changed
        case .interactive:
          let least = configuration.threshold.share
          return usual.mixed(with: changed, by: least > 0 ? 1 - share / least : 1)
        }
      })
  }
}

/// How much of a view the scroll view around shows.
struct ScrollSight {
  /// 0…1.
  let share: Double
  let phase: ScrollTransitionPhase

  /// - Parameter axis: the one that counts; nil for the one along which less is seen.
  init(_ proxy: GeometryProxy, axis: Axis? = nil) {
    let size = proxy.size
    guard let view = proxy.bounds(of: .scrollView) else {
      (share, phase) = (1, .identity)
      return
    }
    func sight(_ start: Double, _ end: Double, _ length: Double) -> (share: Double, phase: ScrollTransitionPhase) {
      guard length > 0 else { return (1, .identity) }
      let seen = max(0, min(end, length) - max(start, 0))
      let whole = min(length, max(end - start, 0))
      guard whole > 0, seen < whole else { return (1, .identity) }
      return (seen / whole, start > 0 ? .topLeading : .bottomTrailing)
    }
    let down = sight(view.minY, view.maxY, size.height)
    let across = sight(view.minX, view.maxX, size.width)
    switch axis {
    case .vertical: (share, phase) = down
    case .horizontal: (share, phase) = across
    case nil: (share, phase) = down.share <= across.share ? down : across
    }
  }
}
