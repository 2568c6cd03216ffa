/// What a person sets of a terminal's screen.
package struct TerminalOptions: Equatable, Sendable {
  /// Keys of the person's own: what is pressed, and what is done in its place.
  package var keys: [KeyStroke: [KeyStroke]] = [:]
  package var palette = TerminalPalette()
  package var showsPictures = true

  package init() {}
}
