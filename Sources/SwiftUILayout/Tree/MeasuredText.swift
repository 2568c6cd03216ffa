import SwiftUIElements

/// A text as the engine asks about it. Whoever knows the font answers.
package protocol MeasuredText {
  /// The text in lines no wider than `width` (nil: without end), at most `lineLimit` of them; what is left out ends in an ellipsis.
  func lines(width: Double?, lineLimit: Int?) -> TextLinesMeasure
  /// The share of its size, above 0 and at most 1, at which it has to be drawn to fit into an offer.
  func scale(in proposal: ProposedSize) -> Double
  /// The text at a share of its size.
  func scaled(by share: Double) -> any MeasuredText
  /// The distances it likes to keep to its neighbours.
  var spacing: TextSpacing { get }
}

extension MeasuredText {
  package func scale(in proposal: ProposedSize) -> Double { 1 }
  package func scaled(by share: Double) -> any MeasuredText { self }
}

/// Lines of text as measured, in points.
package struct TextLinesMeasure: Hashable, Sendable {
  /// Of all lines together.
  package var size: Size
  package var count: Int
  /// Of one line and the space to the next.
  package var lineHeight: Double
  /// From the top to the baseline of the first line.
  package var firstBaseline: Double
  /// From the top to the baseline of the last line.
  package var lastBaseline: Double
  /// Whether there is more of the text than these lines.
  package var leavesOut: Bool

  package init(
    size: Size, count: Int, lineHeight: Double, firstBaseline: Double, lastBaseline: Double, leavesOut: Bool = false
  ) {
    self.size = size
    self.count = count
    self.lineHeight = lineHeight
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.leavesOut = leavesOut
  }
}
