/// An effect that is played once each time a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as something holds.
public protocol IndefiniteSymbolEffect {}
/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// The effect that the system likes best.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var _steps: [_SymbolStep] { [] }
  /// The same as `.automatic`.
  public init() {}
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { .init() }
}

extension BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension ScaleSymbolEffect: IndefiniteSymbolEffect {}
extension AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
extension DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
extension DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
extension DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
extension ReplaceSymbolEffect: ContentTransitionSymbolEffect {}
