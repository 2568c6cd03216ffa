/// What a tab view with a selection is made of: tabs whose values are the selection's.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue
}

extension Tab: TabContent { public typealias TabValue = Value }
extension Optional: TabContent where Wrapped: TabContent { public typealias TabValue = Wrapped.TabValue }
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
}
extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

/// Tabs with something that has been said of them.
public nonisolated struct _MarkedTabs<TabValue, Content: View>: TabContent {
  let content: Content

  @MainActor public var body: some View { content }
}

/// Tabs as a view like any other, so that the modifiers of views are meant.
nonisolated struct TabsAsView<Content: View>: View {
  let content: Content

  @MainActor var body: some View { content }
}

extension TabContent {
  /// A count on the tab's entry; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { marked { $0.badge(count) } }
  /// Words on the tab's entry; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { marked { $0.badge(label) } }
  /// A string key on the tab's entry; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { marked { $0.badge(key) } }
  /// A string on the tab's entry; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    marked { $0.badge(label.map { Text(verbatim: String($0)) }) }
  }
  /// Disables the controls in the tab's content.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { marked { $0.disabled(disabled) } }
  /// Names the tab's content for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    marked { $0.accessibilityIdentifier(identifier) }
  }
  /// Takes the tab away while the condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { hidden ? nil : self }
  /// What assistive technology says of the tab's content.
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    marked { $0.accessibilityLabel(label) }
  }
  /// What assistive technology says of the tab's content, as a string key.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    marked { $0.accessibilityLabel(key) }
  }
  /// What assistive technology says of what happens in the tab.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    marked { $0.accessibilityHint(key) }
  }

  /// Hosts let nobody rearrange tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { marked { $0 } }

  private nonisolated func marked<V: View>(_ change: (TabsAsView<Self>) -> V) -> _MarkedTabs<TabValue, V> {
    _MarkedTabs(content: change(TabsAsView(content: self)))
  }
}

/// Builds the tabs of a tab view whose selection has values of this type.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// One tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Several tabs under one name.
  public static func buildExpression<H: View, C: View>(_ section: TabSection<H, C>) -> TabSection<H, C> { section }

  /// Tabs alone in a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Tabs in the order of the block.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> _MarkedTabs<TabValue, TupleView<(repeat each Content)>> {
    _MarkedTabs(content: TupleView((repeat each content)))
  }

  /// Tabs that are there under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The tabs of the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The tabs of the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension TabView {
  /// Tabs of which the one whose value the binding holds is shown.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

/// Any tab, its type forgotten.
public nonisolated struct AnyTabContent<TabValue: Hashable>: TabContent {
  private let content: AnyView

  /// Tabs of whatever type.
  public init<C: TabContent>(_ content: C) where C.TabValue == TabValue { self.content = AnyView(content) }

  @MainActor public var body: some View { content }
}
