/// What an app changes of the look of a list.
package struct ListMeasures: Hashable, Sendable {
  /// Between rows and between sections, in points; nil for the usual.
  package var rowSpacing: Double?
  package var sectionSpacing: Double?
  /// Every other row has a ground of its own.
  package var alternates = false
  /// What is behind the list shows between its rows.
  package var hidesGround = false
  /// Behind the rows; nil is the host's.
  package var ground: Paint?
  /// No lines stand between the rows.
  package var hidesSeparators = false

  package init() {}
}
