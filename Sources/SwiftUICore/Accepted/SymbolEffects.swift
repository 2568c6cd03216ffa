/// A movement of a symbol. Symbols of hosts stand still.
public protocol SymbolEffect: Sendable {}
/// A hop. No host moves symbols.
public struct BounceSymbolEffect: SymbolEffect {
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
/// Fading and coming back. No host moves symbols.
public struct PulseSymbolEffect: SymbolEffect {
  /// The same as `.pulse`.
  public init() {}
  /// The same effect, one layer after another.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
/// Layers that light up. No host moves symbols.
public struct VariableColorSymbolEffect: SymbolEffect {
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
/// Growing or shrinking. No host moves symbols.
public struct ScaleSymbolEffect: SymbolEffect {
  /// The same as `.scale`.
  public init() {}
  /// The same effect, growing.
  public var up: ScaleSymbolEffect { self }
  /// The same effect, shrinking.
  public var down: ScaleSymbolEffect { self }
  /// The same effect, one layer after another.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect, all of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
/// One symbol after another. No host moves symbols.
public struct ReplaceSymbolEffect: SymbolEffect {
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
/// Turning. No host moves symbols.
public struct RotateSymbolEffect: SymbolEffect {
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
/// Going to and fro. No host moves symbols.
public struct WiggleSymbolEffect: SymbolEffect {
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
/// Growing and shrinking slowly. No host moves symbols.
public struct BreatheSymbolEffect: SymbolEffect {
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
/// Coming into sight. No host moves symbols.
public struct AppearSymbolEffect: SymbolEffect {
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
/// Going out of sight. No host moves symbols.
public struct DisappearSymbolEffect: SymbolEffect {
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
/// Being drawn. No host moves symbols.
public struct DrawOnSymbolEffect: SymbolEffect {
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
/// Being drawn away. No host moves symbols.
public struct DrawOffSymbolEffect: SymbolEffect {
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
