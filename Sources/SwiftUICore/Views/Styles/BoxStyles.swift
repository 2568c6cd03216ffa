/// Draws boxes with a title.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box as its style sees it.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  /// The title; empty where the box has none.
  public let label: Label
  /// What stands in the box.
  public let content: Content
}

/// The title above the content, on a surface with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The same as `.automatic`.
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
  /// The title above the content, on a surface with round corners.
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
  /// The name of the value.
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart

  /// The name of the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The name at the leading end of a row, the value in a fainter colour at the other.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// The same as `.automatic`.
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
  /// The name at the leading end of a row, the value in a fainter colour at the other.
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
  /// Draws the boxes within as the style says.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let custom = CustomStyle<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.groupBoxStyle = custom })
  }

  /// Draws values beside their names within as the style says.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let custom = CustomStyle<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.labeledContentStyle = custom })
  }
}
