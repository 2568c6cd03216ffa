import SwiftUIElements

/// What is left of the nodes within a row that rests.
@MainActor
struct RestingRow {
  let drawn: DrawnRow
  /// By which hosts know the first part.
  private let firstID: UInt32
  /// How much later the last of them is.
  private let span: UInt32
  /// How much later the identities of the parts are, which is the same for most rows of a list.
  private let later: [UInt32]
  unowned let node: RestingNode

  init(_ note: Note, in node: RestingNode) {
    drawn = DrawnRow.of(note.parts)
    let first = note.ids.first ?? 0
    firstID = first
    let later = note.ids.map { $0 &- first }
    span = later.max() ?? 0
    self.later = Self.known.shared(later)
    self.node = node
  }

  private static var known = ArrayPool<UInt32>()

  /// What is drawn within a row, on the way to rest.
  struct Note {
    var parts: [DrawnRow.Part] = []
    var ids: [UInt32] = []
  }

  /// By which hosts know a part.
  func id(_ place: Int) -> NodeID { NodeID(rawValue: UInt64(firstID &+ later[place])) }

  var ids: [NodeID] { later.indices.map(id) }

  func place(of id: NodeID) -> Int? {
    guard let id = UInt32(exactly: id.rawValue), id &- firstID <= span else { return nil }
    return later.firstIndex(of: id &- firstID)
  }
}

extension DrawingNode {
  /// Notes this node and what is drawn in it; false where something of that is not to be made again.
  final func note(in note: inout RestingRow.Note) -> Bool {
    guard mayRest, isLive, !childrenAreStale, let id = UInt32(exactly: id.rawValue) else { return false }
    if let extras, extras.words != nil || extras.part != nil || extras.area != nil { return false }
    let place = note.parts.count
    note.parts.append(DrawnRow.Part(element: element, below: 0))
    note.ids.append(id)
    for child in children where !child.note(in: &note) { return false }
    note.parts[place].below = note.parts.count - place - 1
    return true
  }

  /// Whether as much is drawn in it, and in that, as in the part of a row at `place`, which is then the next.
  final func fits(_ row: DrawnRow, _ place: inout Int) -> Bool {
    guard place < row.parts.count else { return false }
    let end = place + row.parts[place].below
    _ = refreshChildren()
    for child in children {
      place += 1
      guard child.fits(row, &place) else { return false }
    }
    return place == end
  }

  /// Stands from now on for the part at `place`, and what is drawn in it for those in that.
  final func wake(as row: RestingRow, _ place: inout Int, in parent: DrawingNode) {
    let before = row.drawn.parts[place].element
    identify(row.id(place))
    if let place = before.place { withExtras { $0.place = place } }
    graph.entered(self, parent: parent)
    if element != before { graph.note(changed: self, previous: before) }
    for child in children {
      place += 1
      child.wake(as: row, &place, in: self)
    }
  }
}
