import Foundation

/// A curve from 0,0 to 1,1: how far a change has come at a part of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut, circularOutIn
  }

  private let kind: Kind

  /// The cubic Bézier curve with these control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  /// At one speed.
  public static let linear = UnitCurve(kind: .linear)
  /// Slow at first.
  public static let easeIn = UnitCurve(kind: .bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1)))
  /// Slow at last.
  public static let easeOut = UnitCurve(kind: .bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1)))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(kind: .bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1)))
  /// As `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter of a circle, slow at last.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The control points of the curve, or of the one nearest to it.
  var controlPoints: (start: UnitPoint, end: UnitPoint) {
    switch kind {
    case .bezier(let start, let end): (start, end)
    case .linear: (.zero, UnitPoint(x: 1, y: 1))
    case .circularIn: (UnitPoint(x: 0.55, y: 0), UnitPoint(x: 1, y: 0.45))
    case .circularOut: (UnitPoint(x: 0, y: 0.55), UnitPoint(x: 0.45, y: 1))
    case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
    case .circularOutIn: (UnitPoint(x: 0, y: 0.85), UnitPoint(x: 1, y: 0.15))
    }
  }

  /// How far it has come at a part of its time, held within 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return x
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularOutIn:
      let half = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
      return x < 0.5 ? half : 1 - half
    case .bezier(let start, let end):
      let place = Self.parameter(at: x, Double(start.x), Double(end.x))
      return Self.cubic(place, Double(start.y), Double(end.y))
    }
  }

  /// How steep the curve is at a part of its time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// The curve with time and way exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(kind: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    case .bezier(let start, let end):
      UnitCurve(kind: .bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x)))
    }
  }

  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where on the curve its time is `x`, by halving.
  private static func parameter(at x: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
