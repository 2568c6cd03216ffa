/// What a transition does; hosts animate whatever it says.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool
  /// With movement unless said otherwise.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// With movement, unless a transition says otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }
}
