/// Draws menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// True for this module's own styles, which leave the look to the host.
  nonisolated var _isOfHost: Bool { get }
}

extension MenuStyle {
  public nonisolated var _isOfHost: Bool { false }
}

extension MenuStyle where Body == Menu<_StyledPart, _StyledPart> {
  public func makeBody(configuration: Configuration) -> Body { Menu(configuration) }
}

/// A menu as its style sees it.
public nonisolated struct MenuStyleConfiguration {
  /// The label of the menu.
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu where Label == _StyledPart, Content == _StyledPart {
  /// The menu that a style was asked to draw.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// The look that the surroundings of a menu ask for.
public nonisolated struct DefaultMenuStyle: MenuStyle, Sendable {
  public typealias Body = Menu<_StyledPart, _StyledPart>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's own look of a menu.
public nonisolated struct ButtonMenuStyle: MenuStyle, Sendable {
  public typealias Body = Menu<_StyledPart, _StyledPart>
  /// The same as `.button`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's own look of a menu.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public typealias Body = Menu<_StyledPart, _StyledPart>
  /// The same as `.borderlessButton`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's own look of a menu.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public typealias Body = Menu<_StyledPart, _StyledPart>
  /// The same as `.borderedButton`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// The host's own look of a menu.
  public static var borderedButton: BorderedButtonMenuStyle { .init() }
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The host's own look of a menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension EnvironmentValues {
  var menuStyle: CustomStyle<MenuStyleConfiguration>? {
    get { self[CustomStyleKey<MenuStyleConfiguration>.self] }
    set { self[CustomStyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the menus within as a style of the app's says; Apple's own styles look alike.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let custom = style._isOfHost ? nil : CustomStyle<MenuStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.menuStyle = custom })
  }
}
