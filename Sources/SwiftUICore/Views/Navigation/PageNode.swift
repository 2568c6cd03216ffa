/// One navigable page: a title, a bar and content. Views below tell it what belongs to its bar.
final class PageNode: DrawingNode {
  private var titles: [(owner: ObjectIdentifier, title: String)] = []
  private var bars: [(owner: ViewNode, items: [ViewNode])] = []
  var backTitle: String? { didSet { if backTitle != oldValue { backChanged() } } }
  private var sizes: [(owner: ObjectIdentifier, size: PageContent.TitleSize)] = []
  private var subtitles: [(owner: ObjectIdentifier, subtitle: String)] = []
  private var looks = Reports<ControlLook>()
  private var hiding: Set<ObjectIdentifier> = []
  private var hidingBack: Set<ObjectIdentifier> = []
  var onBack: (() -> Void)? { didSet { backChanged() } }
  /// The first page of a stack that fills this page. Its bar is shown in place of this page's own, so it leads back where this one does.
  private(set) weak var filling: PageNode?
  private var drawnWith: ViewInputs?
  private let editMode = Binding(location: StoredLocation(EditMode.inactive))

  init(_ inputs: ViewInputs) {
    super.init(inputs, element: Element(.page(PageContent(title: ""))))
    setHandler { [unowned self] kind, _ in
      guard kind == .dismiss, let onBack else { return false }
      onBack()
      return true
    }
  }

  var title: String { titles.last?.title ?? "" }

  func set(title: String?, of owner: ViewNode) {
    let key = ObjectIdentifier(owner)
    if let title, let index = titles.firstIndex(where: { $0.owner == key }) {
      guard titles[index].title != title else { return }
      titles[index].title = title
    } else {
      titles.removeAll { $0.owner == key }
      if let title { titles.append((key, title)) }
    }
    planDraw()
  }

  func set(size: PageContent.TitleSize?, of owner: ViewNode) {
    let key = ObjectIdentifier(owner)
    sizes.removeAll { $0.owner == key }
    if let size { sizes.append((key, size)) }
    planDraw()
  }

  func set(subtitle: String?, of owner: ViewNode) {
    let key = ObjectIdentifier(owner)
    subtitles.removeAll { $0.owner == key }
    if let subtitle, !subtitle.isEmpty { subtitles.append((key, subtitle)) }
    planDraw()
  }

  /// What a view wants of the bar; nil takes it back.
  func set(look: ControlLook?, of owner: ViewNode) {
    looks.set(look, of: owner)
    planDraw()
  }

  /// What has been set for all bars, then what views want, the outer ones before those in them.
  private var look: ControlLook? {
    looks.all.reversed().reduce(ControlLook.ofPages) { look, wish in wish.value.over(look) }
  }

  /// Has the first page of a stack within stand for this page; nil takes it back.
  func fill(with page: PageNode?, of owner: ViewNode) {
    filling = page
    set(hidesBar: page != nil, of: owner)
    backChanged()
  }

  private func backChanged() {
    if let filling {
      filling.backTitle = backTitle
      filling.onBack = onBack
    }
    drawPage()
  }

  func set(hidesBar: Bool, of owner: ViewNode) {
    if hidesBar { hiding.insert(ObjectIdentifier(owner)) } else { hiding.remove(ObjectIdentifier(owner)) }
    planDraw()
  }

  func set(hidesBack: Bool, of owner: ViewNode) {
    if hidesBack { hidingBack.insert(ObjectIdentifier(owner)) } else { hidingBack.remove(ObjectIdentifier(owner)) }
    planDraw()
  }

  func set(items: [ViewNode], of owner: ViewNode) {
    if let index = bars.firstIndex(where: { $0.owner === owner }) {
      if items.isEmpty { bars.remove(at: index) } else { bars[index].items = items }
    } else if !items.isEmpty {
      bars.append((owner, items))
    }
    structureChanged()
  }

  private func planDraw() {
    graph.afterUpdate(once: self) { $0.drawPage() }
  }

  private func drawPage() {
    guard let inputs = drawnWith else { return }
    let content = PageContent(
      title: title, subtitle: subtitles.last?.subtitle, titleSize: sizes.last?.size ?? .automatic,
      backTitle: hidingBack.isEmpty && filling == nil ? backTitle : nil,
      hidesBar: !hiding.isEmpty)
    var element = Element(.page(content), accepts: onBack == nil || filling != nil ? [] : .dismiss)
    if let look { element.style.look = look }
    draw(element, inputs)
    (parent as? NavigationNode)?.titleChanged(of: self)
  }

  /// Brings the page's content up to date.
  func show(_ view: AnyView, _ inputs: ViewInputs) {
    drawnWith = inputs
    drawPage()
    var below = inputs.within(self)
    below.environment.keepEditMode(editMode)
    if below.environment.tintsLabelIcons { below.environment.tintsLabelIcons = false }
    setContent(AnyView._node(for: view, replacing: content, below))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    for bar in bars { bar.items.forEach(visit) }
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    for bar in bars { for item in bar.items { item.flatten(into: &list) } }
    super.collectChildren(into: &list)
  }
}

/// Items of the bar. Around a navigation container they belong to its first page.
final class BarItemsNode: PassingNode {
  private(set) var items: ViewNode?
  private weak var page: PageNode?
  private var isWithinPage = false

  override init(_ inputs: ViewInputs) {
    super.init(inputs)
    page = ancestor(PageNode.self)
    isWithinPage = page != nil
  }

  private static func firstPage(in node: ViewNode) -> PageNode? {
    if let navigation = node as? NavigationNode { return navigation.root }
    var found: PageNode?
    node.forEachChild { if found == nil { found = firstPage(in: $0) } }
    return found
  }

  func show<Items: View>(_ view: Items, _ inputs: ViewInputs) {
    if !isWithinPage {
      let first = content.flatMap(Self.firstPage)
      if first !== page { page?.set(items: [], of: self) }
      page = first
    }
    var below = inputs.through(self)
    below.modifiers = nil
    let node = Items._node(for: view, replacing: items, below)
    if node !== items {
      items?.unmount()
      items = node
    }
    page?.set(items: [node], of: self)
  }

  /// Outside of a page the items stand before the content.
  override func flatten(into list: inout [DrawingNode]) {
    if page == nil { items?.flatten(into: &list) }
    super.flatten(into: &list)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    if page == nil, let items { visit(items) }
  }

  override func structureChanged() {
    super.structureChanged()
    page?.structureChanged()
  }

  override func unmount() {
    page?.set(items: [], of: self)
    items?.unmount()
    super.unmount()
  }
}
