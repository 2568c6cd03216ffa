/// One row of a list.
final class RowNode: HolderNode {
  /// What it is drawn around; itself, while that rests.
  private unowned var inner: DrawingNode
  private unowned let owner: DrawingNode
  private var restingRow: RestingRow?
  /// Whether somebody has turned to what it is drawn around since it might have rested last.
  private var isInUse = false
  private var actions: RowActionsNode?
  private var badge: DrawingNode?

  init(around subject: DrawingNode, in owner: DrawingNode) {
    inner = subject
    self.owner = owner
    super.init(ViewInputs(parent: owner, environment: EnvironmentValues()), element: Element(.row(RowContent())))
  }

  private func choose() -> Bool {
    guard let tag, let list, list.selection != nil else { return false }
    list.choose(tag)
    return true
  }

  private func take(_ kind: EventKind, _ value: EventValue) -> Bool {
    switch (kind, value) {
    case (.press, _): return choose()
    case (.move, .index(let distance)):
      guard let move = inner.extras?.traits?.move else { return false }
      move(distance)
      return true
    case (.drop, .drop(let report)):
      guard report.phase == .dropped, let insert = inner.extras?.traits?.insert else { return false }
      let providers = Carrying.of(graph).providers(report)
      if !providers.isEmpty { insert(providers, report.location.y > report.size.height / 2) }
      return !providers.isEmpty
    default: return false
    }
  }

  private var tag: AnyHashable? { inner.extras?.traits?.tag ?? inner.extras?.traits?.implicitTag }
  private var list: ListNode? { owner as? ListNode ?? owner.ancestor(ListNode.self) }

  /// Brings the row's own element up to date with what its subject and its list say.
  func refresh() {
    let traits = inner.extras?.traits
    var content = traits?.row ?? RowContent()
    var element = Element(.row(content))
    if let insets = traits?.rowInsets { element.style.padding = insets.insets }
    if let background = traits?.rowBackground { element.style.background = background }
    if let list, let selection = list.selection, let tag {
      content.isSelected = EvaluatingNode.run(list) { selection.contains(tag) }
      element.role = .row(content)
      element.accessibility.isSelected = content.isSelected
      element.accepts = .press
    }
    if traits?.move != nil { element.accepts.insert(.move) }
    if traits?.insert != nil { element.accepts.insert(.drop) }
    if !element.accepts.isEmpty, extras?.handler == nil { setHandler { [unowned self] in take($0, $1) } }
    setElement(element)
    drawBadge(traits?.badge)
  }

  private func drawBadge(_ text: String?) {
    guard let text else {
      badge?.unmount()
      badge = nil
      return
    }
    var element = Element(.text(TextContent(text)))
    element.style.text.foreground = .color(ColorValue(.named(.secondary)))
    element.accessibility.part = .badge
    let node = badge ?? DrawingNode(ViewInputs(parent: self, environment: EnvironmentValues()), element: element)
    node.setElement(element)
    badge = node
  }

  override func subjectChanged(_ subject: DrawingNode) {
    refresh()
    structureChanged()
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    if isMounted { restingRow?.node.wake() }
    guard restingRow == nil else { return }
    list.append(inner.outermost)
    if let badge { list.append(badge) }
    guard let traits = inner.extras?.traits else { return }
    if traits.move != nil || traits.delete != nil || traits.attachments.contains(where: \.isSwipe) {
      let actions = actions ?? RowActionsNode(of: inner, in: self)
      self.actions = actions
      actions.flatten(into: &list)
    }
    for attachment in traits.attachments where attachment.part == .contextMenu {
      attachment.node.flatten(into: &list)
    }
  }

  override func structureChanged() {
    super.structureChanged()
    actions?.structureChanged()
  }

  override func unmount() {
    actions?.unmount()
    badge?.unmount()
    super.unmount()
  }

  override func leave() {
    if isMounted { restingRow?.node.wake() }
    if let row = restingRow {
      restingRow = nil
      graph.restsNoLonger(self)
      for id in row.ids { graph.left(NodeID(rawValue: UInt64(id))) }
    }
    super.leave()
  }

  override var resting: RestingRow? { restingRow }
}

extension RowNode {
  /// Lets what is within rest, with all that belongs to the same view.
  func rest() {
    guard restingRow == nil else { return }
    if isInUse {
      isInUse = false
      graph.isSettled = false
    } else if let place = restingPlace {
      RestingNode.rest(place)
    }
  }

  /// The outermost view with a body within the element of the `ForEach` that the row belongs to.
  private var restingPlace: PassingNode? {
    var place: PassingNode?
    var next = inner.parent
    while let node = next, node !== owner {
      if node is RowPlaceNode { return place }
      if let passing = node as? PassingNode, passing.restsRows { place = passing }
      next = node.parent
    }
    return nil
  }

  /// What is drawn within; nil where that may not rest.
  func note() -> RestingRow.Note? {
    let traits = inner.extras?.traits
    guard isLive, !childrenAreStale, actions == nil, badge == nil, list?.selection == nil, traits?.move == nil,
      traits?.insert == nil, children.count == 1, let drawn = children.first
    else { return nil }
    var note = RestingRow.Note()
    return drawn.note(in: &note) ? note : nil
  }

  func rest(_ note: RestingRow.Note, in node: RestingNode) {
    restingRow = RestingRow(note, in: node)
    inner.withExtras { $0.holder = nil }
    inner = self
    forgetChildren()
    graph.rests(self)
  }

  func fits(_ drawn: DrawingNode) -> Bool {
    var place = 0
    return restingRow.map { drawn.fits($0.drawn, &place) } ?? false
  }

  /// Makes what is within again, as somebody has turned to it and may do so once more.
  func wakeForUse() {
    restingRow?.node.wake()
    isInUse = true
  }

  /// What is within has been made again.
  func wake(around drawn: DrawingNode) {
    guard let row = restingRow else { return }
    restingRow = nil
    graph.restsNoLonger(self)
    inner = drawn.subject
    inner.withExtras { $0.holder = self }
    var place = 0
    drawn.wake(as: row, &place, in: self)
    keepChildren([drawn])
    refresh()
    var now: [DrawingNode] = []
    collectChildren(into: &now)
    if now.count > 1 { structureChanged() }
  }
}
