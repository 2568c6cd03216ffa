/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Controls that belong together, without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }

  /// - Parameter label: shown where the group is a menu.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// With a string key as the label, which is shown where the group is a menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// With a string as the label, which is shown where the group is a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// With a string key and a symbol as the label, which is shown where the group is a menu.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @MainActor public var body: some View {
    let configuration = ControlGroupStyleConfiguration(label: _StyledPart(label), content: _StyledPart(content))
    if let style {
      style.body(configuration).environment(\.controlGroupStyle, nil)
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}
