/// Tabs under one name. Hosts show the tabs beside the others.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  let content: Content

  /// Tabs under a name; the name itself is not drawn.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  /// With a string key as the name, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// With a string as the name, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}
