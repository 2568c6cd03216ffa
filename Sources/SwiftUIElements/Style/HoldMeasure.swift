/// What counts as holding an element.
package struct HoldMeasure: Hashable, Sendable {
  /// In seconds; a person who lets go earlier does not hold it.
  package var duration: Double
  /// In points; a pointer that goes further does not hold it any more.
  package var distance: Double

  package init(duration: Double = 0.5, distance: Double = 10) {
    self.duration = duration
    self.distance = distance
  }
}
