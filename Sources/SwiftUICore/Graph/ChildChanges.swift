/// The steps that turn one list of drawn children into another with the fewest moves.
@MainActor
enum ChildChanges {
  enum Step {
    case remove(DrawingNode)
    case insert(DrawingNode, before: DrawingNode?)
    case move(DrawingNode, before: DrawingNode?)
  }

  /// In the order in which they must be done. Children that stay in place are a longest run whose order is the same in both lists.
  static func steps(from old: [DrawingNode], to new: [DrawingNode]) -> [Step] {
    if old.elementsEqual(new, by: ===) { return [] }
    var oldPlaces: [ObjectIdentifier: Int] = Dictionary(minimumCapacity: old.count)
    for (index, node) in old.enumerated() { oldPlaces[ObjectIdentifier(node)] = index }
    let places = new.map { oldPlaces[ObjectIdentifier($0)] }
    let staying = longestIncreasingRun(places)

    var steps: [Step] = []
    let kept = Set(new.map(ObjectIdentifier.init))
    for node in old where !kept.contains(ObjectIdentifier(node)) { steps.append(.remove(node)) }

    var anchor: DrawingNode?
    var anchors = [DrawingNode?](repeating: nil, count: new.count)
    for index in new.indices.reversed() {
      anchors[index] = anchor
      if staying[index] { anchor = new[index] }
    }
    for (index, node) in new.enumerated() where !staying[index] {
      let before = anchors[index]
      steps.append(places[index] == nil ? .insert(node, before: before) : .move(node, before: before))
    }
    return steps
  }

  /// Marks the entries of a longest strictly increasing subsequence; nil entries are never part of it.
  static func longestIncreasingRun(_ places: [Int?]) -> [Bool] {
    var staying = [Bool](repeating: false, count: places.count)
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = places[tails[middle]], tail < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      staying[index] = true
      index = previous[index]
    }
    return staying
  }
}
