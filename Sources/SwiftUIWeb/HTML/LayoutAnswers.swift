import SwiftUIElements

/// The answers of all drawn elements to what they are offered, brought up to date from changed elements upwards.
@MainActor
struct LayoutAnswers {
  private var entries = AnswerTable()
  /// The number of entries when those of elements that are gone were last dropped.
  private var kept = 0

  func traits(_ id: NodeID) -> LayoutTraits { entries[id]?.traits ?? [] }

  /// Whether `id` has been asked.
  func knows(_ id: NodeID) -> Bool { entries[id] != nil }

  /// Asks everything below `parent`.
  mutating func ask(below parent: NodeID, in tree: any DrawnNodes) {
    for child in tree.drawnChildren(parent) { ask(child, under: parent, in: tree) }
    entries.sortIn()
    kept = entries.count
  }

  private mutating func ask(_ id: NodeID, under parent: NodeID, in tree: any DrawnNodes) {
    guard let element = tree.drawnElement(id) else { return }
    ask(id, element, tree.drawnChildren(id), under: parent, in: tree)
  }

  /// Each element is looked up once on the way down, as a page has hundreds.
  @discardableResult
  private mutating func ask(
    _ id: NodeID, _ element: Element, _ children: [NodeID], under parent: NodeID, in tree: any DrawnNodes
  ) -> LayoutTraits {
    var answers = ChildAnswers()
    for child in children {
      guard let drawn = tree.drawnElement(child) else { continue }
      let below = tree.drawnChildren(child)
      answers.add(drawn, ask(child, drawn, below, under: id, in: tree), isEmpty: below.isEmpty)
    }
    let traits = answers.answer(of: element)
    entries.note(id, parent: parent, traits: traits)
    return traits
  }

  private func answer(_ id: NodeID, in tree: any DrawnNodes) -> LayoutTraits {
    guard let element = tree.drawnElement(id) else { return [] }
    var answers = ChildAnswers()
    if element.role.asksItsChildren {
      for child in tree.drawnChildren(id) {
        guard let drawn = tree.drawnElement(child) else { continue }
        answers.add(drawn, traits(child), isEmpty: tree.drawnChildren(child).isEmpty)
      }
    }
    return answers.answer(of: element)
  }

  /// What the children of one element say.
  private struct ChildAnswers {
    private var beside: [(traits: LayoutTraits, columns: Int)] = []
    private var hasLayer = false
    private var layers: LayoutTraits = []

    mutating func add(_ child: Element, _ traits: LayoutTraits, isEmpty: Bool) {
      guard child.isBesideContent else { return beside.append((traits, max(child.style.columnSpan, 1))) }
      if child.accessibility.part == .background || child.accessibility.part == .overlay { layers.formUnion(traits) }
      // A layer before a view shows something, or one behind it is as high as the view.
      switch child.accessibility.part {
      case .overlay: if !child.role.asksItsChildren || !isEmpty { hasLayer = true }
      case .background: if traits.contains(.fillsHeight) { hasLayer = true }
      default: break
      }
    }

    func answer(of element: Element) -> LayoutTraits {
      guard element.role.asksItsChildren else { return element.layoutTraits(children: []) }
      return element.layoutTraits(children: beside, hasLayer: hasLayer, layers: layers)
    }
  }

  /// Takes note of `patches`, which led to `tree`; the answers before of those elements whose answers have changed.
  mutating func update(_ patches: [Patch], to tree: any DrawnNodes) -> [NodeID: LayoutTraits] {
    var asked: Set<NodeID> = []
    var inserted: Set<NodeID> = []
    var removed: Set<NodeID> = []
    for patch in patches {
      switch patch {
      case .insert(let id, _, let parent, _):
        inserted.insert(id)
        // What comes in as a part of something else is asked with it.
        guard !inserted.contains(parent) else { continue }
        ask(id, under: parent, in: tree)
        entries.sortIn()
        removed.remove(id)
        asked.formUnion([parent, layered(parent, in: tree)])
      case .remove(let id):
        guard let parent = entries[id]?.parent, removed.insert(id).inserted else { break }
        asked.formUnion([parent, layered(parent, in: tree)])
      case .move(let id, _):
        // The place of a cell in its row counts.
        if let parent = entries[id]?.parent { asked.insert(parent) }
      case .update(let id, _, _): asked.insert(id)
      case .command: break
      }
    }
    asked.remove(.root)
    asked.subtract(removed)
    var before: [NodeID: LayoutTraits] = [:]
    var levels: [[NodeID]] = []
    func add(_ id: NodeID, _ depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(id)
    }
    for id in asked where entries[id] != nil && !inserted.contains(id) { add(id, depth(of: id)) }
    while let level = levels.popLast() {
      for id in Set(level) {
        guard let entry = entries[id], tree.drawnElement(id) != nil else { continue }
        let new = answer(id, in: tree)
        guard new != entry.traits else { continue }
        entries.set(new, for: id)
        if before[id] == nil { before[id] = entry.traits }
        if entry.parent != .root, entries[entry.parent] != nil { add(entry.parent, levels.count - 1) }
      }
    }
    drop(removed, in: tree)
    return before
  }

  /// What a layer belongs to, for which an empty layer counts as none; `id` itself where that is no layer.
  private func layered(_ id: NodeID, in tree: any DrawnNodes) -> NodeID {
    guard tree.drawnElement(id)?.accessibility.part == .overlay else { return id }
    return entries[id]?.parent ?? id
  }

  private func depth(of id: NodeID) -> Int {
    var depth = 0
    var next = entries[id]?.parent
    while let id = next, id != .root {
      depth += 1
      next = entries[id]?.parent
    }
    return depth
  }

  /// What was removed with one of its ancestors is told by no patch.
  private mutating func drop(_ removed: Set<NodeID>, in tree: any DrawnNodes) {
    if let departed = tree.departed {
      let gone = removed.union(departed).filter { tree.drawnParent($0) == nil }
      if !gone.isEmpty { entries.remove(gone) }
      return
    }
    if !removed.isEmpty { entries.remove(removed) }
    guard entries.count * 8 > kept * 9 else { return }
    entries.removeAll { tree.drawnParent($0) == nil }
    kept = entries.count
  }
}

extension Element {
  /// Drawn beside its parent's content, which it neither widens nor makes taller.
  fileprivate var isBesideContent: Bool {
    switch (accessibility.part, role) {
    case (.background?, _), (.overlay?, _), (.swipeLeading?, _), (.swipeTrailing?, _), (.contextMenu?, _), (_, .sheet),
      (_, .dialog):
      true
    default: false
    }
  }
}
