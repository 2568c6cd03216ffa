import Foundation
import SwiftUIElements

/// The retained tree of one session with what waits for its next frame. Lives on the main actor.
@MainActor
final class Graph {
  /// Set by the session: something has changed and a frame is due at the end of this turn of the main loop.
  var onChange: () -> Void = {}
  /// nil once closed.
  private(set) var root: RootNode!
  /// Nodes that want to know where their views stand.
  private var measuring: [ObjectIdentifier: any MeasuringNode] = [:]
  /// The surroundings as the host reports them.
  var traits: HostTraits { didSet { isMeasureDue = true } }
  /// The window has changed, and so may have where views stand.
  private var isMeasureDue = false

  /// The identity given last.
  var lastID: UInt64 = 0
  private var drawn = DrawnTable()
  /// What is no longer drawn since the last frame.
  private(set) var departed: [NodeID] = []
  private var dirty: [ViewNode] = []
  private var restructured: [DrawingNode] = []
  private var changed: [ObjectIdentifier: (node: DrawingNode, previous: Element)] = [:]
  private var changeOrder: [ObjectIdentifier] = []
  private var actions: [@MainActor () -> Void] = []
  /// What waits until views have been told where they stand.
  private var placed: [@MainActor () -> Void] = []
  /// The nodes that wait for ``afterUpdate(once:_:)``.
  private var planned: Set<ObjectIdentifier> = []
  private var commands: [Command] = []
  /// How the frame under way moves.
  private(set) var transaction = Transaction()
  /// False to evaluate every body that is passed by, changed or not; the result must be the same.
  let skipsUnchanged: Bool
  private var isClosed = false
  /// True while views are being evaluated.
  private(set) var isUpdating = false

  /// Rounds of evaluation in one frame after which the rest waits for the next turn: views that change state whenever they are updated.
  private static let roundLimit = 50
  /// Layouts of one frame after which what views draw no longer follows where they stand.
  private static let measureLimit = 4

  init(traits: HostTraits, skipsUnchanged: Bool) {
    self.traits = traits
    self.skipsUnchanged = skipsUnchanged
    _ = EvaluatingNode.tellsLocale
    root = RootNode(graph: self)
  }

  /// Stands in all places where nothing is shown. It holds the graph, as all nodes do.
  var nothing: ViewNode {
    if let knownNothing { return knownNothing }
    let node = NothingNode(root: self)
    if !isClosed { knownNothing = node }
    return node
  }
  private var knownNothing: NothingNode?

  private var solvedAreas = SolvedAreas()
  /// Whether the window of the frame under way is another one than before.
  private var isWindowNew = false

  /// Whether what is drawn may take more or less room than in the frame before: more is drawn or less, or something looks otherwise.
  /// Words that change count as long as those before.
  var mayTakeOtherRoom: Bool {
    if isWindowNew || root.children.isEmpty || !restructured.isEmpty { return true }
    return changed.values.contains { node, previous in
      node.style != previous.style || node.role != previous.role && !(node.role.isText && previous.role.isText)
    }
  }

  private var collected: [ObjectIdentifier: [DrawingNode]] = [:]
  private var keepsCollected = false

  private var sceneValues: [String: AnyObject] = [:]

  /// The session's storage for a key, made the first time. Two types under one key do not share it.
  func sceneValue<Storage: AnyObject>(_ key: String, _ make: () -> Storage) -> Storage {
    if let storage = sceneValues[key] as? Storage { return storage }
    let storage = make()
    sceneValues[key] = storage
    return storage
  }

  func makeID() -> NodeID {
    lastID += 1
    return NodeID(rawValue: lastID)
  }

  /// True where a frame would have something to do.
  var hasWork: Bool {
    !dirty.isEmpty || !restructured.isEmpty || !changed.isEmpty || !actions.isEmpty || !commands.isEmpty
      || (isMeasureDue && (!measuring.isEmpty || solvedAreas.hasWindow))
  }

  // MARK: What waits

  func add(dirty node: ViewNode) {
    if let reading = EvaluatingNode.current { Diagnostics.report(.updateDuringUpdate(at: reading.name)) }
    dirty.append(node)
    if Transaction.current != Transaction() { transaction = Transaction.current }
    onChange()
  }

  /// Has the frame under way move, where the change of state has not said how.
  func animate(_ animation: Animation) {
    if transaction.animation == nil { transaction.animation = animation }
  }

  /// How values that are drawn in samples move in the frame under way; nil where they do not.
  var motion: Animation? {
    guard traits.kind != .terminal, !traits.prefersReducedMotion, !transaction.disablesAnimations else { return nil }
    return transaction.animation
  }

  func note(restructured node: DrawingNode) {
    restructured.append(node)
    if !isUpdating { onChange() }
  }

  func note(changed node: DrawingNode, previous: Element) {
    let key = ObjectIdentifier(node)
    guard changed[key] == nil else { return }
    changed[key] = (node, previous)
    changeOrder.append(key)
    if !isUpdating { onChange() }
  }

  /// Has `action` run after the views are up to date, still before the frame goes out.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    actions.append(action)
    if !isUpdating { onChange() }
  }

  /// Has `action` run once views have been told where they stand, in the frame under way.
  func afterPlacing(_ action: @escaping @MainActor () -> Void) { placed.append(action) }

  /// Has `action` run after the views are up to date, once however often it is asked for; not for a node that has left by then.
  func afterUpdate<Node: ViewNode>(once node: Node, _ action: @escaping @MainActor (Node) -> Void) {
    guard !isClosed, planned.insert(ObjectIdentifier(node)).inserted else { return }
    afterUpdate { [weak self] in
      self?.planned.remove(ObjectIdentifier(node))
      if node.isMounted { action(node) }
    }
  }

  func command(_ command: Command) {
    commands.append(command)
    if !isUpdating { onChange() }
  }

  // MARK: A frame

  /// Brings every view up to date and runs what was to happen after that, until nothing is left to do.
  func settle() {
    guard !isUpdating else { return }
    forgetCollected()
    settleViews()
    isWindowNew = isMeasureDue
    isMeasureDue = false
    guard traits.kind != .terminal else { return }
    defer {
      appearPlaced()
      if traits.kind == .browser { solveAreas(everything: isWindowNew) }
    }
    // What a view draws may depend on where it stands, and where it stands on what is drawn.
    for _ in 0..<Graph.measureLimit {
      guard measuring.values.contains(where: { $0.needsEngine }) else { break }
      let layout = GraphLayout(self, for: Array(measuring.values))
      layout.tell()
      layout.reportWarnings()
      takePlaced()
      guard !dirty.isEmpty || !actions.isEmpty else { break }
      settleViews()
    }
  }

  private func takePlaced() {
    actions += placed
    placed = []
  }

  /// Lets appear what has waited for a place that nobody tells, as in a part that is not laid out.
  private func appearPlaced() {
    guard !placed.isEmpty else { return }
    takePlaced()
    settleViews()
  }

  /// Gives everything a place in areas where nothing has to be measured by the host.
  private func solveAreas(everything: Bool) {
    if everything || root.children.isEmpty { return solve(touched: nil) }
    guard !changed.isEmpty || !restructured.isEmpty else { return }
    var touched: Set<NodeID> = []
    for node in changed.values.map(\.node) + restructured {
      var next: NodeID? = node.id
      while let id = next, touched.insert(id).inserted { next = drawnParent(id) }
    }
    solve(touched: touched)
  }

  private func solve(touched: Set<NodeID>?) {
    // Of a whole tree they would be as dear to keep as to collect again.
    keepsCollected = touched != nil
    update { solvedAreas.solve(in: self, touched: touched) }
    keepsCollected = false
  }

  /// The children of a node as they were collected to give them places; the frame that follows takes them as they are.
  func collected(for node: DrawingNode) -> [DrawingNode]? {
    collected.isEmpty ? nil : collected[ObjectIdentifier(node)]
  }

  func note(collected children: [DrawingNode], for node: DrawingNode) {
    if keepsCollected { collected[ObjectIdentifier(node)] = children }
  }

  private func forgetCollected() {
    if !collected.isEmpty { collected = [:] }
  }

  func measure(_ node: any MeasuringNode) { measuring[ObjectIdentifier(node)] = node }

  func stopMeasuring(_ node: any MeasuringNode) { measuring[ObjectIdentifier(node)] = nil }

  private func settleViews() {
    var rounds = 0
    while !dirty.isEmpty || !actions.isEmpty {
      rounds += 1
      if rounds > Graph.roundLimit {
        Diagnostics.report(.endlessUpdate)
        break
      }
      evaluateDirty()
      let due = actions
      actions = []
      for action in due { action() }
    }
  }

  private func evaluateDirty() {
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    while !dirty.isEmpty, passes < Graph.roundLimit {
      passes += 1
      var batch = dirty
      dirty = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isDirty && node.isMounted {
        node.isDirty = false
        node.evaluate()
      }
    }
  }

  /// Runs `build` as an update of the tree.
  func update(_ build: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    build()
    isUpdating = wasUpdating
  }

  /// Runs `build`. Where it gives false, nothing of what it wants done after the update is done.
  func attempt(_ build: () -> Bool) -> Bool {
    let before = (count: actions.count, planned: planned)
    let isDone = build()
    if !isDone {
      actions.removeSubrange(before.count...)
      planned = before.planned
    }
    return isDone
  }

  /// Whether nodes leave of which nobody has to be told, as others stand for them.
  private(set) var leavesUntold = false

  func leaveUntold(_ leave: () -> Void) {
    leavesUntold = true
    leave()
    leavesUntold = false
  }

  /// The changes since the last frame, and how they move.
  func takeFrame() -> (patches: [Patch], transaction: FrameTransaction) {
    settle()
    departed = []
    var patches: [Patch] = []
    while !restructured.isEmpty {
      let batch = restructured.count > 1 ? restructured.sorted { $0.depth < $1.depth } : restructured
      restructured = []
      for node in batch where node.isLive { appendChildPatches(of: node, to: &patches) }
    }
    forgetCollected()
    for key in changeOrder {
      guard let (node, previous) = changed[key], node.isLive, node.element != previous else { continue }
      patches.append(.update(node.id, node.element, previous: previous))
    }
    changed.removeAll(keepingCapacity: changed.count < 64)
    changeOrder.removeAll(keepingCapacity: changeOrder.count < 64)
    patches.append(contentsOf: commands.map(Patch.command))
    commands = []
    if !patches.isEmpty { isSettled = false }
    let frame = FrameTransaction(animation: transaction.frameAnimation)
    transaction = Transaction()
    return (patches, frame)
  }

  /// Takes the tree as it is for what the host draws at first.
  func adopt() {
    settle()
    _ = root.refreshChildren()
    for child in root.children { child.enter(parent: root) { _, _ in } }
    forgetCollected()
    restructured = []
    changed = [:]
    changeOrder = []
    transaction = Transaction()
  }

  /// Takes the whole tree down and runs what disappearing has left to do. Nothing may be asked of the graph afterwards.
  func close() {
    guard let root else { return }
    root.unmount()
    root.leave()
    self.root = nil
    let due = actions
    actions = []
    placed = []
    isClosed = true
    for action in due { action() }
    // What still waited for a frame holds nodes, which hold the graph.
    dirty = []
    restructured = []
    changed = [:]
    changeOrder = []
    commands = []
    drawn = DrawnTable()
    departed = []
    forgetCollected()
    sceneValues = [:]
    knownNothing = nil
    restingRows = [:]
    lookedAt = nil
  }

  private func appendChildPatches(of node: DrawingNode, to patches: inout [Patch]) {
    guard let old = node.refreshChildren() else { return }
    for step in ChildChanges.steps(from: old, to: node.children) {
      switch step {
      case .remove(let child):
        patches.append(.remove(child.id))
        child.leave()
      case .insert(let child, let before):
        child.enter(parent: node) { [self] entered, parent in
          forgetChange(of: entered)
          patches.append(
            .insert(entered.id, entered.element, parent: parent.id, before: entered === child ? before?.id : nil))
        }
      case .move(let child, let before):
        patches.append(.move(child.id, before: before?.id))
      }
    }
  }

  private func forgetChange(of node: DrawingNode) { changed[ObjectIdentifier(node)] = nil }

  // MARK: Looking at it

  /// The drawn node with an identity, where it does not rest.
  func awakeNode(_ id: NodeID) -> DrawingNode? { drawn.node(id) }

  /// The drawn parent of a node that does not rest.
  func awakeParent(_ id: NodeID) -> NodeID? { drawn.parent(id) }

  func entered(_ node: DrawingNode, parent: DrawingNode) {
    drawn.insert(node, parent: parent.id)
  }

  func left(_ id: NodeID) {
    drawn.remove(id)
    departed.append(id)
  }

  // MARK: Rest

  /// Whether no row has to be looked at before it may rest.
  var isSettled = false
  /// What is being made again.
  var waking: RestingNode?
  /// The rows whose content rests.
  private(set) var restingRows: [ObjectIdentifier: RestingHolder] = [:]

  /// The row at rest that somebody has looked into last.
  var lookedAt: RestingHolder?

  /// Whether hosts have been told of all that is drawn.
  var canRest: Bool { root != nil && !isUpdating && changed.isEmpty && restructured.isEmpty }

  func rests(_ row: RestingHolder) { restingRows[ObjectIdentifier(row)] = row }

  func restsNoLonger(_ row: RestingHolder) {
    restingRows[ObjectIdentifier(row)] = nil
    if lookedAt === row { lookedAt = nil }
  }

  /// Nodes within rows have gone to rest.
  func rested() { drawn.dropUnmounted() }

  /// Rows have been made again, after which there may be something to do.
  func woke() {
    isSettled = false
    if hasWork, !isUpdating { onChange() }
  }
}

extension Role {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
