import Foundation

/// One change of a value under way: what is to be seen of it when.
struct AnimationRun<Value: VectorArithmetic> {
  let start: Value
  let target: Value
  private let animation: Animation
  private var context = AnimationContext<Value>()

  init(from start: Value, to target: Value, _ animation: Animation) {
    self.start = start
    self.target = target
    self.animation = animation
  }

  /// The value `time` seconds after the change; nil once it is over.
  mutating func value(at time: TimeInterval) -> Value? {
    if let motion = animation.custom {
      return motion.base.animate(value: target - start, time: time, context: &context).map { start + $0 }
    }
    let part = animation.style.part(
      at: time, spring: animation.physics, initialVelocity: animation.initialVelocity)
    return part.map { start + (target - start).scaled(by: $0) }
  }
}

extension AnimationStyle {
  /// How much of the way is behind after `time` seconds; nil once it is over.
  func part(at time: TimeInterval, spring: Spring?, initialVelocity: Double = 0) -> Double? {
    let passed = time - delay
    guard passed > 0 else { return 0 }
    let length = max(spring.map { $0.settlingDuration / springSpeed(of: $0) } ?? duration, 0.001)
    let round = (passed / length).rounded(.down)
    if let repeats, round >= Double(max(repeats, 1)) { return nil }
    var place = passed / length - round
    if autoreverses, round.truncatingRemainder(dividingBy: 2) == 1 { place = 1 - place }
    if let spring {
      return spring.value(
        target: 1, initialVelocity: initialVelocity, time: place * length * springSpeed(of: spring))
    }
    return unitCurve.value(at: place)
  }

  private func springSpeed(of spring: Spring) -> Double { duration > 0 ? spring.duration / duration : 1 }

  private var unitCurve: UnitCurve {
    switch curve {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut, .spring: .easeInOut
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
  }
}
