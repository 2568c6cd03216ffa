/// What a transition does; hosts animate whatever it says.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}
