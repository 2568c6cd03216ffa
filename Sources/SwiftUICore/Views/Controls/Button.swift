/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Name { case destructive, cancel, close, confirm }

  private let name: Name
  let purpose: ButtonContent.Purpose

  /// For what cannot be undone: drawn in the colour of a warning.
  public static let destructive = ButtonRole(name: .destructive, purpose: .destructive)
  /// For leaving without a change.
  public static let cancel = ButtonRole(name: .cancel, purpose: .cancel)
  /// For closing what is shown; it looks as `cancel` does.
  public static let close = ButtonRole(name: .close, purpose: .cancel)
  /// For agreeing; it looks as a button without a role does.
  public static let confirm = ButtonRole(name: .confirm, purpose: .normal)

  private init(name: Name, purpose: ButtonContent.Purpose) {
    self.name = name
    self.purpose = purpose
  }

  /// The word and the sign of a button that has no label of its own.
  var usualLabel: (title: LocalizedStringKey, symbol: String) {
    switch name {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    }
  }
}

/// What a button shows that has a role and no label.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    let usual = role.usualLabel
    Label(usual.title, systemImage: usual.symbol)
  }
}

/// Something to press.
public nonisolated struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button that runs the action on the main thread at each press.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// With a role, which decides the look; nil is an ordinary button.
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
    let action: @MainActor () -> Void = if let wrap { { wrap(act) } } else { act }
    if let body = style.primitiveBody {
      return AnyView._node(
        for: body(PrimitiveButtonStyleConfiguration(role: view.role, label: .init(view.label), action: action)),
        replacing: old, inputs.changing { $0.buttonStyle = .automatic })
    }
    let content = ButtonContent(
      purpose: view.role?.purpose ?? .normal, look: environment.buttonLook, shortcut: environment.shortcut?.text)
    var element = Element(.button(content), accepts: .press)
    element = element.enabled(environment.isEnabled).pressed(in: environment)
    let node = old as? ButtonNode ?? ButtonNode(inputs)
    node.take(action)
    let below = inputs.within(node).changing {
      if $0.shortcut != nil { $0.shortcut = nil }
      if $0.pressAction != nil { $0.pressAction = nil }
      if $0.tintsLabelIcons { $0.tintsLabelIcons = false }
      if style.body == nil { $0.paintLabelShapes(for: content) }
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
  /// With the label as a string key, looked up in the catalog.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// With the label as a string that is shown as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// With a string key and a role.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// With a string and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that shows what its role is for.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol before it.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// With a string and a symbol before it.
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
