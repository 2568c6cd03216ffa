/// Growth over time: the straight line with the least squared distance to all points.
struct Trend: Sendable, Equatable {
  /// What is added in one second.
  var slope: Double
  var average: Double

  /// Nil for less than three points, or points of one moment.
  init?(_ points: [(time: Double, value: Double)]) {
    guard points.count > 2 else { return nil }
    let count = Double(points.count)
    let time = points.reduce(0) { $0 + $1.time } / count
    let value = points.reduce(0) { $0 + $1.value } / count
    let spread = points.reduce(0) { $0 + ($1.time - time) * ($1.time - time) }
    guard spread > 0 else { return nil }
    slope = points.reduce(0) { $0 + ($1.time - time) * ($1.value - value) } / spread
    average = value
  }
}
