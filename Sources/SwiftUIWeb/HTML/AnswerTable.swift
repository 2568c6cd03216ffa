import SwiftUIElements

/// What elements have answered and which elements they stand in, by identity.
///
/// A page has hundreds, and most pages have the same, or differ only in where the identities of some rows begin: what they have
/// alike is kept once for all.
@MainActor
struct AnswerTable {
  struct Entry: Equatable {
    var id: NodeID
    var parent: NodeID
    var traits: LayoutTraits
  }

  /// Elements whose identities follow each other. Those of them that stand in an element before them all stand in the same.
  private struct Run {
    var first: NodeID
    /// What these stand in.
    var outer: NodeID?
    var parts: [Part] = []

    var last: NodeID { NodeID(rawValue: first.rawValue + UInt64(parts.last?.later ?? 0)) }

    /// How much later an identity is than the first; the greatest number for one that is not, or by more.
    func later(_ id: NodeID) -> UInt32 { id < first ? .max : UInt32(clamping: id.rawValue - first.rawValue) }

    func takes(_ entry: Entry) -> Bool {
      later(entry.id) != .max && (later(entry.parent) != .max || outer == nil || outer == entry.parent)
    }

    func entry(_ place: Int) -> Entry {
      let part = parts[place]
      func id(_ later: UInt32) -> NodeID { NodeID(rawValue: first.rawValue + UInt64(later)) }
      return Entry(
        id: id(part.later), parent: part.parentLater == .max ? outer ?? .root : id(part.parentLater),
        traits: part.traits)
    }
  }

  /// An element of a run, whose identities count from that of the first one.
  private struct Part: Hashable {
    var later: UInt32
    /// The greatest number for the run's `outer`.
    var parentLater: UInt32
    var traits: LayoutTraits
  }

  private static var known = ArrayPool<Part>()
  /// A page that alone has another element keeps a run of its own.
  private static let longestRun = 64

  /// By identity. New elements have greater ones than those before, so that most come at the end.
  private var runs: [Run] = []
  /// Not yet among the others.
  private var fresh: [Entry] = []
  private var sorted = 0

  var count: Int { sorted + fresh.count }

  /// The first place of which `isBefore` is false, where all others follow.
  private static func firstPlace(in count: Int, where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first run that does not end before an identity.
  private func run(of id: NodeID) -> Int { Self.firstPlace(in: runs.count) { runs[$0].last < id } }

  private func place(of id: NodeID) -> (run: Int, part: Int)? {
    let run = run(of: id)
    guard run < runs.count, runs[run].first <= id else { return nil }
    let later = UInt32(truncatingIfNeeded: id.rawValue - runs[run].first.rawValue)
    let parts = runs[run].parts
    let part = Self.firstPlace(in: parts.count) { parts[$0].later < later }
    return parts[part].later == later ? (run, part) : nil
  }

  /// What was noted last for an element, once it is sorted in.
  subscript(id: NodeID) -> Entry? { place(of: id).map { runs[$0.run].entry($0.part) } }

  mutating func set(_ traits: LayoutTraits, for id: NodeID) {
    guard let place = place(of: id) else { return }
    var parts = runs[place.run].parts
    parts[place.part].traits = traits
    runs[place.run].parts = Self.known.shared(parts)
  }

  /// Notes an element, to be found once it is sorted in.
  mutating func note(_ id: NodeID, parent: NodeID, traits: LayoutTraits) {
    fresh.append(Entry(id: id, parent: parent, traits: traits))
  }

  /// Has all that were noted found.
  mutating func sortIn() {
    guard !fresh.isEmpty else { return }
    fresh.sort { $0.id < $1.id }
    let start = run(of: fresh[0].id)
    // What is drawn again has an identity of before.
    let later = runs[start...].flatMap { run in run.parts.indices.map(run.entry) }
    sorted += fresh.count
    let new: [Run]
    if later.isEmpty {
      new = Self.runs(of: fresh)
    } else {
      var merged: [Entry] = []
      merged.reserveCapacity(later.count + fresh.count)
      var next = 0
      for entry in fresh {
        while next < later.count, later[next].id < entry.id {
          merged.append(later[next])
          next += 1
        }
        if next < later.count, later[next].id == entry.id {
          next += 1
          sorted -= 1
        }
        merged.append(entry)
      }
      merged += later[next...]
      new = Self.runs(of: merged)
    }
    runs.removeSubrange(start...)
    let needed = start + new.count
    // Less room to grow than an array takes by itself.
    if needed > runs.capacity { runs.reserveCapacity(runs.isEmpty ? needed : needed + needed / 8) }
    runs += new
    fresh = []
  }

  private static func runs(of entries: [Entry]) -> [Run] {
    var runs: [Run] = []
    var run: Run?
    func end() {
      if var run {
        run.parts = known.shared(run.parts)
        runs.append(run)
      }
      run = nil
    }
    for entry in entries {
      if let begun = run, !begun.takes(entry) { end() }
      var current = run ?? Run(first: entry.id)
      let parentLater = current.later(entry.parent)
      current.parts.append(Part(later: current.later(entry.id), parentLater: parentLater, traits: entry.traits))
      if parentLater == .max { current.outer = entry.parent }
      run = current
      if current.parts.count == longestRun { end() }
    }
    end()
    return runs
  }

  mutating func remove(_ gone: Set<NodeID>) {
    let places = Set(gone.map(run(of:))).sorted(by: >)
    for place in places where place < runs.count { remove(from: place, where: gone.contains) }
  }

  mutating func removeAll(where isGone: (NodeID) -> Bool) {
    for place in runs.indices.reversed() { remove(from: place, where: isGone) }
  }

  private mutating func remove(from place: Int, where isGone: (NodeID) -> Bool) {
    let entries = runs[place].parts.indices.map(runs[place].entry)
    let left = entries.filter { !isGone($0.id) }
    guard left.count < entries.count else { return }
    sorted -= entries.count - left.count
    runs.replaceSubrange(place...place, with: Self.runs(of: left))
  }
}
