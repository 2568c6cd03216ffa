/// How far a view stands from where its container's alignment alone would put it, because it sets a guide of its own.
///
/// Only guides that follow evenly from the view's length on their axis are told; hosts that lay out by themselves know that size.
package struct GuideShift: Hashable, Sendable {
  package var axis: Axis
  /// The alignment of a container that the guide counts for.
  package var alignment: AxisAlignment
  package var points: Double
  /// In parts of the view's own length on the axis.
  package var share: Double

  package init(axis: Axis, alignment: AxisAlignment, points: Double, share: Double) {
    self.axis = axis
    self.alignment = alignment
    self.points = points
    self.share = share
  }
}
