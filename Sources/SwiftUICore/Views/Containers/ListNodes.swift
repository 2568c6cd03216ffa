/// A list: its drawn children are sections and rows.
final class ListNode: DrawingNode, RowOwner {
  private(set) var selection: AnyListSelection?
  private var editMode: Binding<EditMode>?
  private(set) var isEditing = false

  /// Whether what deletes and moves rows stands at their ends. A terminal has a menu for it.
  var showsEdits: Bool { isEditing && graph.traits.kind != .terminal }

  /// Whether circles show which of several rows are chosen.
  var showsCircles: Bool { isEditing && selection?.isOfMany == true }

  /// The column it stands in.
  private weak var column: NavigationNode?
  private var hadSelection = false

  init(_ inputs: ViewInputs) {
    super.init(inputs)
    column = ancestor(NavigationNode.self)
  }

  func take(selection: AnyListSelection?, editMode: Binding<EditMode>?, refresh: RefreshAction?) {
    self.editMode = editMode
    readEditMode()
    if self.selection == nil, let selection {
      hadSelection = !selection.isEmpty()
      graph.afterUpdate { [weak self] in
        guard let self, isMounted, let column else { return }
        column.split?.register(self, in: column)
      }
    }
    self.selection = selection
    setHandler { kind, _ in
      guard kind == .refresh, let refresh else { return false }
      Task { await refresh() }
      return true
    }
  }

  private func readEditMode() {
    isEditing = EvaluatingNode.run(self) { editMode?.wrappedValue.isEditing ?? false }
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    for node in drawn { list.append(row(for: node)) }
  }

  /// A row was chosen by the person.
  func choose(_ tag: AnyHashable) {
    guard let selection else { return }
    selection.choose(tag)
    hadSelection = !selection.isEmpty()
    if hadSelection, let column { column.split?.chose(in: column) }
  }

  /// The selection has changed, or whether rows are edited.
  override func evaluate() {
    readEditMode()
    if let selection, hadSelection != !selection.isEmpty() {
      hadSelection.toggle()
      if hadSelection, let column { graph.afterUpdate { column.split?.chose(in: column) } }
    }
    func refresh(_ node: DrawingNode) {
      for child in node.children {
        if let row = child as? RowNode, row.isMounted, row.resting == nil { row.refresh() }
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
    if let row = drawn as? RowNode { return row }
    let subject = drawn.subject
    switch subject.element.role {
    case .section, .more: return drawn
    default: break
    }
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

/// All actions of a row, in one place: those of the app, then those that move and delete it.
final class RowActionsNode: DrawingNode {
  private unowned let inner: DrawingNode
  private var edits: PartNode?

  init(of inner: DrawingNode, in row: RowNode) {
    self.inner = inner
    var element = Element(.stack(StackContent(axis: .horizontal)))
    element.accessibility.part = .swipeTrailing
    super.init(ViewInputs(parent: row, environment: EnvironmentValues()), element: element)
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    let traits = inner.traits
    let row = parent as? RowNode
    let isEdited = row?.isEdited == true
    // What is chosen is deleted together.
    let hasCircle = isEdited && row?.hasCircle == true
    for part in [Accessibility.Part.swipeLeading, .swipeTrailing] where !isEdited {
      for attachment in traits?.attachments ?? [] where attachment.part == part {
        attachment.node.flatten(into: &list)
      }
    }
    guard traits?.move != nil || traits?.delete != nil else { return }
    let edits = edits ?? PartNode(.actions, ViewInputs(parent: self, environment: EnvironmentValues()))
    self.edits = edits
    edits.show(
      RowEditButtons(
        canMove: traits?.move != nil, canDelete: traits?.delete != nil && !hasCircle, isEdited: isEdited,
        move: { [weak inner] distance in MainActor.assumeIsolated { inner?.traits?.move?(distance) } },
        delete: { [weak inner] in MainActor.assumeIsolated { inner?.traits?.delete?() } }),
      ViewInputs(parent: edits, environment: EnvironmentValues()))
    edits.flatten(into: &list)
  }

  override func unmount() {
    edits?.unmount()
    super.unmount()
  }
}

/// Moves a row and deletes it.
nonisolated struct RowEditButtons: View {
  let canMove: Bool
  let canDelete: Bool
  let isEdited: Bool
  let move: (Int) -> Void
  let delete: () -> Void

  @MainActor var body: some View {
    let (move, delete) = (move, delete)
    HStack(spacing: isEdited ? 16 : 8) {
      if isEdited {
        if canDelete {
          Button(role: .destructive, action: { delete() }, label: { Image(systemName: "minus.circle.fill") })
            .accessibilityLabel("Delete")
        }
        Spacer()
      }
      if canMove {
        Button(action: { move(-1) }, label: { Image(systemName: "chevron.up") }).accessibilityLabel("Move up")
        Button(action: { move(1) }, label: { Image(systemName: "chevron.down") }).accessibilityLabel("Move down")
        if isEdited { Image(systemName: "line.3.horizontal").accessibilityHidden(true) }
      }
      if canDelete, !isEdited { Button("Delete", role: .destructive, action: { delete() }) }
    }
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
