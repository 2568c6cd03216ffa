import Foundation

/// Controls in labelled groups.
public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  /// Controls in a column that scrolls, grouped by sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let style = inputs.environment.formStyle {
      let styled = style.body(FormStyleConfiguration(content: _StyledPart(view.content)))
      return AnyView._node(for: AnyView(styled.environment(\.formStyle, nil)), replacing: old, inputs)
    }
    let node = old as? ListNode ?? ListNode(inputs)
    node.take(selection: nil, editMode: inputs.environment.editMode, refresh: inputs.environment.refresh)
    var element = Element(.list(.form), accepts: inputs.environment.refresh == nil ? [] : .refresh)
    let measures = inputs.environment.listMeasures.afterThoseSetForAll
    if measures != ListMeasures() { element.style.list = measures }
    node.draw(element, inputs)
    let below = inputs.within(node, place: .rows).changing { $0.tintsLabelIcons = true }
    node.setContent(Content._node(for: view.content, replacing: node.content, below))
    return node
  }
}

/// Views in a box with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Views in a box below a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label as a value, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(label: _StyledPart(label), content: _StyledPart(content))
    if let style {
      style.body(configuration).environment(\.groupBoxStyle, nil)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to draw, to be drawn by the style around that.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// With a string key as the title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// With a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// Views that are shown when asked for.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Closed at first; a press of the label opens and closes it.
  /// The content is made when it is first shown.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Open while the binding is true; a press of the label changes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  @MainActor public var body: some View {
    // The content is made when it is shown.
    let configuration = DisclosureGroupStyleConfiguration(
      label: _StyledPart(label), content: _StyledPart(Deferred(content)), isExpanded: isExpanded ?? $isOpen)
    if let style {
      style.body(configuration)
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// With a string key as the label, open while the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
}

/// A value beside its name.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Any views as the value and its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: SubtitledLabel<Label>.isNeeded ? _StyledPart(SubtitledLabel(label: label)) : _StyledPart(label),
      content: _StyledPart(content))
    if let style {
      style.body(configuration).environment(\.labeledContentStyle, nil)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabeledContent where Label == Text {
  /// With a string key as the name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// With a string as the name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The value and name that a style was asked to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }) { configuration.label }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text as the value, with a string key as the name.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }

  /// A text as the value, with a string as the name.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }

  /// A formatted value, with a string key as the name.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }

  /// A formatted value, with a string as the name.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }
}

/// What stands where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label in large letters, a description in small ones and actions, in the middle of the room there is.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(StandingLabelStyle()).font(.title2).bold()
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon stands over the title.
private nonisolated struct StandingLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title
    }
    .multilineTextAlignment(.center)
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A string key below a symbol, with a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A string below a symbol, with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUICore.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A string key below a picture of the app's resources, with a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A string below a picture of the app's resources, with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// For a search that found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// For a search that found nothing, with the words that were looked for.
  public static func search(text: String) -> Self {
    Self(
      verbatimTitle: "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  private init(verbatimTitle: String, systemImage: String, description: Text) {
    self.init(
      label: { SwiftUICore.Label(verbatimTitle, systemImage: systemImage) }, description: { description },
      actions: { EmptyView() })
  }
}
