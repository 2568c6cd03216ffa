/// Draws buttons from their label; the press stays the host's. `configuration.isPressed` is always false: hosts show the pressed look themselves.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws buttons and decides what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How this module's own styles are drawn.
  nonisolated var _prominence: ButtonContent.Prominence? { get }
}

extension PrimitiveButtonStyle {
  public nonisolated var _prominence: ButtonContent.Prominence? { nil }
}

/// A button as its style sees it.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    public typealias Body = AnyView
    let view: AnyView

    init<Content: View>(_ view: Content) { self.view = AnyView(view) }

    @MainActor public var body: AnyView { view }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

/// A button as a primitive style sees it.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    public typealias Body = AnyView
    let view: AnyView

    init<Content: View>(_ view: Content) { self.view = AnyView(view) }

    @MainActor public var body: AnyView { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what a press does.
  @MainActor public func trigger() { action() }
}

/// The style in force for buttons: one of the hosts' looks, or an app's own.
final class AnyButtonStyle: Sendable {
  let prominence: ButtonContent.Prominence
  let body: (@MainActor @Sendable (ButtonStyleConfiguration) -> AnyView)?
  let primitiveBody: (@MainActor @Sendable (PrimitiveButtonStyleConfiguration) -> AnyView)?

  private init(
    _ prominence: ButtonContent.Prominence,
    body: (@MainActor @Sendable (ButtonStyleConfiguration) -> AnyView)? = nil,
    primitiveBody: (@MainActor @Sendable (PrimitiveButtonStyleConfiguration) -> AnyView)? = nil
  ) {
    self.prominence = prominence
    self.body = body
    self.primitiveBody = primitiveBody
  }

  static let automatic = AnyButtonStyle(.automatic)

  static func custom<S: ButtonStyle>(_ style: S) -> AnyButtonStyle {
    let style = Unchecked(style)
    return AnyButtonStyle(.plain, body: { AnyView(style.value.makeBody(configuration: $0)) })
  }

  static func primitive<S: PrimitiveButtonStyle>(_ style: S) -> AnyButtonStyle {
    if let prominence = style._prominence { return AnyButtonStyle(prominence) }
    let style = Unchecked(style)
    return AnyButtonStyle(.plain, primitiveBody: { AnyView(style.value.makeBody(configuration: $0)) })
  }
}

extension AnyButtonStyle: Equatable {
  /// An app's own styles are alike only as the same object.
  static func == (lhs: AnyButtonStyle, rhs: AnyButtonStyle) -> Bool {
    if lhs === rhs { return true }
    return lhs.body == nil && rhs.body == nil && lhs.primitiveBody == nil && rhs.primitiveBody == nil
      && lhs.prominence == rhs.prominence
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey { static let defaultValue = AnyButtonStyle.automatic }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.buttonStyle = .primitive(style) })
  }

  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.buttonStyle = .custom(style) })
  }
}
