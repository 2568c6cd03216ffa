import Foundation

/// Keeps the ids of one answer apart: what is told twice is one item; what only has the same id is another.
struct ItemIdentities {
  /// Where the first item of each id stands.
  private var places: [String: Int] = [:]
  /// The links and titles that came with an id, once it has come again.
  private var marks: [String: Set<String>] = [:]

  /// Appends the item, unless it is there already.
  mutating func add(_ item: FeedItem, to items: inout [FeedItem]) {
    guard let place = places[item.id] else {
      places[item.id] = items.count
      items.append(item)
      return
    }
    let mark = Self.mark(item)
    guard marks[item.id, default: [Self.mark(items[place])]].insert(mark).inserted else { return }
    var other = item
    other.id = UUID(naming: "\(item.id) \(mark)").uuidString
    items.append(other)
  }

  private static func mark(_ item: FeedItem) -> String { "\(item.url?.absoluteString ?? "") \(item.title)" }
}
