import UIKit

/// Draws buttons from their label; the press stays the host's. Hosts report how long a button is held where its style looks at `isPressed`.
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
  nonisolated var _prominence: _ButtonContent.Prominence? { get }
}

extension PrimitiveButtonStyle {
  public nonisolated var _prominence: _ButtonContent.Prominence? { nil }
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

  /// What the button is for; nil for an ordinary one.
  public let role: ButtonRole?
  /// The label as it was written, without any decoration.
  public let label: Label
  let press: ButtonPress

  /// True while the button is held down.
  public var isPressed: Bool { press.read() }
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

  /// What the button is for; nil for an ordinary one.
  public let role: ButtonRole?
  /// The label as it was written, without any decoration.
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
  private let isSameStyle: @Sendable (AnyButtonStyle) -> Bool
  private let style: Unchecked<Any>

  private init(
    _ prominence: ButtonContent.Prominence, style: Unchecked<Any> = Unchecked(()),
    body: (@MainActor @Sendable (ButtonStyleConfiguration) -> AnyView)? = nil,
    primitiveBody: (@MainActor @Sendable (PrimitiveButtonStyleConfiguration) -> AnyView)? = nil,
    isSameStyle: @escaping @Sendable (AnyButtonStyle) -> Bool = { _ in false }
  ) {
    self.prominence = prominence
    self.style = style
    self.body = body
    self.primitiveBody = primitiveBody
    self.isSameStyle = isSameStyle
  }

  static let automatic = AnyButtonStyle(.automatic)

  static func custom<S: ButtonStyle>(_ style: S) -> AnyButtonStyle {
    let style = Unchecked(style)
    return AnyButtonStyle(
      .plain, style: Unchecked(style.value), body: CustomStyle(style.value) { $0.makeBody(configuration: $1) }.body,
      isSameStyle: Alike.comparison(with: style))
  }

  static func primitive<S: PrimitiveButtonStyle>(_ style: S) -> AnyButtonStyle {
    if let prominence = style._prominence { return AnyButtonStyle(prominence) }
    let style = Unchecked(style)
    return AnyButtonStyle(
      .plain, style: Unchecked(style.value),
      primitiveBody: CustomStyle(style.value) { $0.makeBody(configuration: $1) }.body,
      isSameStyle: Alike.comparison(with: style))
  }
}

extension Alike {
  /// Whether another button style holds a value that is alike.
  fileprivate static func comparison<S>(with style: Unchecked<S>) -> @Sendable (AnyButtonStyle) -> Bool {
    { other in
      guard let theirs = other.styleValue as? S else { return false }
      let both = Unchecked((style.value, theirs))
      return MainLoop.isCurrent
        && MainActor.assumeIsolated { ValueComparison.areAlike(both.value.0, both.value.1) }
    }
  }
}

extension AnyButtonStyle: Equatable {
  fileprivate var styleValue: Any { style.value }

  static func == (lhs: AnyButtonStyle, rhs: AnyButtonStyle) -> Bool {
    if lhs === rhs { return true }
    if lhs.body == nil, rhs.body == nil, lhs.primitiveBody == nil, rhs.primitiveBody == nil {
      return lhs.prominence == rhs.prominence
    }
    return lhs.isSameStyle(rhs)
  }
}

extension AnyButtonStyle {
  /// The label of what is pressed but is no button, drawn as the label of one.
  @MainActor
  func node<Label: View>(
    of label: Label, press: @autoclosure () -> ButtonPress, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard let body else { return Label._node(for: label, replacing: old, inputs) }
    let styled = body(ButtonStyleConfiguration(role: nil, label: .init(label), press: press()))
    return AnyView._node(for: styled, replacing: old, inputs)
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey { static let defaultValue = AnyButtonStyle.automatic }
  private struct ButtonOutlineKey: EnvironmentKey { static var defaultValue: SurfaceOutline? { nil } }
  private struct ButtonGroundKey: EnvironmentKey { static var defaultValue: SurfaceGround? { nil } }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var buttonOutline: SurfaceOutline? {
    get { self[ButtonOutlineKey.self] }
    set { self[ButtonOutlineKey.self] = newValue }
  }

  /// What bordered buttons have behind their label; nil is a ground in the tint around them, and the host's where there is none.
  var buttonGround: SurfaceGround? {
    get { self[ButtonGroundKey.self] }
    set { self[ButtonGroundKey.self] = newValue }
  }

  /// How buttons, links and menus stand out here.
  var buttonLook: ButtonLook { ButtonLook(prominence: buttonStyle.prominence, size: controlSize.size) }
}

extension EnvironmentValues {
  /// Has shapes of a label that have no paint of their own be painted as its words are.
  mutating func paintLabelShapes(for button: ButtonContent) {
    guard pressedForeground == nil, [.automatic, .borderless, .bordered].contains(button.prominence) else { return }
    let accent = tintPaint ?? .color(ColorValue(.named(.accent)))
    foregroundPaint = button.purpose == .destructive ? Color.red._paint(in: self) : accent
  }
}

extension Element {
  /// The same with the colours, the ground and the outline that what is pressed has here.
  func pressed(in environment: EnvironmentValues) -> Element {
    var element = self
    if let paint = environment.pressedForeground { element.style.text.foreground = paint }
    if let outline = environment.buttonOutline, role.buttonLook?.hasSurface == true { element.style.surface = outline }
    if role.buttonLook?.prominence == .bordered,
      let ground = environment.buttonGround ?? environment.tintPaint.map({ _ in .tint })
    {
      element.style.surfaceGround = ground
    }
    return element
  }
}

extension View {
  /// Draws the buttons within as the style says; it may also trigger their actions itself.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.buttonStyle = .primitive(style) })
  }

  /// Draws the buttons within as the style says; presses stay with the button.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.buttonStyle = .custom(style) })
  }
}
