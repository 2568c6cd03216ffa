/// A title with an icon.
public nonisolated struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  public typealias Body = Never

  /// Any views as the title and the icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let style = inputs.environment.labelStyle
    if let body = style.body {
      let configuration = LabelStyleConfiguration(
        title: .init(view: AnyView(view.title)), icon: .init(view: AnyView(view.icon)))
      return AnyView._node(for: body(configuration), replacing: old, inputs.changing { $0.labelStyle = .automatic })
    }
    let stack = StackContent(axis: .horizontal, spacing: 6)
    let icon = view.icon.accessibilityHidden(true)
      .modifier(ForegroundModifier(style: inputs.environment.tintsLabelIcons ? TintShapeStyle() : nil))
    switch style.kind {
    case .titleAndIcon:
      // In a box of its own, the title stays where bars show icons alone.
      let both = TupleView((icon, ZStack { view.title }))
      return DrawingNode.container(Element(.stack(stack)), both, replacing: old, inputs)
    case .automatic:
      let both = TupleView((icon, view.title))
      return DrawingNode.container(Element(.stack(stack)), both, replacing: old, inputs)
    case .titleOnly:
      return DrawingNode.container(Element(.stack(stack)), view.title, replacing: old, inputs)
    case .iconOnly:
      var element = Element(.stack(stack))
      element.accessibility.isCombined = true
      element.accessibility.label = (view.title as? Text)?.plain(in: inputs.environment)
      return DrawingNode.container(element, view.icon, replacing: old, inputs)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A string key beside a symbol; the icon is not spoken.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A string beside a symbol; the icon is not spoken.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A string key beside a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A string beside a picture of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A label as its style sees it.
public nonisolated struct LabelStyleConfiguration {
  /// The title of a label that a style draws.
  public nonisolated struct Title: View {
    let view: AnyView
    @MainActor public var body: AnyView { view }
  }

  /// The icon of a label that a style draws.
  public nonisolated struct Icon: View {
    let view: AnyView
    @MainActor public var body: AnyView { view }
  }

  /// The title as it was written.
  public let title: Title
  /// The icon as it was written.
  public let icon: Icon
}

/// Draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What this module's own styles show.
  nonisolated var _kind: _LabelStyleKind? { get }
}

/// What of a label is shown.
public enum _LabelStyleKind: Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }

extension LabelStyle {
  public nonisolated var _kind: _LabelStyleKind? { nil }
}

extension LabelStyle where Body == Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon> {
  public func makeBody(configuration: Configuration) -> Body { Label(configuration) }
}

/// Title and icon, side by side.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
  public typealias Body = Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _kind: _LabelStyleKind? { .automatic }
}

/// Title and icon, side by side.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public typealias Body = Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon>
  /// The same as `.titleAndIcon`.
  public init() {}
  public nonisolated var _kind: _LabelStyleKind? { .titleAndIcon }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public typealias Body = Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon>
  /// The same as `.titleOnly`.
  public init() {}
  public nonisolated var _kind: _LabelStyleKind? { .titleOnly }
}

/// The icon alone; a title that is a text is still spoken.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public typealias Body = Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon>
  /// The same as `.iconOnly`.
  public init() {}
  public nonisolated var _kind: _LabelStyleKind? { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon, side by side.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }

/// The style in force for labels.
final class AnyLabelStyle: Equatable, Sendable {
  let kind: _LabelStyleKind
  let body: (@MainActor @Sendable (LabelStyleConfiguration) -> AnyView)?

  private init(kind: _LabelStyleKind, body: (@MainActor @Sendable (LabelStyleConfiguration) -> AnyView)?) {
    self.kind = kind
    self.body = body
  }

  static let automatic = AnyLabelStyle(kind: .automatic, body: nil)

  static func of<S: LabelStyle>(_ style: S) -> AnyLabelStyle {
    if let kind = style._kind { return AnyLabelStyle(kind: kind, body: nil) }
    let style = Unchecked(style)
    return AnyLabelStyle(
      kind: .automatic, body: CustomStyle(style.value) { $0.makeBody(configuration: $1) }.body)
  }

  static func == (lhs: AnyLabelStyle, rhs: AnyLabelStyle) -> Bool {
    lhs === rhs || lhs.body == nil && rhs.body == nil && lhs.kind == rhs.kind
  }
}

extension EnvironmentValues {
  private struct LabelIconTintKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the icons of labels have the accent colour: in the rows of a list, where nothing nearer has a colour of its own.
  var tintsLabelIcons: Bool {
    get { self[LabelIconTintKey.self] }
    set { self[LabelIconTintKey.self] = newValue }
  }

  private struct LabelStyleKey: EnvironmentKey { static let defaultValue = AnyLabelStyle.automatic }

  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the labels within as the style says.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.labelStyle = .of(style) })
  }
}
