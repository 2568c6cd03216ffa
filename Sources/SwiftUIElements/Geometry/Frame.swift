/// The space an element asks for, in points; `.infinity` takes all there is.
package struct Frame: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: BoxAlignment

  package init(alignment: BoxAlignment = BoxAlignment()) { self.alignment = alignment }
}

/// How width and height hang together.
package struct AspectRatio: Hashable, Sendable {
  /// Width by height; nil is the content's own.
  package var ratio: Double?
  package var fills: Bool

  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }
}
