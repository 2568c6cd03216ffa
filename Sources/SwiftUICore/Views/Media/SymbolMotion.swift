extension View {
  /// Moves the symbol as long as `isActive` holds: all of the view that this is said of.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolMotion(steps: effect.steps(options), isActive: isActive, options: options))
  }

  /// Moves the symbol once each time `value` changes: all of the view that this is said of.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolMotion(steps: effect.steps(options), value: value))
  }

  /// Has the symbols below stand still, or move again.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}

extension SymbolEffect {
  fileprivate nonisolated func steps(_ options: SymbolEffectOptions) -> [_SymbolStep] {
    _steps.map { $0.faster(by: options.speed) }
  }
}

/// How a symbol looks at one moment of its movement, and how long it takes to get there.
public struct _SymbolStep: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// Clockwise.
  var degrees = 0.0
  var seconds = 0.2

  /// The same step, so many times as quick.
  func faster(by speed: Double) -> _SymbolStep {
    var step = self
    step.seconds /= speed
    return step
  }

  var animation: Animation? { seconds > 0 ? .easeInOut(duration: seconds) : nil }
}

/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// False where it moves once only.
  var repeats = true
  /// So many times as quick as usual.
  var speed = 1.0

  /// The usual way.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(repeats: false)
  /// So many times as quick as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
  /// Some times: again and again, but for one.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(repeats: count != 1) }
  /// Again and again, with a pause or without.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }

  /// The same options, so many times as quick as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? min(max(speed, 0.05), 20) : 1
    return options
  }

  /// The same options, once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repeats: false, speed: speed) }
  /// The same options, again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
  /// The same options, some times: again and again, but for one.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(repeats: count != 1, speed: speed) }

  /// How a movement comes again; hosts make no pauses.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// With pauses of some length; the same as `periodic`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
}

extension EnvironmentValues {
  private struct RemovalKey: EnvironmentKey { static let defaultValue = false }

  fileprivate(set) var removesSymbolEffects: Bool {
    get { self[RemovalKey.self] }
    set { self[RemovalKey.self] = newValue }
  }
}

/// A movement as long as something holds; one of a single step is how the symbol looks meanwhile.
nonisolated struct SymbolMotion: ViewModifier {
  let steps: [_SymbolStep]
  let isActive: Bool
  let options: SymbolEffectOptions
  @Environment(\.removesSymbolEffects) private var isRemoved

  func body(content: Content) -> some View {
    if isRemoved || steps.isEmpty {
      content
    } else if steps.count == 1 {
      content.modifier(SymbolLook(step: isActive ? steps[0] : _SymbolStep()))
        .animation(steps[0].animation, value: isActive)
    } else if !options.repeats {
      content.modifier(TriggeredSymbolMotion(steps: steps, value: isActive))
    } else if isActive {
      content.phaseAnimator(steps) { view, step in
        view.modifier(SymbolLook(step: step))
      } animation: {
        $0.animation
      }
    } else {
      content
    }
  }
}

/// A movement each time a value changes.
nonisolated struct TriggeredSymbolMotion<Value: Equatable>: ViewModifier {
  let steps: [_SymbolStep]
  let value: Value
  @Environment(\.removesSymbolEffects) private var isRemoved

  func body(content: Content) -> some View {
    if isRemoved || steps.count < 2 {
      content
    } else {
      content.phaseAnimator(steps, trigger: value) { view, step in
        view.modifier(SymbolLook(step: step))
      } animation: {
        $0.animation
      }
    }
  }
}

nonisolated struct SymbolLook: ViewModifier {
  let step: _SymbolStep

  func body(content: Content) -> some View {
    content.scaleEffect(step.scale).rotationEffect(.degrees(step.degrees)).opacity(step.opacity)
  }
}
