/// Tabs under one name. Hosts show the tabs beside the others.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}
