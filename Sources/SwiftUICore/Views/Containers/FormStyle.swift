/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as its style sees it.
public nonisolated struct FormStyleConfiguration {
  public typealias Content = _StyledPart
  public let content: Content
}

/// The host's own look, whatever its name.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

public typealias GroupedFormStyle = AutomaticFormStyle
public typealias ColumnsFormStyle = AutomaticFormStyle

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { .init() }
  public static var grouped: Self { .init() }
  public static var columns: Self { .init() }
}

extension EnvironmentValues {
  /// Nil for the host's own look.
  var formStyle: CustomStyle<FormStyleConfiguration>? {
    get { self[CustomStyleKey<FormStyleConfiguration>.self] }
    set { self[CustomStyleKey<FormStyleConfiguration>.self] = newValue }
  }
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    let custom =
      style is AutomaticFormStyle
      ? nil : CustomStyle<FormStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.formStyle = custom })
  }
}
