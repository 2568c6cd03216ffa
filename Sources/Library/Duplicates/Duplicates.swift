import Foundation

/// Things that are the same under several names: one is shown, the others are folded into it.
package struct Folded<Item> {
  package var item: Item
  /// The rest, in the order of the list.
  package var others: [Item]

  package init(_ item: Item, others: [Item] = []) {
    self.item = item
    self.others = others
  }
}

extension Folded: Equatable where Item: Equatable {}
extension Folded: Sendable where Item: Sendable {}

package enum Duplicates {
  /// Folds things that lead to the same address, or whose titles are the same row of five words or more. The first of each
  /// stays in its place.
  package static func folded<Item>(
    _ items: [Item], title: (Item) -> String, url: (Item) -> URL?
  ) -> [Folded<Item>] {
    var result: [Folded<Item>] = []
    var places: [String: Int] = [:]
    for item in items {
      let names = [url(item).flatMap(address), words(of: title(item))].compactMap { $0 }
      if let place = names.lazy.compactMap({ places[$0] }).first {
        result[place].others.append(item)
        for name in names where places[name] == nil { places[name] = place }
      } else {
        for name in names { places[name] = result.count }
        result.append(Folded(item))
      }
    }
    return result
  }

  /// An address without what does not change the page: scheme, `www.`, fragment, tracking parameters, last slash.
  package static func address(_ url: URL) -> String? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.host, !host.isEmpty
    else { return nil }
    var name = host.lowercased()
    for prefix in ["www.", "m.", "mobile."] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    var path = parts.percentEncodedPath
    while path.hasSuffix("/") { path.removeLast() }
    let query = (parts.percentEncodedQueryItems ?? [])
      .filter { item in !trackers.contains { item.name.lowercased().hasPrefix($0) } }
      .map { "\($0.name)=\($0.value ?? "")" }.sorted().joined(separator: "&")
    return "address \(name)\(path)\(query.isEmpty ? "" : "?" + query)"
  }

  private static let trackers = ["utm_", "fbclid", "gclid", "ref", "cmp", "mc_cid", "mc_eid", "smid", "ocid"]

  private static func words(of title: String) -> String? {
    // Outlets put their own name behind the headline.
    let headline = title.range(of: " - ", options: .backwards).map { String(title[..<$0.lowerBound]) } ?? title
    let words = MuteFilter.words(headline)
    return words.split(separator: " ").count >= 5 ? "title \(words)" : nil
  }
}
