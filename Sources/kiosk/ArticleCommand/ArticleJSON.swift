import Articles
import JSON
import OutsideText

/// An article as one JSON object.
enum ArticleJSON {
  static func object(_ document: ReadableDocument) -> JSONValue {
    [
      "id": .text(document.address.absoluteString), "kind": "page", "service": .service(.web),
      "title": .text(document.title), "url": .text(document.address.absoluteString),
      "site": .optional(SafeLink.site(of: document.address)), "source": .optional(document.site),
      "author": .optional(document.byline), "time": .time(document.published),
      "language": .optional(document.language), "minutes": .integer(document.readingMinutes),
      "text": .text(document.plainText),
    ]
  }
}
