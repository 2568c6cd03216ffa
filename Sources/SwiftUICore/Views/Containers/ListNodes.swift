/// A list: its drawn children are sections and rows.
final class ListNode: DrawingNode, RowOwner {
  private(set) var selection: AnyListSelection?

  init(_ inputs: ViewInputs) { super.init(inputs) }

  func take(selection: AnyListSelection?, refresh: RefreshAction?) {
    self.selection = selection
    setHandler { kind, _ in
      guard kind == .refresh, let refresh else { return false }
      Task { await refresh() }
      return true
    }
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    for node in drawn { list.append(row(for: node)) }
  }

  /// The selection has changed.
  override func evaluate() {
    func refresh(_ node: DrawingNode) {
      for child in node.children {
        if let row = child as? RowNode, row.isMounted { row.refresh() }
        if child is SectionNode { refresh(child) }
      }
    }
    refresh(self)
  }
}

/// A container that puts rows around what is drawn directly within it.
@MainActor
protocol RowOwner: DrawingNode {}

extension RowOwner {
  /// The row around a drawn child; a section needs none.
  func row(for drawn: DrawingNode) -> DrawingNode {
    let subject = drawn.subject
    if case .section = subject.element.role { return drawn }
    if let row = subject.extras?.holder as? RowNode {
      row.refresh()
      return row
    }
    let row = RowNode(around: subject, in: self)
    subject.withExtras { $0.holder = row }
    row.refresh()
    return row
  }
}

/// One row of a list.
final class RowNode: HolderNode {
  private unowned let inner: DrawingNode
  private unowned let owner: DrawingNode
  private var deletePart: PartNode?

  init(around subject: DrawingNode, in owner: DrawingNode) {
    inner = subject
    self.owner = owner
    super.init(ViewInputs(parent: owner, environment: EnvironmentValues()), element: Element(.row(RowContent())))
    setHandler { [unowned self] kind, _ in
      guard kind == .press, let tag, let selection = list?.selection else { return false }
      selection.choose(tag)
      return true
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
    setElement(element)
  }

  override func subjectChanged(_ subject: DrawingNode) {
    refresh()
    structureChanged()
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    list.append(inner.outermost)
    for attachment in inner.extras?.traits?.attachments ?? [] where attachment.isOfRow {
      attachment.node.flatten(into: &list)
    }
    if inner.extras?.traits?.delete != nil {
      let part = deletePart ?? makeDeletePart()
      deletePart = part
      part.flatten(into: &list)
    }
  }

  /// The action that deletes the element.
  private func makeDeletePart() -> PartNode {
    let inputs = ViewInputs(parent: self, environment: EnvironmentValues())
    let part = PartNode(.swipeTrailing, inputs)
    part.show(Button("Delete", role: .destructive) { [weak inner] in inner?.extras?.traits?.delete?() }, inputs)
    return part
  }

  override func unmount() {
    deletePart?.unmount()
    super.unmount()
  }
}

/// A part of a list or form with a header and a footer.
final class SectionNode: DrawingNode, RowOwner {
  let header: PartNode
  let footer: PartNode
  private let isOfRows: Bool

  init(_ inputs: ViewInputs, isOfRows: Bool) {
    self.isOfRows = isOfRows
    header = PartNode(.header, inputs)
    footer = PartNode(.footer, inputs)
    super.init(inputs, element: Element(.section))
    header.reparent(to: self)
    footer.reparent(to: self)
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    header.flatten(into: &list)
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    for node in drawn { list.append(isOfRows ? row(for: node) : node) }
    footer.flatten(into: &list)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    visit(header)
    super.forEachChild(visit)
    visit(footer)
  }

  override func unmount() {
    header.unmount()
    footer.unmount()
    super.unmount()
  }
}
