/// What a reader adds to all pages of an app.
package struct OwnLook: Equatable, Sendable {
  /// Style rules that come after all others; nil for none. Pages load nothing from other sites, whatever stands in them.
  package var rules: String?
  package var keys: [OwnKey]

  package init(rules: String? = nil, keys: [OwnKey] = []) {
    self.rules = rules
    self.keys = keys
  }
}

/// A key of the reader's own: what is pressed, and what is done in its place.
package struct OwnKey: Equatable, Sendable {
  /// A key with what is held beside it.
  package struct Stroke: Equatable, Sendable {
    /// As `KeyboardEvent.key` has it: `J`, `Enter`, `ArrowUp`, a space.
    package var key: String
    package var control: Bool
    package var alt: Bool
    package var shift: Bool

    package init(_ key: String, control: Bool = false, alt: Bool = false, shift: Bool = false) {
      self.key = key
      self.control = control
      self.alt = alt
      self.shift = shift
    }
  }

  package var pressed: Stroke
  package var does: [Stroke]

  package init(_ pressed: Stroke, does: [Stroke]) {
    self.pressed = pressed
    self.does = does
  }
}
