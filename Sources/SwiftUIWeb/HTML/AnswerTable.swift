import SwiftUIElements

/// What elements have answered and which elements they stand in, by identity: two words for each, as a page has hundreds.
@MainActor
struct AnswerTable {
  struct Entry {
    private var words: (UInt64, UInt64)

    /// Identities have 38 bits, and answers no more than the words have left.
    private static let traitBits: UInt64 = 26
    private static let mask: UInt64 = 1 << traitBits - 1

    init(_ id: NodeID, parent: NodeID, traits: LayoutTraits) {
      words = (
        id.rawValue << Self.traitBits | traits.rawValue & Self.mask,
        parent.rawValue << Self.traitBits | traits.rawValue >> Self.traitBits
      )
    }

    var id: NodeID { NodeID(rawValue: words.0 >> Self.traitBits) }
    var parent: NodeID { NodeID(rawValue: words.1 >> Self.traitBits) }
    var traits: LayoutTraits {
      LayoutTraits(rawValue: words.0 & Self.mask | (words.1 & Self.mask) << Self.traitBits)
    }
  }

  /// By identity. New elements have greater ones than those before, so that most come at the end.
  private var entries: [Entry] = []
  /// Not yet among the others.
  private var fresh: [Entry] = []

  var count: Int { entries.count + fresh.count }

  /// The place of an identity, or where it would stand.
  private func place(of id: NodeID) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What was noted last for an element, once it is sorted in.
  subscript(id: NodeID) -> Entry? {
    let place = place(of: id)
    return place < entries.count && entries[place].id == id ? entries[place] : nil
  }

  mutating func set(_ traits: LayoutTraits, for id: NodeID) {
    let place = place(of: id)
    guard place < entries.count, entries[place].id == id else { return }
    entries[place] = Entry(id, parent: entries[place].parent, traits: traits)
  }

  /// Notes an element, to be found once it is sorted in.
  mutating func note(_ id: NodeID, parent: NodeID, traits: LayoutTraits) {
    fresh.append(Entry(id, parent: parent, traits: traits))
  }

  /// Has all that were noted found.
  mutating func sortIn() {
    guard !fresh.isEmpty else { return }
    fresh.sort { $0.id < $1.id }
    // What is drawn again has an identity of before.
    let later = Array(entries[place(of: fresh[0].id)...])
    let needed = entries.count + fresh.count
    // Less room to grow than an array takes by itself.
    if needed > entries.capacity { entries.reserveCapacity(entries.isEmpty ? needed : needed + needed / 8) }
    entries.removeLast(later.count)
    var next = later.startIndex
    for entry in fresh {
      while next < later.endIndex, later[next].id < entry.id {
        entries.append(later[next])
        next += 1
      }
      if next < later.endIndex, later[next].id == entry.id { next += 1 }
      entries.append(entry)
    }
    entries += later[next...]
    fresh = []
  }

  mutating func removeAll(where isGone: (NodeID) -> Bool) { entries.removeAll { isGone($0.id) } }
}
