/// A button that opens a list of actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Actions that open below the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// The primary action stands first among the actions.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let style = inputs.environment.menuStyle {
      let configuration = MenuStyleConfiguration(
        label: _StyledPart(view.label), content: _StyledPart(view.content), primaryAction: view.primaryAction)
      return AnyView._node(for: style.body(configuration), replacing: old, inputs.changing { $0.menuStyle = nil })
    }
    let items = TupleView(
      (
        BarPart(part: .label, content: StyledLabel(style: inputs.environment.buttonStyle, label: view.label)),
        view.primaryAction.map { Button(action: $0) { view.label } }, view.content
      ))
    return DrawingNode.container(
      Element(.menu(look: inputs.environment.buttonLook)).enabled(inputs.environment.isEnabled)
        .pressed(in: inputs.environment), items, replacing: old,
      inputs,
      environment: { if $0.buttonStyle != .automatic { $0.buttonStyle = .automatic } })
  }
}

extension Menu where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// With a string key as the label; the primary action stands first among the actions.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

  /// With a string as the label; the primary action stands first among the actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol as the label; the primary action stands first among the actions.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// With a string and a symbol as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// With a string key and a symbol as the label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Actions of the view in a menu of its own.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Actions of the view in a menu of its own, below a view that shows what they are about.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: PreviewedItems(preview: preview(), items: menuItems())))
  }

  /// Actions of rows by what they stand for: they are asked of the rows themselves, so a list has none of its own.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Accepted; the sign of a menu is the host's.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted; the order of the actions is the written one.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The order of a menu's actions is the written one.
public struct MenuOrder: Hashable, Sendable {
  /// The written order.
  public static let automatic = MenuOrder()
  /// The written order.
  public static let fixed = MenuOrder()
  /// The written order.
  public static let priority = MenuOrder()
}

/// A row takes the menu for its own; elsewhere a layer holds it.
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let items = view.modifier.items
    if inputs.place.contains(.rows) {
      let modifier = AttachmentModifier(part: .contextMenu, attached: items)
      return AttachmentModifier._node(
        for: ModifiedContent(content: view.content, modifier: modifier), replacing: old, inputs)
    }
    let modifier = LayerModifier(part: .contextMenu, alignment: .center, layer: items)
    return LayerModifier._node(
      for: ModifiedContent(content: view.content, modifier: modifier), replacing: old, inputs)
  }
}
