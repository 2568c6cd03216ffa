/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// True for this module's own styles that leave the look to the host.
  nonisolated var _isOfHost: Bool { get }
}

extension ToggleStyle {
  public nonisolated var _isOfHost: Bool { false }
}

extension ToggleStyle where Body == Toggle<ToggleStyleConfiguration.Label> {
  public func makeBody(configuration: Configuration) -> Body { Toggle(configuration) }
}

/// A toggle as its style sees it.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public typealias Label = _StyledPart

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; setting it switches.
  @Binding public var isOn: Bool
  /// Always false: of several values, on is where all are.
  public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The host's own look of a toggle.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
  public typealias Body = Toggle<ToggleStyleConfiguration.Label>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's own look of a toggle.
public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
  public typealias Body = Toggle<ToggleStyleConfiguration.Label>
  let tint: Color?
  /// The same as `.switch`.
  public init() { tint = nil }
  /// With a colour for toggles that are on.
  public init(tint: Color) { self.tint = tint }
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's own look of a toggle.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, Sendable {
  public typealias Body = Toggle<ToggleStyleConfiguration.Label>
  /// The same as `.checkbox`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// A toggle as a button that stands out while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The same as `.button`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      button(configuration).buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
    } else {
      // As large as while it is on, without a ground.
      button(configuration).buttonStyle(.bordered).environment(\.buttonGround, .clear)
    }
  }

  @MainActor private func button(_ configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark. Phones have none, so that apps written for them declare their own, which is meant then.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { .init() }
}

extension EnvironmentValues {
  var toggleStyle: CustomStyle<ToggleStyleConfiguration>? {
    get { self[CustomStyleKey<ToggleStyleConfiguration>.self] }
    set { self[CustomStyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws toggles below with `style`; `switch` and `checkbox` both look as the host's own.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let custom = style._isOfHost ? nil : CustomStyle(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.toggleStyle = custom }).tint((style as? SwitchToggleStyle)?.tint)
  }
}
