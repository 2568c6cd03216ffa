/// How an area that scrolls stands, as a host reports it; in points.
package struct ScrollReport: Equatable, Sendable {
  /// How far it is scrolled from its start, 0 at rest.
  package var offset: Point
  /// Of all that can be scrolled, with margins.
  package var contentSize: Size
  /// Of what is seen at once.
  package var visibleSize: Size

  /// The first of the content's targets that is in sight.
  package var target: NodeID?

  package init(offset: Point, contentSize: Size, visibleSize: Size, target: NodeID? = nil) {
    self.offset = offset
    self.contentSize = contentSize
    self.visibleSize = visibleSize
    self.target = target
  }
}

/// How far an area is to be scrolled along an axis.
package enum ScrollTarget: Equatable, Sendable {
  /// Of all the way, 0…1.
  case share(Double)
  /// From the start.
  case points(Double)
}
