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
  /// The controls of the form as they were written.
  public let content: Content
}

/// The host's own look, whatever its name.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
  /// The same as `.automatic`.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form { configuration.content } }
}

/// Groups of controls on cards; the same look as `AutomaticFormStyle`.
public typealias GroupedFormStyle = AutomaticFormStyle
/// Labels and controls in columns on Apple's systems; the same look as `AutomaticFormStyle` here.
public typealias ColumnsFormStyle = AutomaticFormStyle

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual look.
  public static var automatic: Self { .init() }
  /// The usual look, which has its groups on cards.
  public static var grouped: Self { .init() }
  /// The usual look; columns of labels and controls are not formed.
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
  /// Draws the forms within by a style of the app's; Apple's own styles look alike.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    let custom =
      style is AutomaticFormStyle
      ? nil : CustomStyle<FormStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.formStyle = custom })
  }
}
