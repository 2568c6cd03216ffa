/// The outline of a shape, relative to its frame.
public indirect enum _Outline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case circle
  case ellipse
  case capsule
  /// SVG path commands in a box of `size` points, as drawn by the app.
  case path(String, size: _Size)
}

/// `_Outline` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias Outline = _Outline

/// A drawn line.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// In points.
  package var width: Double
  package var isRounded: Bool
  /// Lengths of dashes and gaps in points; empty is a whole line.
  package var dash: [Double]

  package init(paint: Paint, width: Double, isRounded: Bool = false, dash: [Double] = []) {
    self.paint = paint
    self.width = width
    self.isRounded = isRounded
    self.dash = dash
  }
}
