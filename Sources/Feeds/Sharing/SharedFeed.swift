import Foundation
import OutsideText

/// A list of articles to be given away as a feed.
package struct SharedFeed: Sendable {
  package var title: String
  /// Where the feed lies.
  package var address: URL
  package var updated: Date
  package var items: [FeedItem]

  package init(title: String, address: URL, updated: Date, items: [FeedItem]) {
    self.title = title
    self.address = address
    self.updated = updated
    self.items = items
  }

  /// Atom 1.0 (RFC 4287).
  package var atom: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<feed xmlns=\"http://www.w3.org/2005/Atom\">",
      "  " + XMLText.element("title", title), "  " + XMLText.element("id", address.absoluteString),
      "  <link rel=\"self\" type=\"application/atom+xml\"" + XMLText.attribute("href", address.absoluteString) + "/>",
      "  " + XMLText.element("updated", FeedDate.rfc3339(updated)), "  <author><name>Kiosk</name></author>",
    ]
    for item in items {
      lines.append("  <entry>")
      lines += entry(item).filter { !$0.isEmpty }.map { "    " + $0 }
      lines.append("  </entry>")
    }
    return (lines + ["</feed>", ""]).joined(separator: "\n")
  }

  private func entry(_ item: FeedItem) -> [String] {
    let date = item.updated ?? item.published ?? updated
    return [
      XMLText.element("id", Self.identifier(item)), XMLText.element("title", item.title),
      item.url.map { "<link" + XMLText.attribute("href", $0.absoluteString) + "/>" } ?? "",
      XMLText.element("published", item.published.map(FeedDate.rfc3339)),
      XMLText.element("updated", FeedDate.rfc3339(date)),
      item.authors.map { "<author>" + XMLText.element("name", $0) + "</author>" }.joined(),
      item.summary.map { "<summary>\(XMLText.escape($0.line()))</summary>" } ?? "",
    ]
  }

  /// Atom wants an address there.
  private static func identifier(_ item: FeedItem) -> String {
    if item.id.contains(":"), URL(string: item.id)?.scheme != nil { return item.id }
    return item.url?.absoluteString ?? "urn:uuid:" + UUID(naming: item.id).uuidString.lowercased()
  }

  /// JSON Feed 1.1.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      JSONDocument(title: title, feed_url: address, items: items.map(JSONDocument.Item.init)))
  }
}

/// The names are the format's.
private struct JSONDocument: Encodable {
  var version = "https://jsonfeed.org/version/1.1"
  var title: String
  var feed_url: URL
  var items: [Item]

  struct Item: Encodable {
    struct Author: Encodable { var name: String }

    var id: String
    var url: URL?
    var title: String
    var content_text: String
    var date_published: String?
    var authors: [Author]?

    init(_ item: FeedItem) {
      id = item.id
      url = item.url
      title = item.title
      content_text = item.summary?.line() ?? item.title
      date_published = item.date.map(FeedDate.rfc3339)
      authors = item.authors.isEmpty ? nil : item.authors.map { Author(name: $0) }
    }
  }
}
