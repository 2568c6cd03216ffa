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

  /// Of a view that sets no guides: they follow from its size.
  package init(size: Size) {
    self.init(size: size, explicit: { _, _ in nil }, value: { alignment, axis in size.guide(alignment, axis) })
  }

  /// The distance of a guide from the top or leading edge, in points.
  package func guide(_ alignment: AxisAlignment, _ axis: Axis) -> Double { value(alignment, axis) }

  /// The same where the view or something in it sets the guide; nil where it only follows from the size.
  package func explicitGuide(_ alignment: AxisAlignment, _ axis: Axis) -> Double? { explicit(alignment, axis) }
}

extension Size {
  /// Where a guide lies in a size by itself; an app's own guide is asked for its value.
  package func guide(_ alignment: AxisAlignment, _ axis: Axis) -> Double {
    let length = axis == .horizontal ? width : height
    switch alignment {
    case .leading: return 0
    case .center: return length / 2
    case .trailing: return length
    case .firstTextBaseline, .lastTextBaseline: return axis == .vertical ? height : 0
    case .custom: return 0
    }
  }
}
