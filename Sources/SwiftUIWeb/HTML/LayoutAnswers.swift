import SwiftUIElements

/// The answers of all drawn elements to what they are offered, brought up to date from changed elements upwards.
@MainActor
struct LayoutAnswers {
  private struct Entry {
    var parent: NodeID
    var traits: LayoutTraits
  }

  private var entries: [NodeID: Entry] = [:]
  /// The number of entries when those of elements that are gone were last dropped.
  private var kept = 0

  func traits(_ id: NodeID) -> LayoutTraits { entries[id]?.traits ?? [] }

  /// Whether `id` has been asked.
  func knows(_ id: NodeID) -> Bool { entries[id] != nil }

  /// Asks everything below `parent`.
  mutating func ask(below parent: NodeID, in tree: any DrawnNodes) {
    for child in tree.drawnChildren(parent) { ask(child, under: parent, in: tree) }
    kept = entries.count
  }

  private mutating func ask(_ id: NodeID, under parent: NodeID, in tree: any DrawnNodes) {
    for child in tree.drawnChildren(id) { ask(child, under: id, in: tree) }
    entries[id] = Entry(parent: parent, traits: answer(id, in: tree))
  }

  private func answer(_ id: NodeID, in tree: any DrawnNodes) -> LayoutTraits {
    guard let element = tree.drawnElement(id) else { return [] }
    guard element.role.asksItsChildren else { return element.layoutTraits(children: []) }
    var children: [(traits: LayoutTraits, columns: Int)] = []
    var hasLayer = false
    for child in tree.drawnChildren(id) {
      guard let drawn = tree.drawnElement(child) else { continue }
      if drawn.isBesideContent {
        if isSeenLayer(child, drawn, in: tree) { hasLayer = true }
        continue
      }
      children.append((traits(child), max(drawn.style.columnSpan, 1)))
    }
    return element.layoutTraits(children: children, hasLayer: hasLayer)
  }

  /// Whether a layer before a view shows anything, or one behind it is as high as the view.
  private func isSeenLayer(_ id: NodeID, _ element: Element, in tree: any DrawnNodes) -> Bool {
    switch element.accessibility.part {
    case .overlay: !element.role.asksItsChildren || !tree.drawnChildren(id).isEmpty
    case .background: traits(id).contains(.fillsHeight)
    default: false
    }
  }

  /// Takes note of `patches`, which led to `tree`; the answers before of those elements whose answers have changed.
  mutating func update(_ patches: [Patch], to tree: any DrawnNodes) -> [NodeID: LayoutTraits] {
    var asked: Set<NodeID> = []
    var inserted: Set<NodeID> = []
    for patch in patches {
      switch patch {
      case .insert(let id, _, let parent, _):
        inserted.insert(id)
        // What comes in as a part of something else is asked with it.
        guard !inserted.contains(parent) else { continue }
        ask(id, under: parent, in: tree)
        asked.formUnion([parent, layered(parent, in: tree)])
      case .remove(let id):
        if let entry = entries.removeValue(forKey: id) {
          asked.formUnion([entry.parent, layered(entry.parent, in: tree)])
        }
      case .move(let id, _):
        // The place of a cell in its row counts.
        if let parent = entries[id]?.parent { asked.insert(parent) }
      case .update(let id, _, _): asked.insert(id)
      case .command: break
      }
    }
    asked.remove(.root)
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
        entries[id]?.traits = new
        if before[id] == nil { before[id] = entry.traits }
        if entry.parent != .root, entries[entry.parent] != nil { add(entry.parent, levels.count - 1) }
      }
    }
    dropGone(tree)
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
  private mutating func dropGone(_ tree: any DrawnNodes) {
    if let departed = tree.departed {
      for id in departed where tree.drawnParent(id) == nil { entries[id] = nil }
      return
    }
    // Before room would have to be made for them.
    guard entries.count * 8 > entries.capacity * 7, entries.count * 8 > kept * 9 else { return }
    entries = entries.filter { tree.drawnParent($0.key) != nil }
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
