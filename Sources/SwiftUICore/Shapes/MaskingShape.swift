/// A shape that can cut a view.
protocol MaskingShape {
  /// - Parameter size: that of the view, where it is known.
  func maskOutline(in size: Size?) -> Outline
  func maskPaint(in environment: EnvironmentValues) -> Paint?
}
