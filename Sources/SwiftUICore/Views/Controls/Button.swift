/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let purpose: ButtonContent.Purpose

  public static let destructive = ButtonRole(purpose: .destructive)
  public static let cancel = ButtonRole(purpose: .cancel)
  public static let close = ButtonRole(purpose: .cancel)
  public static let confirm = ButtonRole(purpose: .normal)
}

/// Something to press.
public nonisolated struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let environment = inputs.environment
    let style = environment.buttonStyle
    let act = view.action
    let wrap = environment.pressAction
    let action: @MainActor () -> Void = { if let wrap { wrap(act) } else { act() } }
    if let body = style.primitiveBody {
      return AnyView._node(
        for: body(PrimitiveButtonStyleConfiguration(role: view.role, label: .init(view.label), action: action)),
        replacing: old, inputs.changing { $0.buttonStyle = .automatic })
    }
    var content = ButtonContent(
      purpose: view.role?.purpose ?? .normal, prominence: style.prominence, size: environment.controlSize.size)
    content.shortcut = environment.shortcut?.text
    var element = Element(.button(content), accepts: .press)
    element = element.enabled(environment.isEnabled)
    let node = old as? ButtonNode ?? ButtonNode(inputs)
    node.take(action)
    let below = inputs.within(node).changing {
      if $0.shortcut != nil { $0.shortcut = nil }
      if $0.pressAction != nil { $0.pressAction = nil }
    }
    if let body = style.body {
      let label = body(ButtonStyleConfiguration(role: view.role, label: .init(view.label), press: node.press))
      node.setContent(AnyView._node(for: label, replacing: node.content, below))
    } else {
      node.setContent(Label._node(for: view.label, replacing: node.content, below))
    }
    // What the style looked at decides what the host is asked for.
    element.accepts = node.kinds
    node.draw(element, inputs)
    return node
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a primitive style was asked to draw.
  @preconcurrency
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension EnvironmentValues {
  private struct PressActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor (@escaping @MainActor () -> Void) -> Void)? { nil }
  }

  /// What a container makes of a press within it: an alert closes itself, then acts.
  var pressAction: (@MainActor (@escaping @MainActor () -> Void) -> Void)? {
    get { self[PressActionKey.self] }
    set { self[PressActionKey.self] = newValue }
  }
}
