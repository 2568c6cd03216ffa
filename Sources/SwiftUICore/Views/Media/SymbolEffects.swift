/// A movement of a symbol, all of which moves at once, in one direction, whatever the effect says of that.
public protocol SymbolEffect: Sendable {
  /// What the symbol goes through, from how it is by itself.
  var _steps: [_SymbolStep] { get }
}
/// A hop.
public struct BounceSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] {
    [_SymbolStep(), _SymbolStep(scale: 1.2, seconds: 0.15), _SymbolStep(scale: 0.95, seconds: 0.15)]
  }
  /// The same as `.bounce`.
  public init() {}
  /// The same effect, upwards.
  public var up: BounceSymbolEffect { self }
  /// The same effect, downwards.
  public var down: BounceSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
/// Fading and coming back.
public struct PulseSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(seconds: 0.7), _SymbolStep(opacity: 0.35, seconds: 0.7)] }
  /// The same as `.pulse`.
  public init() {}
  /// The same effect, one layer after another.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
/// Layers that light up.
public struct VariableColorSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(seconds: 0.5), _SymbolStep(opacity: 0.5, seconds: 0.5)] }
  /// The same as `.variableColor`.
  public init() {}
  /// The same effect, one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect, layers staying lit.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect, going back at the end.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect, starting again at the end.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same effect, the other layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The same effect, the other layers faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers that light up, which no host shows.
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
/// Growing or shrinking.
public struct ScaleSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(scale: scale, seconds: 0.25)] }
  private var scale = 1.15
  /// The same as `.scale`.
  public init() {}
  /// The same effect, growing.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(scale: 1.15) }
  /// The same effect, shrinking.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(scale: 0.85) }
  private init(scale: Double) { self.scale = scale }
  /// The same effect, one layer after another.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
/// One symbol after another.
public struct ReplaceSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [] }
  /// The same as `.replace`.
  public init() {}
  /// The same effect: down and up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same effect: up and up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same effect: away and up.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { .init() } }
/// Turning.
public struct RotateSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] {
    [_SymbolStep(seconds: 0), _SymbolStep(degrees: 180, seconds: 0.6), _SymbolStep(degrees: 360, seconds: 0.6)]
  }
  /// The same as `.rotate`.
  public init() {}
  /// The same effect, clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// The same effect, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { .init() } }
/// Going to and fro.
public struct WiggleSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] {
    [_SymbolStep(), _SymbolStep(degrees: -12, seconds: 0.12), _SymbolStep(degrees: 12, seconds: 0.12)]
  }
  /// The same as `.wiggle`.
  public init() {}
  /// The same effect, clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same effect, counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same effect, to the left.
  public var left: WiggleSymbolEffect { self }
  /// The same effect, to the right.
  public var right: WiggleSymbolEffect { self }
  /// The same effect, upwards.
  public var up: WiggleSymbolEffect { self }
  /// The same effect, downwards.
  public var down: WiggleSymbolEffect { self }
  /// The same effect, in the direction of reading.
  public var forward: WiggleSymbolEffect { self }
  /// The same effect, against the direction of reading.
  public var backward: WiggleSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { .init() } }
/// Growing and shrinking slowly.
public struct BreatheSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(seconds: 1.2), _SymbolStep(scale: 1.1, opacity: 0.8, seconds: 1.2)] }
  /// The same as `.breathe`.
  public init() {}
  /// The same effect, without fading.
  public var plain: BreatheSymbolEffect { self }
  /// The same effect, with fading.
  public var pulse: BreatheSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { .init() } }
/// Coming into sight.
public struct AppearSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [] }
  /// The same as `.appear`.
  public init() {}
  /// The same effect, upwards.
  public var up: AppearSymbolEffect { self }
  /// The same effect, downwards.
  public var down: AppearSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { .init() } }
/// Going out of sight.
public struct DisappearSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(opacity: 0)] }
  /// The same as `.disappear`.
  public init() {}
  /// The same effect, upwards.
  public var up: DisappearSymbolEffect { self }
  /// The same effect, downwards.
  public var down: DisappearSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going out of sight, which no host shows as a movement.
  public static var disappear: DisappearSymbolEffect { .init() }
}
/// Drawn again once it ends: until then the symbol is not there, and hosts fade it in.
public struct DrawOnSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(opacity: 0)] }
  /// The same as `.drawOn`.
  public init() {}
  /// The same effect, one layer after another.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same effect, each layer by itself.
  public var individually: DrawOnSymbolEffect { self }
}
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: DrawOnSymbolEffect { .init() } }
/// Drawn away as long as it lasts; hosts fade the symbol.
public struct DrawOffSymbolEffect: SymbolEffect {
  public var _steps: [_SymbolStep] { [_SymbolStep(opacity: 0)] }
  /// The same as `.drawOff`.
  public init() {}
  /// The same effect, one layer after another.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same effect, each layer by itself.
  public var individually: DrawOffSymbolEffect { self }
}
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: DrawOffSymbolEffect { .init() } }

extension ContentTransition {
  /// One symbol grows in place of the other, whichever the effect is.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
