/// What a host draws for one node: a small, semantic value without identity, children or closures.
public struct Element: Equatable, Sendable {
  /// What it is.
  public var role: Role
  /// How it looks and how it takes space.
  public var style: Style
  /// What assistive technology and tests call it.
  public var accessibility: Accessibility
  /// The events a host may send back for it. Anything else is refused by the session.
  public var accepts: EventKinds

  public init(
    _ role: Role, style: Style = Style(), accessibility: Accessibility = Accessibility(), accepts: EventKinds = []
  ) {
    self.role = role
    self.style = style
    self.accessibility = accessibility
    self.accepts = accepts
  }
}
