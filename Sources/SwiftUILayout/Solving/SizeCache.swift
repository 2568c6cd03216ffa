import SwiftUIElements

/// Answers by node and offer.
struct SizeCache {
  private struct Entry {
    let width: UInt64
    let height: UInt64
    let size: Size
    let next: Int32
  }

  private var heads: ContiguousArray<Int32>
  private var entries: ContiguousArray<Entry> = []

  init(count: Int) {
    heads = ContiguousArray(repeating: -1, count: count)
    entries.reserveCapacity(count * 4)
  }

  /// No length has the bits of this number.
  private static let nothing = Double.nan.bitPattern

  subscript(node: Int, proposal: ProposedSize) -> Size? {
    get {
      let width = proposal.width?.bitPattern ?? Self.nothing
      let height = proposal.height?.bitPattern ?? Self.nothing
      var index = heads[node]
      while index >= 0 {
        let entry = entries[Int(index)]
        if entry.width == width, entry.height == height { return entry.size }
        index = entry.next
      }
      return nil
    }
    set {
      guard let newValue, entries.count < Int(Int32.max) else { return }
      let index = Int32(entries.count)
      entries.append(
        Entry(
          width: proposal.width?.bitPattern ?? Self.nothing, height: proposal.height?.bitPattern ?? Self.nothing,
          size: newValue, next: heads[node]))
      heads[node] = index
    }
  }
}
