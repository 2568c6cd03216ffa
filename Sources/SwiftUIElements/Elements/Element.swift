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

  package init(
    _ role: Role, style: Style = Style(), accessibility: Accessibility = Accessibility(), accepts: EventKinds = []
  ) {
    self.role = role
    self.style = style
    self.accessibility = accessibility
    self.accepts = accepts
  }
}
