/// A section that closes and opens by its header.
nonisolated struct OpenSectionContent<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: Content

  @MainActor var body: some View { if isExpanded.wrappedValue { content } }
}

/// The header of a section that closes.
nonisolated struct OpenSectionHeader<Header: View>: View {
  let isExpanded: Binding<Bool>
  let header: Header

  @MainActor var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        header
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward").foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
  }
}

extension Section where Parent == AnyView, Content == AnyView, Footer == EmptyView {
  /// A section whose header opens and closes it; its content is there while the binding is true.
  public init<Inner: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Header
  ) {
    self.init(
      header: AnyView(OpenSectionHeader(isExpanded: isExpanded, header: header())),
      content: AnyView(OpenSectionContent(isExpanded: isExpanded, content: content())), footer: EmptyView())
  }

  /// With a string key as the header.
  public init<Inner: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// With a string as the header.
  @_disfavoredOverload
  public init<S: StringProtocol, Inner: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
