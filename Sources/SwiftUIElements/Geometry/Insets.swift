/// Distances from the edges in points; leading and trailing follow the writing direction.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }
}
