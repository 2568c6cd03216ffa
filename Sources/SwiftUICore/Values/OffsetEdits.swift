import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some distances from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Moves the elements at some distances from the start before the one at `destination`, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    let place = Swift.min(Swift.max(destination - before, 0), count)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
