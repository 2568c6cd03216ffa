import Foundation

/// A story, an article or a page that a reader has had before them, as it is found again.
package struct SeenThing: Identifiable, Hashable, Sendable {
  package var key: ItemKey
  package var title: String
  /// Where it is from: a site, an outlet.
  package var origin: String
  package var url: URL?
  /// Its text, as far as it was there; empty where only the title was.
  package var words: String
  /// When it appeared, else when it was seen.
  package var date: Date

  package var id: ItemKey { key }

  package init(key: ItemKey, title: String, origin: String = "", url: URL? = nil, words: String = "", date: Date) {
    self.key = key
    self.title = title
    self.origin = origin
    self.url = url
    self.words = words
    self.date = date
  }

  /// So much of a text is found by, in characters.
  package static let mostWords = 20_000
}
