import Foundation

/// One line, or several lines, of text to edit.
public nonisolated struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  private var isSecure = false
  @Environment(\.fieldStyle) private var style

  init(
    text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// The field of a secret, for styles that are made for all fields.
  init(secure field: SecureField<Label>) {
    self.init(text: field.text, prompt: field.prompt, label: field.label, onCommit: field.onCommit)
    isSecure = true
  }

  /// One line; the label is spoken, and shown while the field is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Several lines where the axis is vertical.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  @MainActor public var body: some View {
    if let style {
      style.body(styled).environment(\.fieldStyle, nil)
    } else {
      field
    }
  }

  private var styled: TextField<_StyledPart> {
    var field = TextField<_StyledPart>(
      text: text, prompt: prompt ?? (label as? Text), axis: axis, label: _StyledPart(label),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    field.isSecure = isSecure
    return field
  }

  @MainActor private var field: some View {
    FieldBody(
      kind: isSecure ? .secure : axis == .vertical ? .multiline : .text,
      text: text.wrappedValue, prompt: prompt, label: label,
      change: { [text] in text.wrappedValue = $0 }, edit: onEditingChanged, commit: onCommit)
  }
}

extension TextField where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// With a string key as the label and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// With a string as the label and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// With a string key as the label; several lines where the axis is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// With a string as the label; several lines where the axis is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// With closures for the focus, which comes as true and goes as false, and for Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// With a closure for Return.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// With a string as the label and closures for the focus and for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// With a string as the label and a closure for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}

/// One line of text that is not shown as it is typed.
public nonisolated struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onCommit: () -> Void

  /// Any view as the label, which is spoken, and shown while the field is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
    onCommit = {}
  }

  @MainActor public var body: some View { TextField(secure: self) }
}

extension SecureField where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// With a closure for Return.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.text = text
    prompt = nil
    label = Text(titleKey)
    self.onCommit = onCommit
  }

  /// With a string as the label and a closure for Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.text = text
    prompt = nil
    label = Text(title)
    self.onCommit = onCommit
  }
}

/// Several lines of text to edit.
public nonisolated struct TextEditor: View {
  let text: Binding<String>

  /// A field of several lines; the binding holds what is typed.
  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    FieldBody(
      kind: .editor, text: text.wrappedValue, prompt: nil, label: EmptyView(),
      change: { [text] in text.wrappedValue = $0 }, edit: { _ in }, commit: {})
  }
}

/// A field with the text it shows now.
nonisolated struct FieldBody<Label: View>: View {
  typealias Body = Never

  let kind: FieldContent.Kind
  let text: String
  let prompt: Text?
  let label: Label
  let change: (String) -> Void
  let edit: (Bool) -> Void
  let commit: () -> Void
  var earliest: String?
  var latest: String?

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let environment = inputs.environment
    let traits = environment.field
    let node = old as? FieldNode ?? FieldNode(inputs)
    let name = node.name(of: view.label, inputs)
    var content = FieldContent(
      text: view.text, prompt: view.prompt?.plain(in: environment) ?? name, kind: view.kind,
      keyboard: traits.keyboard, autocorrects: traits.autocorrects, capitalizes: traits.capitalizes,
      isBordered: traits.isBordered ?? environment.bordersFields(of: view.kind))
    content.earliest = view.earliest
    content.latest = view.latest
    if view.kind == .multiline {
      content.leastLines = max(1, environment.leastLines)
      content.mostLines = environment.lineLimit.map { max($0, content.leastLines) }
    }
    var element = Element(.field(content), accepts: [.change, .submit, .focus]).enabled(environment.isEnabled)
    if !name.isEmpty { element.accessibility.label = name }
    node.draw(element, inputs)
    let submits = environment.submitActions
    node.setHandler { kind, value in
      switch (kind, value) {
      case (.change, .text(let text)): view.change(text)
      case (.submit, _):
        view.commit()
        submits.run(for: view.kind == .search ? .search : .text)
      case (.focus, .bool(let hasFocus)): view.edit(hasFocus)
      default: return false
      }
      return true
    }
    return node
  }
}

extension EnvironmentValues {
  /// Whether fields have a border where the app does not say: on a phone they have none, as on Apple's.
  fileprivate func bordersFields(of kind: FieldContent.Kind) -> Bool {
    switch kind {
    case .search, .date, .time, .dateAndTime: true
    default: hostKind == .terminal || horizontalSizeClass != .compact
    }
  }
}

/// A field; its label is spoken, not drawn.
final class FieldNode: DrawingNode {
  private var label: ViewNode?

  init(_ inputs: ViewInputs) { super.init(inputs) }

  /// The words of a label.
  func name<Label: View>(of view: Label, _ inputs: ViewInputs) -> String {
    if let text = view as? Text { return text.plain(in: inputs.environment) }
    let node = Label._node(for: view, replacing: label, inputs.within(self))
    if node !== label { label?.unmount() }
    label = node
    var drawn: [DrawingNode] = []
    node.flatten(into: &drawn)
    return drawn.map(\.plainText).joined(separator: " ")
  }

  override func unmount() {
    label?.unmount()
    super.unmount()
  }
}
