// Items of bars with a label, under a condition or with a count.

/// Several items with a label, which hosts do not show: they show the items.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Several items; hosts show them and not the label.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Takes the items away while the condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> Self? { hidden ? nil : self }
}

extension Optional where Wrapped: ToolbarContent {
  /// Takes the items away while the condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> Self { hidden ? nil : self }
}

extension ToolbarItem {
  /// A count on the item; 0 shows none.
  public nonisolated func badge(_ count: Int) -> ToolbarItem<ID, AnyView> {
    ToolbarItem<ID, AnyView>(placement: placement, content: AnyView(content.badge(count)))
  }

  /// Words on the item; nil shows none.
  public nonisolated func badge(_ label: Text?) -> ToolbarItem<ID, AnyView> {
    ToolbarItem<ID, AnyView>(placement: placement, content: AnyView(content.badge(label)))
  }
}

/// An item that a bar has by itself. Hosts have none but the way back, so nothing is shown.
public nonisolated struct DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never
  /// An item of a kind; nothing is shown.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public nonisolated static func _view(of item: Self) -> AnyView { AnyView(EmptyView()) }
}

extension View {
  /// Takes a view of a bar away while the condition holds.
  @ViewBuilder public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}
