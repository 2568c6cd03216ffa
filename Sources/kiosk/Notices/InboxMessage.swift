import Foundation
import FoundationExtras
import JSON
import KioskApp
import Library

/// What has come to the inbox, as others are told of it.
struct InboxMessage: Equatable, Sendable {
  let title: String
  /// A line for each entry.
  let text: String
  private let items: [JSONValue]
  private let first: URL?

  /// More are counted only.
  private static let most = 20

  init(_ entries: [InboxEntry]) {
    let lines = entries.prefix(Self.most).map { entry in
      ListText.clean([Told.text(entry.sentence), entry.title].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    title = lines.count == 1 ? lines[0] : "Kiosk: " + Told.text("\(entries.count) new in your inbox")
    text = lines.joined(separator: "\n")
    items = entries.prefix(Self.most).map { entry in
      var row = ListRow(entry).json
      row["service"] = nil
      return .object(row)
    }
    first = entries.first?.address
  }

  /// What a webhook gets.
  var body: JSONValue { ["title": .text(title), "message": .text(text), "items": .array(items)] }

  /// What ntfy gets, at the address of its server.
  func body(topic: String) -> JSONValue {
    [
      "topic": .text(topic), "title": .text(title), "message": .text(text),
      "click": .optional(first?.absoluteString),
    ]
  }
}
