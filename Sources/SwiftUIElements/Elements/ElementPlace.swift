/// Where the layout engine has put an element. A host that lays out by itself puts it there instead.
package struct ElementPlace: Hashable, Sendable {
  /// From the top left of the element around, in points; nil where the host places the element, which has a size of its own, and
  /// only what is in it has a place.
  package var origin: Point?
  /// With padding, in points.
  package var size: Size
  /// Scrolls sideways from its right end.
  package var startsAtRight = false
  /// Of a text, the lines that there is room for; nil where they follow from its width.
  package var lines: Lines?

  /// Of a text, the share of its size at which it fits; nil for all of it.
  package var textScale: Double?

  package enum Lines: Hashable, Sendable {
    /// All of it, in one line.
    case one
    /// The first lines; the last of them ends in an ellipsis.
    case first(Int)
  }

  package init(origin: Point?, size: Size) {
    self.origin = origin
    self.size = size
  }
}
