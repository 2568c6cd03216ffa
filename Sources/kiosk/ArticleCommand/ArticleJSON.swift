import Articles
import JSON

/// An article as one JSON object.
enum ArticleJSON {
  static func object(_ document: ReadableDocument) -> JSONValue {
    [
      "kind": "page", "title": .text(document.title), "url": .text(document.address.absoluteString),
      "site": .optional(document.site), "author": .optional(document.byline), "time": .time(document.published),
      "language": .optional(document.language), "minutes": .integer(document.readingMinutes),
      "text": .text(document.plainText),
    ]
  }
}
