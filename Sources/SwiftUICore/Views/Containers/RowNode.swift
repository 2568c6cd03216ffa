/// One row of a list.
final class RowNode: RestingHolder {
  // A list has many rows: in this order they are as small as can be.
  /// Whether it can be deleted or moved, and its list is being edited.
  private(set) var isEdited = false
  /// Whether a circle shows that it is chosen or not.
  private(set) var hasCircle = false
  private var actions: RowActionsNode?
  private var badge: DrawingNode?

  init(around subject: DrawingNode, in owner: DrawingNode) {
    super.init(
      around: subject, ViewInputs(parent: owner, environment: EnvironmentValues()), element: Element(.row(RowContent()))
    )
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
      guard let move = inner.traits?.move else { return false }
      move(distance)
      return true
    case (.drop, .drop(let report)):
      guard report.phase == .dropped, let insert = inner.traits?.insert else { return false }
      let providers = Carrying.of(graph).providers(report)
      if !providers.isEmpty { insert(providers, report.location.y > report.size.height / 2) }
      return !providers.isEmpty
    default: return false
    }
  }

  private var tag: AnyHashable? { inner.traits?.tag ?? inner.traits?.implicitTag }
  private var list: ListNode? { ancestor(ListNode.self) }

  /// Brings the row's own element up to date with what its subject and its list say.
  func refresh() {
    let traits = inner.traits
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
    content.isEdited = list?.showsEdits == true && (traits?.move != nil || traits?.delete != nil)
    content.hasCircle = list?.showsCircles == true && tag != nil
    if content.isEdited || content.hasCircle { element.role = .row(content) }
    if content.isEdited != isEdited || content.hasCircle != hasCircle {
      (isEdited, hasCircle) = (content.isEdited, content.hasCircle)
      structureChanged()
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
    if isMounted { wake() }
    guard resting == nil else { return }
    list.append(inner.outermost)
    if let badge { list.append(badge) }
    guard let traits = inner.traits else { return }
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

  override var restingPlace: PassingNode? {
    // The outermost view with a body within the element of the `ForEach` that the row belongs to.
    var place: PassingNode?
    var next = inner.parent
    while let node = next, node !== parent {
      if node is RowPlaceNode { return place }
      if let passing = node as? PassingNode, passing.restsRows { place = passing }
      next = node.parent
    }
    return nil
  }

  override var drawsItsContentAlone: Bool {
    let traits = inner.traits
    return actions == nil && badge == nil && list?.selection == nil && traits?.move == nil && traits?.insert == nil
  }

  override func woke() {
    refresh()
    var now: [DrawingNode] = []
    collectChildren(into: &now)
    if now.count > 1 { structureChanged() }
  }
}
