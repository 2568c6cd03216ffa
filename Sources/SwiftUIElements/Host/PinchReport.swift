/// Two fingers on a node, since both came.
package struct PinchReport: Equatable, Sendable {
  /// How far they are apart now, by how far they were at first.
  package var scale: Double
  /// How they have turned, in degrees, clockwise.
  package var degrees: Double
  /// The furthest that `scale` has been from 1, and `degrees` from 0.
  package var reach: (scale: Double, degrees: Double)
  /// Between them at first, in points within the node.
  package var start: Point
  /// Of the node then, in points.
  package var size: Size
  package var hasEnded: Bool

  package init(
    scale: Double, degrees: Double, reach: (scale: Double, degrees: Double), start: Point, size: Size, hasEnded: Bool
  ) {
    self.scale = scale
    self.degrees = degrees
    self.reach = reach
    self.start = start
    self.size = size
    self.hasEnded = hasEnded
  }

  package static func == (one: PinchReport, other: PinchReport) -> Bool {
    one.scale == other.scale && one.degrees == other.degrees && one.reach == other.reach && one.start == other.start
      && one.size == other.size && one.hasEnded == other.hasEnded
  }
}
