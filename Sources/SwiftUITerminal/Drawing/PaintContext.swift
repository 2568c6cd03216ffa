import SwiftUIElements

/// What an element must know of the place it is drawn in.
@MainActor
struct PaintContext {
  var ink = Ink()
  /// Where it may be drawn.
  var clip: CellRect
  /// Where it is worth looking: what is scrolled a little out of sight can be reached by the keyboard.
  var reach: CellRect
  /// The areas it is scrolled with, outermost first.
  var scrolls: [NodeID] = []
  var isEnabled = true
  /// Within a button or link, which holds no other.
  var isPressable = false
  /// Takes part in the keyboard's and the mouse's round.
  var isReachable = true
  var isRedacted = false
  /// Behind something else.
  var isBehind = false
  var contextMenu: NodeID?
  /// Its leading edge is the right one.
  var isMirrored = false
  /// The row of a list.
  var row: InputTarget.Row?

  func over(_ node: CellNode) -> PaintContext {
    let style = node.element.style
    let isBehind = isBehind || node.part == .background
    let letsHitsThrough = node.element.letsHitsThrough
    guard !style.isPlain || isBehind != self.isBehind || letsHitsThrough else { return self }
    var inner = self
    inner.isBehind = isBehind
    inner.ink = ink.over(style.text)
    if style.isDisabled {
      inner.isEnabled = false
      inner.ink.isFaint = true
    }
    if style.opacity < 0.65 { inner.ink.isFaint = true }
    if letsHitsThrough { inner.isReachable = false }
    if style.isRedacted { inner.isRedacted = true }
    return inner
  }

  /// Where something stands that has its place from the leading edge of what is around.
  func place(_ frame: CellRect, in area: CellRect) -> CellRect { isMirrored ? frame.mirrored(in: area) : frame }

  /// Some columns at the leading edge of the first row.
  func leading(_ columns: Int, of area: CellRect) -> CellRect {
    place(CellRect(area.minColumn, area.minRow, columns, 1), in: area)
  }

  /// Some columns at the trailing edge of the first row.
  func trailing(_ columns: Int, of area: CellRect) -> CellRect {
    place(CellRect(area.maxColumn - columns, area.minRow, columns, 1), in: area)
  }

  /// The column along the leading edge.
  func leadingEdge(of area: CellRect) -> CellRect {
    place(CellRect(area.minColumn, area.minRow, 1, area.size.rows), in: area)
  }
}
