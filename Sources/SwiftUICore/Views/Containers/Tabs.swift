import UIKit

/// Several views of which one is shown, with a bar to choose.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.pages) private var pages

  /// Views of which the one whose tag the binding holds is shown; nil has the view remember the choice itself.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let (selection, selected) = (selection, selection.map { AnyHashable($0.wrappedValue) })
    let choose: (AnyHashable) -> Void = { tag in
      if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
    }
    if let pages {
      PagedTabs(selected: selected, content: content, style: pages, choose: choose)
    } else {
      TabsBody(selected: selected, content: content, choose: choose)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Views of which the first is shown at first; the view remembers the choice itself.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// Tabs with what they show now. `selected` is nil where the container remembers its own choice.
nonisolated struct TabsBody<Content: View>: View {
  typealias Body = Never

  let selected: AnyHashable?
  let content: Content
  let choose: (AnyHashable) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? TabsNode ?? TabsNode(inputs)
    node.setContent(
      Content._node(for: view.content, replacing: node.content, inputs.within(node, place: [.tagged, .tab])))
    node.show(view.selected, choose: view.choose, inputs)
    return node
  }
}

/// Tabs: an option for each, then the chosen one's content. A tab is built when it is first chosen; from then on it keeps its
/// state, and counts as covered while another one is shown.
class TabsNode: DrawingNode {
  private var selected: AnyHashable?
  private var ownChoice = 0
  private var choose: (AnyHashable) -> Void = { _ in }
  private var lastInputs: ViewInputs?

  init(_ inputs: ViewInputs) {
    super.init(inputs)
    setHandler { [unowned self] kind, value in
      guard kind == .change, case .index(let index) = value else { return false }
      return choose(index: index)
    }
  }

  func show(_ selected: AnyHashable?, choose: @escaping (AnyHashable) -> Void, _ inputs: ViewInputs) {
    self.selected = selected
    self.choose = choose
    lastInputs = inputs
    drawTabs()
  }

  final var tabs: [DrawingNode] {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    return drawn
  }

  private func tag(of tab: DrawingNode) -> AnyHashable? {
    let traits = tab.subject.traits
    return traits?.tag ?? traits?.implicitTag
  }

  final func index(in tabs: [DrawingNode]) -> Int {
    guard let selected else { return min(ownChoice, max(tabs.count - 1, 0)) }
    return tabs.firstIndex { tag(of: $0) == selected } ?? selected.base as? Int ?? 0
  }

  /// Shows another tab; false where there is none at the place.
  final func choose(index: Int) -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return false }
    if selected == nil {
      ownChoice = index
      drawTabs()
    } else {
      choose(tag(of: tabs[index]) ?? AnyHashable(index))
    }
    return true
  }

  /// What the tabs are drawn as.
  var tabsElement: Element {
    var element = Element(.tabs(selection: index(in: tabs)), accepts: .change)
    if UITabBar.setForAll?.isHidden == true { element.style.hidesTabs = true }
    element.style.look = look
    return element
  }

  // MARK: - The look of the bar

  private var looks = Reports<ControlLook>()
  private var looksHaveChanged = false

  /// What views in tabs want of the bar; nil takes it back.
  final func set(look: ControlLook?, of owner: ViewNode) {
    looks.set(look, of: owner)
    looksHaveChanged = true
    graph.afterUpdate(once: self) { $0.catchUp() }
  }

  /// What has been set for all bars, then what the tab that is shown wants, the outer views before those in them.
  private var look: ControlLook? {
    let (tabs, set) = (tabs, ControlLook.ofTabs)
    let shown = index(in: tabs)
    guard tabs.indices.contains(shown) else { return set }
    let subject = tabs[shown].subject
    return looks.all.reversed().filter { $0.owner.isBelow(subject) || subject.isBelow($0.owner) }
      .reduce(set) { look, wish in wish.value.over(look) }
  }

  private func drawTabs() {
    guard let lastInputs else { return }
    openShown()
    draw(tabsElement, lastInputs)
    structureChanged()
    cover()
  }

  /// Builds the tab that is shown, where it has not been shown before.
  private func openShown() {
    let former = tabs
    let shown = index(in: former)
    guard former.indices.contains(shown), let waiting = former[shown].subject.tabItem else { return }
    let place = former[shown].subject
    let option = place.extras?.holder as? TabOptionNode
    // The bar's entry stays the same one: it may have the focus.
    if option != nil { place.withExtras { $0.holder = nil } }
    guard waiting.open() else {
      if option != nil { place.withExtras { $0.holder = option } }
      return
    }
    let tabs = tabs
    guard let option else { return }
    if tabs.count == former.count {
      option.represent(tabs[shown].subject)
    } else {
      option.unmount()
    }
  }

  /// Tabs that come and go may bring one to the front that has not been built.
  override func structureChanged() {
    super.structureChanged()
    graph.afterUpdate(once: self) { $0.catchUp() }
  }

  private func catchUp() {
    openShown()
    guard looksHaveChanged, let lastInputs else { return }
    looksHaveChanged = false
    draw(tabsElement, lastInputs)
  }

  /// Tells the tabs that are not shown.
  private func cover() {
    let tabs = tabs
    let shown = index(in: tabs)
    for (index, tab) in tabs.enumerated() {
      tab.subject.setCoveredAbove(index != shown || isCovered)
    }
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    let tabs = tabs
    let shown = index(in: tabs)
    for (index, tab) in tabs.enumerated() {
      let subject = tab.subject
      let option = subject.extras?.holder as? TabOptionNode ?? TabOptionNode(for: subject, in: self)
      subject.withExtras { $0.holder = option }
      option.show(index: index, isSelected: index == shown)
      list.append(option)
    }
    if tabs.indices.contains(shown) { list.append(tabs[shown]) }
  }
}

extension DrawingNode {
  /// The modifier that gives this tab its label.
  fileprivate var tabItem: AttachmentNode? {
    var next = parent
    while let node = next, !(node is TabsNode) {
      if let item = node as? AttachmentNode { return item }
      next = node.parent
    }
    return nil
  }
}

extension ViewNode {
  /// As `setCovered`, starting with the structural nodes around this one that stand for it alone: modifiers of the tab itself.
  fileprivate func setCoveredAbove(_ isCovered: Bool) {
    var outermost: ViewNode = self
    while let next = outermost.parent, next.drawsOneNode { outermost = next }
    outermost.setCovered(isCovered)
  }

  /// Whether one node stands for it in what is drawn.
  private var drawsOneNode: Bool { self is PassingNode || self is BranchNode || self is NavigationNode }
}

/// The bar's entry of one tab.
final class TabOptionNode: HolderNode {
  private unowned var inner: DrawingNode
  private unowned let owner: DrawingNode

  init(for tab: DrawingNode, in owner: DrawingNode) {
    inner = tab
    self.owner = owner
    super.init(
      ViewInputs(parent: owner, environment: EnvironmentValues()),
      element: Element(.option(index: 0, isSelected: false)))
  }

  /// Stands for another node of the same tab from now on.
  func represent(_ tab: DrawingNode) {
    inner = tab
    tab.withExtras { $0.holder = self }
    structureChanged()
  }

  func show(index: Int, isSelected: Bool) {
    var element = Element(.option(index: index, isSelected: isSelected))
    if let badge = inner.traits?.badge { element.accessibility.value = badge }
    setElement(element)
  }

  override func subjectChanged(_ subject: DrawingNode) { structureChanged() }

  override func collectChildren(into list: inout [DrawingNode]) {
    for attachment in inner.traits?.attachments ?? [] where attachment.part == .label {
      attachment.node.flatten(into: &list)
    }
  }
}

extension View {
  /// What stands for the view in the bar of a tab view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(AttachmentModifier(part: .label, attached: label()))
  }
}

/// What a tab is for beside the others; hosts show it among them.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// One tab, in the newer form.
public nonisolated struct Tab<Value, Content: View, Label: View>: View {
  let content: Content
  let label: Label
  let tag: AnyHashable?

  @MainActor public var body: some View {
    if let tag {
      content.tabItem { label }.tag(tag)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Label == SwiftUICore.Label<Text, Image> {
  /// A tab with a string key and a symbol, and the value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      content: content(), label: SwiftUICore.Label(titleKey, systemImage: systemImage), tag: AnyHashable(value))
  }

  /// A tab with a string and a symbol, and the value that chooses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content: content(), label: SwiftUICore.Label(title, systemImage: systemImage), tag: AnyHashable(value))
  }

  /// A tab with a string key and a symbol, in a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  )
  where Value == Never {
    self.init(content: content(), label: SwiftUICore.Label(titleKey, systemImage: systemImage), tag: nil)
  }
}

extension Tab {
  /// A tab with any view as the label, and the value that chooses it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(content: content(), label: label(), tag: AnyHashable(value))
  }

  /// A tab with any view as the label, in a tab view without a selection.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(content: content(), label: label(), tag: nil)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the label of a search, and the value that chooses it.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value: Hashable {
    self.init(content: content(), label: DefaultTabLabel(), tag: AnyHashable(value))
  }

  /// A tab that is shown by what it is for.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(content: content(), label: DefaultTabLabel(), tag: nil)
  }
}

/// The label of a tab that names none.
public nonisolated struct DefaultTabLabel: View {
  @MainActor public var body: some View { Image(systemName: "magnifyingglass").accessibilityLabel("Search") }
}

extension Tab where Label == SwiftUICore.Label<Text, Image> {
  /// A tab with a string key and a picture of the app's resources, and the value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content: content(), label: SwiftUICore.Label(titleKey, image: image), tag: AnyHashable(value))
  }

  /// A tab with a string key and a picture of the app's resources, in a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content(), label: SwiftUICore.Label(titleKey, image: image), tag: nil)
  }

  /// A tab with a string and a symbol, in a tab view without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content(), label: SwiftUICore.Label(title, systemImage: systemImage), tag: nil)
  }
  /// A tab with a string and a picture of the app's resources, and the value that chooses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content: content(), label: SwiftUICore.Label(title, image: image), tag: AnyHashable(value))
  }

  /// A tab with a string and a picture of the app's resources, in a tab view without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content(), label: SwiftUICore.Label(title, image: image), tag: nil)
  }
}
