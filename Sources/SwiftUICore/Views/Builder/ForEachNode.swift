/// The elements of a `ForEach`, one node each.
///
/// Directly within a list or lazy container only the first elements have nodes; a `MoreNode` stands for the rest until the
/// host asks for it, and there are none at all before their page or tab is shown for the first time. When the view above is
/// evaluated, each element's view is made again, because what its closure reads may have changed in a way that nobody tells;
/// bodies and nodes below are left alone where the made view is the same as before, or, where it draws itself, is made of the
/// same.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode, RowEditor {
  private var view: ForEach<Data, ID, Content>
  private var inputs: ViewInputs
  private var elements: [ElementNode<Data, ID, Content>] = []
  private var window: RowWindow
  private var more: MoreNode?
  /// nil where two rows cannot be told to be alike, or their own nodes do so.
  private lazy var comparison = makeComparison()

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    self.inputs = inputs
    let isWindowed = inputs.place.contains(.windowed)
    window = RowWindow(
      first: isWindowed ? inputs.parent.graph.traits.firstRows : .max, isUnseen: isWindowed && inputs.parent.isCovered)
    super.init(inputs)
  }

  override func coverChanged() {
    guard window.isUnseen, !isCovered else { return }
    window.isUnseen = false
    setNeedsEvaluation()
  }

  private func makeComparison() -> ValueComparison? {
    let isCompared = graph.skipsUnchanged && !ValueComparison.hasBody(Content.self)
    return isCompared ? ValueComparison.of(Content.self) : nil
  }

  var edits: RowEdits { view.edits }

  func update(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    let inputsAreSame = takeInputs(inputs, view.edits)
    self.view = view
    isDirty = false
    let total = view.data.count
    window.fit(total: total, last: elements.last?.id) { view.data.prefix($0).map(view.id) }
    let shown = view.data.prefix(window.shown)
    let ids = shown.map(view.id)
    let isSameOrder = isOrder(ids)
    if !isSameOrder { reorder(ids) }
    var place = 0
    for element in shown {
      show(element, on: elements[place], inputsAreSame: inputsAreSame)
      place += 1
    }
    showMore(total)
    if !isSameOrder {
      structureChanged()
      reportDuplicates(ids)
    }
  }

  /// Whether what comes down to the rows is the same as before.
  private func takeInputs(_ new: ViewInputs, _ edits: RowEdits) -> Bool {
    let areSame =
      graph.skipsUnchanged && inputs.areSame(as: new) && (edits.onMove == nil) == (self.edits.onMove == nil)
      && (edits.onDelete == nil) == (self.edits.onDelete == nil)
      && (edits.onInsert == nil) == (self.edits.onInsert == nil)
    if !areSame || inputs.parent !== new.parent { inputs = new }
    return areSame
  }

  private func isOrder(_ ids: [ID]) -> Bool {
    guard ids.count == elements.count else { return false }
    for place in ids.indices where ids[place] != elements[place].id { return false }
    return true
  }

  /// Puts nodes before those that stay, and takes away some after them, as lists do where something new comes on top. False
  /// where more than that has changed.
  private func slide(_ ids: [ID]) -> Bool {
    guard let first = elements.first?.id, let new = ids.firstIndex(of: first), new > 0 else { return false }
    let kept = min(elements.count, ids.count - new)
    guard new + kept == ids.count else { return false }
    for place in 0..<kept where elements[place].id != ids[new + place] { return false }
    let gone = elements[kept...]
    // One that went to the top is the same one there.
    guard !gone.contains(where: { ids[..<new].contains($0.id) }) else { return false }
    for node in gone { node.unmount() }
    let inputs = inputs
    elements.replaceSubrange(kept..., with: [])
    elements.insert(contentsOf: ids[..<new].map { ElementNode($0, inputs) }, at: 0)
    for (place, node) in elements.enumerated() { node.place = place }
    return true
  }

  /// Keeps the nodes of the identities that stay, in their new order.
  private func reorder(_ ids: [ID]) {
    if slide(ids) { return }
    var known: [ID: ElementNode<Data, ID, Content>] = [:]
    known.reserveCapacity(elements.count)
    for node in elements {
      if known[node.id] == nil { known[node.id] = node } else { node.unmount() }
    }
    let inputs = inputs
    elements = ids.enumerated().map { place, id in
      let node = known.removeValue(forKey: id) ?? ElementNode(id, inputs)
      node.place = place
      return node
    }
    for node in known.values { node.unmount() }
  }

  private func show(_ element: Data.Element, on node: ElementNode<Data, ID, Content>, inputsAreSame: Bool) {
    let content = node.tracking { view.content(element) }
    // Nothing is compared on the way to a first screen.
    if node.content != nil, let comparison, node.isShowing(content, comparison), inputsAreSame { return }
    node.show(content, rowInputs(node.id))
  }

  /// Something that the closure read for one element has changed.
  fileprivate func evaluate(_ node: ElementNode<Data, ID, Content>) {
    guard node.place < view.data.count else { return }
    show(view.data[view.data.index(view.data.startIndex, offsetBy: node.place)], on: node, inputsAreSame: true)
  }

  private func rowInputs(_ id: ID) -> ViewInputs {
    var inputs = inputs
    if inputs.place.contains(.tagged) { inputs = inputs.adding(ImplicitTagModifier(tag: AnyHashable(id))) }
    if edits.onMove != nil { inputs = inputs.adding(MoveModifier(editor: self, id: AnyHashable(id))) }
    if edits.onDelete != nil { inputs = inputs.adding(DeleteModifier(editor: self, id: AnyHashable(id))) }
    if edits.onInsert != nil { inputs = inputs.adding(InsertModifier(editor: self, id: AnyHashable(id))) }
    return inputs
  }

  // MARK: The rest of a long list

  /// Shows more of the elements; those shown already stay as they are.
  override func evaluate() {
    let total = view.data.count
    window.clamp(total: total)
    guard window.shown > elements.count else { return }
    let inputs = inputs
    for element in view.data.prefix(window.shown).dropFirst(elements.count) {
      let node = ElementNode<Data, ID, Content>(view.id(element), inputs)
      node.place = elements.count
      elements.append(node)
      show(element, on: node, inputsAreSame: true)
    }
    showMore(total)
    structureChanged()
    reportDuplicates(elements.map(\.id))
  }

  private func grow(by count: Int?) {
    guard isMounted, window.grow(by: count) else { return }
    setNeedsEvaluation()
  }

  private func showMore(_ total: Int) {
    let left = window.isUnseen ? 0 : total - elements.count
    if let old = more, left == 0 || old.shown != elements.count {
      old.unmount()
      more = nil
      structureChanged()
    }
    guard left > 0 else { return }
    // After each growth another node, so that the host looks anew whether it is near.
    if more == nil {
      more = MoreNode(inputs, shown: elements.count) { [weak self] in self?.grow(by: $0) }
      structureChanged()
    }
    more?.draw(left: left, next: window.next)
  }

  // MARK: Identities

  func identity(of child: ViewNode) -> AnyHashable? {
    (child as? ElementNode<Data, ID, Content>).map { AnyHashable($0.id) }
  }

  /// Within a row of a list: of rows themselves each rests alone.
  override var mayRest: Bool { !inputs.place.contains(.windowed) && !edits.areSome }

  override var choice: UInt {
    var hasher = Hasher()
    for element in elements { hasher.combine(element.id) }
    return UInt(bitPattern: hasher.finalize())
  }

  override var identities: [AnyHashable] { elements.map { AnyHashable($0.id) } }

  var count: Int { view.data.count }

  func place(of id: AnyHashable) -> Int? { view.data.map(view.id).firstIndex { AnyHashable($0) == id } }

  func node(of id: AnyHashable) -> ViewNode? {
    guard let place = place(of: id) else { return nil }
    if place >= elements.count, window.reach(place) { graph.update { evaluate() } }
    return place < elements.count ? elements[place] : nil
  }

  private func reportDuplicates(_ ids: [ID]) {
    #if DEBUG
      guard Set(ids).count < ids.count else { return }
      var seen: Set<ID> = []
      for id in ids where !seen.insert(id).inserted {
        Diagnostics.report(.duplicateID("\(id)", in: "\(Content.self)"))
        return
      }
    #endif
  }

  override func flatten(into list: inout [DrawingNode]) {
    for node in elements { node.flatten(into: &list) }
    more?.flatten(into: &list)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { elements.forEach(visit) }

  override func unmount() {
    for node in elements { node.unmount() }
    more?.unmount()
    super.unmount()
  }
}

/// The place of a row whose view may be skipped where it is alike.
class RowPlaceNode: PassingNode {
  /// True where what the row is made of may read something whenever it is passed by.
  final var alwaysUpdates = false
}

/// One element of a `ForEach`. What its closure reads is noted here, so that a change evaluates this element alone.
final class ElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowPlaceNode {
  let id: ID
  /// Its place among the elements.
  var place = 0
  /// What is shown, from the first time on that it might be shown again.
  private var shown: Shown?

  private final class Shown {
    var view: Content
    init(_ view: Content) { self.view = view }
  }

  init(_ id: ID, _ inputs: ViewInputs) {
    self.id = id
    super.init(inputs)
  }

  /// Whether a view is alike to the one shown now; from now on it is the one to compare with.
  func isShowing(_ view: Content, _ comparison: ValueComparison) -> Bool {
    guard let shown else {
      self.shown = Shown(view)
      return false
    }
    let isAlike =
      !alwaysUpdates
      && withUnsafeMutableBytes(of: &shown.view) { one in
        withUnsafeBytes(of: view) { other in
          guard let one = one.baseAddress, let other = other.baseAddress else { return true }
          return comparison.areAlike(one, other)
        }
      }
    if isAlike { isDirty = false } else { shown.view = view }
    return isAlike
  }

  func show(_ view: Content, _ inputs: ViewInputs) {
    isDirty = false
    setContent(Content._node(for: view, replacing: content, inputs.through(self)))
  }

  override var mayRest: Bool { !alwaysUpdates }

  override func evaluate() { (parent as? ForEachNode<Data, ID, Content>)?.evaluate(self) }
}
