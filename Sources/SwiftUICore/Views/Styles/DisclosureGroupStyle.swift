/// Draws groups that open and close.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group as its style sees it.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The label that opens and closes the group.
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  /// The label that opens and closes the group.
  public let label: Label
  /// What is shown while the group is open; it is made when it is first shown.
  public let content: Content
  /// Whether the group is open; setting it opens and closes it.
  @Binding public var isExpanded: Bool
}

/// A row with an arrow, and below it the content while the group is open; in a list that is set in.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// The same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOpen = configuration.isExpanded
    RowsOrColumn {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: isOpen ? "chevron.down" : "chevron.forward").foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isOpen ? "expanded" : "collapsed")
      if isOpen { RowsSetIn(content: configuration.content) }
    }
  }
}

/// Directly in a list each view is a row; elsewhere they are a column, and so one view for what is around.
private nonisolated struct RowsOrColumn<Content: View>: View {
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if inputs.place.contains(.rows) { return Content._node(for: view.content, replacing: old, inputs) }
    return VStack._node(for: VStack { view.content }, replacing: old, inputs)
  }
}

/// In a list each view begins further in than the rows around.
private nonisolated struct RowsSetIn<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard inputs.place.contains(.rows) else { return Content._node(for: view.content, replacing: old, inputs) }
    func node<Rows: View>(_ rows: Rows) -> ViewNode { Rows._node(for: rows, replacing: old, inputs) }
    return node(view.content.padding(.leading, 16))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A row with an arrow, and below it the content while the group is open.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: CustomStyle<DisclosureGroupStyleConfiguration>? {
    get { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the groups within that open and close as the style says.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let custom = CustomStyle<DisclosureGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.disclosureGroupStyle = custom })
  }
}
