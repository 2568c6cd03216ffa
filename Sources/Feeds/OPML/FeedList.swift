import Foundation

/// A feed somebody follows, as lists of feeds carry it from reader to reader.
package struct ListedFeed: Hashable, Sendable {
  package var url: URL
  /// Empty where the list gives none.
  package var title: String
  package var siteURL: URL?
  /// Folders in folders are joined by ` / `; nil outside of any.
  package var folder: String?
  /// Whether it may lie in a private network. Lists of other readers never say so.
  package var allowsPrivate: Bool

  package init(
    url: URL, title: String = "", siteURL: URL? = nil, folder: String? = nil, allowsPrivate: Bool = false
  ) {
    self.allowsPrivate = allowsPrivate
    self.url = url
    self.title = title
    self.siteURL = siteURL
    self.folder = folder
  }
}

/// A list of feeds that was read out of a file.
package struct FeedList: Hashable, Sendable {
  package var title: String?
  /// Each feed once, in the order of the list.
  package private(set) var sources: [ListedFeed] = []
  /// Entries that name no feed Kiosk could ask.
  package var unreadableCount = 0

  package init() {}

  /// More are not read.
  package static let most = 10_000

  mutating func add(_ source: ListedFeed) {
    guard sources.count < Self.most, seen.insert(source.url).inserted else { return }
    sources.append(source)
  }

  private var seen: Set<URL> = []

  /// Reads OPML 1.0 and 2.0, newsboat's `urls`, or plain addresses, one a line; nil where the text holds none of these.
  package init?(reading data: Data) {
    let text = FeedEncoding.utf8(data, contentType: nil)
    let first = text.first { $0 > 0x20 }
    if first == UInt8(ascii: "<") {
      guard let list = OPMLReader.list(text) else { return nil }
      self = list
    } else {
      guard let list = LineList.list(String(decoding: text, as: UTF8.self)) else { return nil }
      self = list
    }
  }
}
