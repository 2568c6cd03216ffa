import SwiftUIElements

/// Stands for what is within the rows of a view while nothing happens to them: hosts know what is drawn there, and the view tells how
/// to make it again. So a long list costs little more than the values of its rows.
///
/// Only nodes rest that can be made again with nothing lost (``ViewNode/mayRest``), and that are told of changes by none but each
/// other and objects of their own. States outlast them, and what they hand up is handed up from here.
final class RestingNode: ViewNode {
  /// Whether views among them appear and disappear with the page that they are on.
  private let hearsOfCover: Bool
  private var isWaking = false
  private unowned let place: PassingNode
  /// Most views are one row.
  private let row: RestingHolder
  private let otherRows: [RestingHolder]
  private(set) var left: LeftStorage
  private let handedUp: [HandedUp]
  /// Of which nodes, in which places, it was.
  private let shapeBefore: NodeShape
  /// Numbers of the identities by which an app finds what is within. Most rows have none, or the same as others.
  private let identityNumbers: [Int]

  private static var known = ArrayPool<Int>()

  /// Lets the rows of the view at `place` rest; nil where they may not.
  static func rest(_ place: PassingNode) -> RestingNode? {
    guard let content = place.content, !place.isDirty else { return nil }
    var drawn: [DrawingNode] = []
    content.flatten(into: &drawn)
    let rows = drawn.compactMap { $0.subject.extras?.holder?.asRestingHolder }
    guard !rows.isEmpty, rows.count == drawn.count else { return nil }
    var nodes: [ViewNode] = []
    guard gather(content, into: &nodes), readEachOtherOnly(nodes, below: place) else { return nil }
    let notes = rows.compactMap { $0.note() }
    guard notes.count == rows.count else { return nil }
    let resting = RestingNode(place, rows, nodes, content)
    for (row, note) in zip(rows, notes) { row.rest(note, in: resting) }
    place.graph.leaveUntold { place.exchangeContent(for: resting) }
    return resting
  }

  /// Nothing holds the nodes any more.
  func nodesAreGone() {
    left.dropWhatIsAsNew()
    for location in left.kept { location.hand(to: place) }
  }

  private init(_ place: PassingNode, _ rows: [RestingHolder], _ nodes: [ViewNode], _ content: ViewNode) {
    self.place = place
    row = rows[0]
    otherRows = Array(rows.dropFirst())
    shapeBefore = nodes.reduce(into: NodeShape()) { $0.add($1) }
    handedUp = nodes.contains { $0.handlesPreferences } ? HandedUp.all(in: content) : []
    hearsOfCover = nodes.contains(where: \.appearsWithPage)
    left = LeftStorage(nodes)
    identityNumbers = Self.known.shared(nodes.flatMap { $0.identities.map(\.hashValue) })
    super.init(ViewInputs(parent: place, environment: EnvironmentValues()))
  }

  /// All nodes below one, parents first; false where one may not rest.
  private static func gather(_ node: ViewNode, into nodes: inout [ViewNode]) -> Bool {
    guard node.mayRest, !node.isDirty else { return false }
    nodes.append(node)
    var mayRest = true
    node.forEachChild { if mayRest { mayRest = gather($0, into: &nodes) } }
    return mayRest
  }

  private static func readEachOtherOnly(_ nodes: [ViewNode], below place: PassingNode) -> Bool {
    var reads = 0
    for node in nodes {
      if node.reads == .max { return false }
      reads += Int(node.reads)
    }
    guard reads > 0 else { return true }
    let readers = nodes.flatMap(\.storage).compactMap { $0 as? any KeptStorage }.flatMap(\.readingNodes)
    return readers.count == reads && readers.allSatisfy { $0.isBelow(place) }
  }

  private var rows: [RestingHolder] { [row] + otherRows }

  /// What a node of the same kind has left behind.
  func storage(of node: ViewNode) -> [AnyObject] { left.take(for: node) }

  /// The node of a view within with an identity, made again.
  func madeNode(with id: AnyHashable) -> ViewNode? {
    guard identityNumbers.contains(id.hashValue), wake() else { return nil }
    return place.content?.node(with: id)
  }

  func stands(in node: ViewNode) -> Bool { place === node }

  /// Makes the nodes again, which are to hosts the same as before. False where that is under way.
  ///
  /// Where the view draws otherwise than it did, though nothing has told of a change, its rows are drawn anew.
  @discardableResult
  func wake() -> Bool {
    guard !isWaking else { return false }
    let drawn = makeNodes()
    if fit(drawn) {
      show(drawn)
    } else {
      for row in rows { row.unmount() }
      place.structureChanged()
      graph.woke()
    }
    return true
  }

  /// Makes the nodes of what the view is by now. Where they are other ones than before, or draw more or fewer things, it goes on
  /// resting and gives false.
  func wakeChanged() -> Bool {
    guard !isWaking else { return false }
    var drawn: [DrawingNode] = []
    let isSame = graph.attempt {
      drawn = makeNodes()
      return place.content.map(NodeShape.init(of:)) == shapeBefore && fit(drawn)
    }
    if isSame {
      show(drawn)
    } else {
      place.exchangeContent(for: self)
      left.takeAnew()
      isWaking = false
    }
    return isSame
  }

  /// What the view draws by now.
  private func makeNodes() -> [DrawingNode] {
    isWaking = true
    for location in left.kept { location.takeBack(from: place) }
    place.isDirty = false
    graph.wake(self) { place.evaluate() }
    var drawn: [DrawingNode] = []
    place.flatten(into: &drawn)
    return drawn
  }

  private func fit(_ drawn: [DrawingNode]) -> Bool {
    drawn.count == rows.count && zip(rows, drawn).allSatisfy { $0.fits($1) }
  }

  private func show(_ drawn: [DrawingNode]) {
    for (row, node) in zip(rows, drawn) { row.wake(around: node) }
    graph.woke()
  }

  override func coverChanged() { if hearsOfCover { wake() } }

  override var handlesPreferences: Bool { !handedUp.isEmpty }

  override func flatten(into list: inout [DrawingNode]) { list.append(contentsOf: rows) }

  override func unmount() {
    if !isWaking { for row in rows { row.unmount() } }
    super.unmount()
  }
}

extension RestingNode: PreferenceSource {
  func hand<Key: PreferenceKey>(_ key: Key.Type, to take: (Key.Value) -> Void) -> Bool {
    for value in handedUp { value.hand(key, to: take) }
    return true
  }
}
