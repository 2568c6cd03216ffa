/// A choice of one among views that are told apart by their tags.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A choice whose options are the views of the content, each with its `tag(_:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// With any view as the label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  @MainActor public var body: some View {
    let selection = selection
    PickerBody(
      selected: AnyHashable(selection.wrappedValue), label: label, content: content,
      choose: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }
}

extension Picker where Label == Text {
  /// With a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol as the label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content)
  }

  /// With a string and a symbol as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: SwiftUICore.Label(title, systemImage: systemImage), content: content) }

  /// One choice for several values, with a string key and a symbol as the label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// One choice for several values: the first one's is shown, and what is chosen is set for all.
  ///
  /// - Precondition: there is at least one.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    let shared = Binding(
      get: { bindings[0].wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.init(selection: shared, label: label(), content: content)
  }
}

extension Picker where Label == Text {
  /// One choice for several values, with a string key as the label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

  /// One choice for several values, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

/// A picker with the value it shows now.
nonisolated struct PickerBody<Label: View, Content: View>: View {
  typealias Body = Never

  let selected: AnyHashable
  let label: Label
  let content: Content
  let choose: (AnyHashable) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? PickerNode ?? PickerNode(inputs)
    node.label.show(view.label, inputs)
    node.setContent(
      Content._node(for: view.content, replacing: node.content, inputs.within(node, place: .tagged)))
    node.show(view.selected, choose: view.choose, inputs)
    return node
  }
}

/// A picker: its drawn children become options.
final class PickerNode: DrawingNode {
  let label: PartNode
  private var selected: AnyHashable = 0
  private var options: [DrawingNode] = []
  private var lastInputs: ViewInputs?

  init(_ inputs: ViewInputs) {
    label = PartNode(.label, inputs)
    super.init(inputs)
    label.reparent(to: self)
  }

  func show(_ selected: AnyHashable, choose: @escaping (AnyHashable) -> Void, _ inputs: ViewInputs) {
    self.selected = selected
    lastInputs = inputs
    setHandler { [unowned self] kind, value in
      guard kind == .change, case .index(let index) = value, options.indices.contains(index) else { return false }
      guard let tag = tag(of: options[index]) else { return false }
      choose(tag)
      return true
    }
    findOptions()
    drawPicker()
  }

  private func tag(of option: DrawingNode) -> AnyHashable? {
    option.traits?.tag ?? option.traits?.implicitTag
  }

  private func findOptions() {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    options = PickerNode.options(in: drawn)
  }

  /// The drawn nodes with those of sections in their place.
  private static func options(in drawn: [DrawingNode]) -> [DrawingNode] {
    drawn.flatMap { node -> [DrawingNode] in
      guard let section = node.subject as? SectionNode else { return [node.subject] }
      var inner: [DrawingNode] = []
      section.content?.flatten(into: &inner)
      return inner.map(\.subject)
    }
  }

  private var selectedIndex: Int? { options.firstIndex { tag(of: $0) == selected } }

  private func drawPicker() {
    guard let inputs = lastInputs else { return }
    let content = PickerContent(
      kind: inputs.environment.pickerStyle.kind, title: label.plainText, symbol: label.firstSymbol,
      showsTitle: !inputs.environment.hidesLabels, selection: selectedIndex)
    var element = Element(.picker(content), accepts: .change).enabled(inputs.environment.isEnabled)
    if content.kind == .segmented, let look = ControlLook.ofSegments { element.style.look = look }
    draw(element, inputs)
    for (index, option) in options.enumerated() {
      (option.extras?.holder as? OptionNode)?.show(index: index, isSelected: tag(of: option) == selected)
    }
  }

  /// Many options may change in one update: they are looked at once, behind it.
  override func structureChanged() {
    super.structureChanged()
    graph.afterUpdate(once: self) { $0.optionsMayHaveChanged() }
  }

  private func optionsMayHaveChanged() {
    findOptions()
    drawPicker()
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    findOptions()
    for (index, option) in options.enumerated() {
      let holder = option.extras?.holder as? OptionNode ?? OptionNode(around: option, in: self)
      option.withExtras { $0.holder = holder }
      holder.show(index: index, isSelected: tag(of: option) == selected)
      list.append(holder)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(label)
    super.forEachChild(visit)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}

/// One option of a picker.
final class OptionNode: HolderNode {
  private unowned let inner: DrawingNode
  private unowned let owner: DrawingNode

  init(around subject: DrawingNode, in owner: DrawingNode) {
    inner = subject
    self.owner = owner
    super.init(
      ViewInputs(parent: owner, environment: EnvironmentValues()),
      element: Element(.option(index: 0, isSelected: false)))
  }

  func show(index: Int, isSelected: Bool) { setElement(Element(.option(index: index, isSelected: isSelected))) }

  override func subjectChanged(_ subject: DrawingNode) { owner.structureChanged() }

  override func collectChildren(into list: inout [DrawingNode]) { list.append(inner.outermost) }
}

extension DrawingNode {
  /// The words drawn below, with a space between.
  final var plainText: String {
    if case .text(let text) = element.role { return element.accessibility.label ?? text.plain }
    var list: [DrawingNode] = []
    collectChildren(into: &list)
    return list.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension DrawingNode {
  /// The name of the first symbol drawn below.
  final var firstSymbol: String? {
    if case .symbol(let symbol) = element.role { return symbol.name }
    var list: [DrawingNode] = []
    collectChildren(into: &list)
    return list.lazy.compactMap(\.firstSymbol).first
  }
}

extension DrawingNode {
  /// The longest text drawn below.
  final var longestText: String {
    if case .text(let text) = element.role { return text.plain }
    var list: [DrawingNode] = []
    collectChildren(into: &list)
    return list.map(\.longestText).max { $0.count < $1.count } ?? ""
  }
}

extension Picker {
  /// Hosts show the option itself for what is chosen.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// With a string key as the label; the option itself is shown for what is chosen.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(titleKey, selection: selection, content: content) }

  /// With a string as the label; the option itself is shown for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(title, selection: selection, content: content) }
}
