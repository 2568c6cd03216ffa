/// A view's size under one offer, and its guides.
package struct LayoutDimensions {
  package let size: Size
  private let explicit: (AxisAlignment, Axis) -> Double?
  private let value: (AxisAlignment, Axis) -> Double

  package init(
    size: Size, explicit: @escaping (AxisAlignment, Axis) -> Double?,
    value: @escaping (AxisAlignment, Axis) -> Double
  ) {
    self.size = size
    self.explicit = explicit
    self.value = value
  }

  /// The distance of a guide from the top or leading edge, in points.
  package func guide(_ alignment: AxisAlignment, _ axis: Axis) -> Double { value(alignment, axis) }

  /// The same where the view or something in it sets the guide; nil where it only follows from the size.
  package func explicitGuide(_ alignment: AxisAlignment, _ axis: Axis) -> Double? { explicit(alignment, axis) }
}
