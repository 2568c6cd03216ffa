import Foundation

/// Keeps the ids of one answer apart: what is told twice is one item; what only has the same id is another.
enum ItemIdentities {
  /// The item to keep; nil where it is there already.
  /// - Parameter seen: the links and titles that came with each id so far.
  static func told(_ item: FeedItem, _ seen: inout [String: Set<String>]) -> FeedItem? {
    let mark = "\(item.url?.absoluteString ?? "") \(item.title)"
    guard var marks = seen[item.id] else {
      seen[item.id] = [mark]
      return item
    }
    guard marks.insert(mark).inserted else { return nil }
    seen[item.id] = marks
    var other = item
    other.id = UUID(naming: "\(item.id) \(mark)").uuidString
    return other
  }
}
