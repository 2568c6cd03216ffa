/// How controls that belong together look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls that belong together, as their style sees them.
public nonisolated struct ControlGroupStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  public let label: Label
  public let content: Content
}

/// The host's own look, whatever its name: side by side.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

/// In a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
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
  public static var automatic: Self { .init() }
  public static var navigation: Self { .init() }
  public static var compactMenu: Self { .init() }
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
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let custom = CustomStyle<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.controlGroupStyle = custom })
  }
}
