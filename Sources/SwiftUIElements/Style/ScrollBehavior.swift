/// How what scrolls answers the reader.
package struct ScrollBehavior: Hashable, Sendable {
  /// Where it comes to rest.
  package enum Rest: Hashable, Sendable { case anywhere, atPages, atTargets }

  package var rest = Rest.anywhere
  /// The reader cannot scroll it; the app can.
  package var isDisabled = false

  /// Hosts say when it begins to move, not only when it has come to rest.
  package var tellsStart = false

  package var hidesIndicators = false
  /// Where content stands that is smaller than the view, in shares of what is left.
  package var shortContent = Point(x: 0, y: 0)
  /// The content's point that stays at the view's same point when either changes its size, for as long as it is there.
  package var keptPoint: Point?
  /// The point at which the target stands that hosts tell of, in shares of the view; nil for its start.
  package var targetPoint: Point?
  /// Across its axis, what is in it may be seen beyond it.
  package var isUnclipped = false

  package init(rest: Rest = .anywhere, isDisabled: Bool = false, tellsStart: Bool = false) {
    self.rest = rest
    self.isDisabled = isDisabled
    self.tellsStart = tellsStart
  }
}
