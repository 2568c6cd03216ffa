import SwiftUIElements

/// What nodes leave behind that rest, each for one of its kind. They come back in the order in which they were gathered.
@MainActor
struct LeftStorage {
  private struct Place: Hashable {
    var kind: ObjectIdentifier
    var count: Int
  }

  /// Most rows of a list have the same.
  private var places: [Place]
  private var things: [AnyObject]
  /// How many places and things have been taken again.
  private var taken: (places: Int32, things: Int32) = (0, 0)

  private static var known = ArrayPool<Place>()

  init(_ nodes: [ViewNode]) {
    (places, things) = ([], [])
    for node in nodes {
      let storage = node.storage
      guard !storage.isEmpty else { continue }
      places.append(Place(kind: ObjectIdentifier(type(of: node)), count: storage.count))
      things += storage
    }
  }

  var kept: [any KeptStorage] { things.compactMap { $0 as? any KeptStorage } }

  /// Drops, once the nodes are gone, what they make as it is when they are made again, and what nobody else can change until then.
  mutating func dropWhatIsAsNew() {
    var left: [AnyObject] = []
    var next = 0
    for place in places.indices {
      let range = next..<next + places[place].count
      next = range.upperBound
      if range.allSatisfy({ isAsNew(at: $0) }) { places[place].count = 0 } else { left += things[range] }
    }
    things = Truths.shared(left) ?? (left.count == things.count ? things : left)
    places = Self.known.shared(places)
  }

  private mutating func isAsNew(at place: Int) -> Bool {
    guard let kind = type(of: things[place]) as? any KeptStorage.Type, kind.isHeldOnce(&things[place]) else {
      return false
    }
    return (things[place] as? any KeptStorage)?.isAsNew == true
  }

  /// What a node of the same kind has left behind.
  mutating func take(for node: ViewNode) -> [AnyObject] {
    let (place, first) = (Int(taken.places), Int(taken.things))
    guard place < places.count, places[place].kind == ObjectIdentifier(type(of: node)) else { return [] }
    let end = first + places[place].count
    taken = (Int32(place + 1), Int32(end))
    return Array(things[first..<end])
  }

  /// Has all given again from the first.
  mutating func takeAnew() { taken = (0, 0) }
}

extension KeptStorage {
  /// Whether nothing else holds `thing`, which is of this type: of any object the runtime does not know.
  fileprivate static func isHeldOnce(_ thing: inout AnyObject) -> Bool {
    withUnsafeMutablePointer(to: &thing) { pointer in
      pointer.withMemoryRebound(to: Self.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }
}
