import SwiftUIElements

/// A row in which nodes may rest.
class RestingHolder: HolderNode {
  /// What it is drawn around; itself, while that rests.
  final private(set) unowned var inner: DrawingNode
  private final var restingRow: RestingRow?
  /// Whether somebody has turned to what it is drawn around since it might have rested last.
  private final var isInUse = false

  init(around inner: DrawingNode, _ inputs: ViewInputs, element: Element) {
    self.inner = inner
    super.init(inputs, element: element)
  }

  /// The view whose content rests with what is drawn within; nil where there is none.
  var restingPlace: PassingNode? { nil }

  /// Whether it draws only what it is drawn around, of which nobody has to be told anything.
  var drawsItsContentAlone: Bool { true }

  /// What is within has been made again.
  func woke() {}

  final override var asRestingHolder: RestingHolder? { self }
  final override var resting: RestingRow? { restingRow }

  /// Lets what is within rest, with all that belongs to the same view; nil where it stays as it is.
  final func rest() -> RestingNode? {
    guard restingRow == nil else { return nil }
    if isInUse {
      isInUse = false
      graph.isSettled = false
      return nil
    }
    return restingPlace.flatMap(RestingNode.rest)
  }

  /// What is drawn within; nil where that may not rest.
  final func note() -> RestingRow.Note? {
    guard isLive, !childrenAreStale, drawsItsContentAlone, children.count == 1, let drawn = children.first else {
      return nil
    }
    var note = RestingRow.Note()
    return drawn.note(in: &note) ? note : nil
  }

  final func rest(_ note: RestingRow.Note, in node: RestingNode) {
    restingRow = RestingRow(note, in: node)
    inner.withExtras { $0.holder = nil }
    inner = self
    forgetChildren()
    graph.rests(self)
  }

  final func fits(_ drawn: DrawingNode) -> Bool {
    var place = 0
    return restingRow.map { drawn.fits($0.drawn, &place) } ?? false
  }

  /// Makes what is within again, where it rests.
  final func wake() { restingRow?.node.wake() }

  /// Makes what is within again, as somebody has turned to it and may do so once more.
  final func wakeForUse() {
    wake()
    isInUse = true
  }

  /// What is within has been made again.
  final func wake(around drawn: DrawingNode) {
    guard let row = restingRow else { return }
    restingRow = nil
    graph.restsNoLonger(self)
    inner = drawn.subject
    inner.withExtras { $0.holder = self }
    var place = 0
    drawn.wake(as: row, &place, in: self)
    keepChildren([drawn])
    woke()
  }

  override func leave() {
    if isMounted { wake() }
    if let row = restingRow {
      restingRow = nil
      graph.restsNoLonger(self)
      for id in row.ids { graph.left(id) }
    }
    super.leave()
  }
}
