/// A shape that can cut a view.
protocol MaskingShape {
  var maskOutline: Outline { get }
  func maskPaint(in environment: EnvironmentValues) -> Paint?
}
