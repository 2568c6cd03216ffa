/// What a host draws for one node: a small, semantic value without identity, children or closures.
package struct Element: Equatable, Sendable {
  /// What it is.
  package var role: Role
  /// How it looks and how it takes space.
  package var style: Style
  /// What assistive technology and tests call it.
  package var accessibility: Accessibility
  /// The events a host may send back for it. Anything else is refused by the session.
  package var accepts: EventKinds
  /// Where it stands; nil where the host finds that out.
  package var place: ElementPlace?
  /// What only the layout engine needs, for a host that lays out by it.
  package var rules: ElementRules?

  package init(
    _ role: Role, style: Style = Style(), accessibility: Accessibility = Accessibility(), accepts: EventKinds = []
  ) {
    self.role = role
    self.style = style
    self.accessibility = accessibility
    self.accepts = accepts
  }

  /// A container that takes presses where it holds nothing: it is painted, or waits for them. What is dragged is held where
  /// something is seen.
  package var takesHitsBetween: Bool {
    if style.takesAllHits || style.background?.isSeen == true { return true }
    let waited = accepts.subtracting([.resize, .visible, .load, .scroll, .place, .key, .drag, .pinch])
    return style.takesNoHitsBetween
      ? !waited.isSubset(of: [.press, .doublePress, .longPress, .pressing]) : !waited.isEmpty
  }

  /// Presses go through it to what is behind: it wants none, or nothing of it is seen. A line takes those that it waits for.
  package var letsHitsThrough: Bool {
    if style.ignoresHits || style.opacity <= 0 { return true }
    guard case .shape(let content) = role, !style.takesAllHits, style.background?.isSeen != true else { return false }
    if content.fill?.isSeen == true { return false }
    return content.stroke?.paint.isSeen != true
      || accepts.isDisjoint(with: [.press, .doublePress, .longPress, .pressing, .drag, .pinch])
  }
}
