/// How controls that belong together look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls that belong together, as their style sees them.
public nonisolated struct ControlGroupStyleConfiguration {
  /// What the group is called.
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  /// What the group is called; empty where it has no label.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// The host's own look, whatever its name: side by side.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

/// Side by side; the same look as `AutomaticControlGroupStyle`.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// Side by side; the same look as `AutomaticControlGroupStyle`.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
/// Side by side; the same look as `AutomaticControlGroupStyle`.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

/// In a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// The same as `.menu`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side, 8 points apart.
  public static var automatic: Self { .init() }
  /// Side by side, 8 points apart, as `automatic`.
  public static var navigation: Self { .init() }
  /// Side by side, 8 points apart, as `automatic`.
  public static var compactMenu: Self { .init() }
  /// Side by side, 8 points apart, as `automatic`.
  public static var palette: Self { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { .init() } }

extension EnvironmentValues {
  var controlGroupStyle: CustomStyle<ControlGroupStyleConfiguration>? {
    get { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the control groups within as the style says.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let custom = CustomStyle<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.controlGroupStyle = custom })
  }
}
