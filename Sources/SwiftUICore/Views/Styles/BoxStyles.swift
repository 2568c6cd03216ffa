/// Draws boxes with a title.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box as its style sees it.
public nonisolated struct GroupBoxStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  public let label: Label
  public let content: Content
}

public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color(.secondaryBackground))
    .cornerRadius(10)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

/// Draws values beside their names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A value and its name as their style sees them.
public nonisolated struct LabeledContentStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  public let label: Label
  public let content: Content
}

public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  var groupBoxStyle: CustomStyle<GroupBoxStyleConfiguration>? {
    get { self[CustomStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[CustomStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }

  var labeledContentStyle: CustomStyle<LabeledContentStyleConfiguration>? {
    get { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[CustomStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let custom = CustomStyle<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.groupBoxStyle = custom })
  }

  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let custom = CustomStyle<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.labeledContentStyle = custom })
  }
}
