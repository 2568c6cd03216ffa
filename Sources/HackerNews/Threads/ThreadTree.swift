import Foundation
import OutsideText

/// A thread in the search service's form: the whole tree in one answer.
struct ThreadTree: Decodable, Sendable {
  let root: Item
  /// Every node below the root.
  let items: [Item]

  /// One node; an unreadable one is left out with what is below it.
  private struct Node: Decodable {
    var item: Item
    var children: [Node]

    enum CodingKeys: String, CodingKey {
      case id, type, author, title, url, text, points, children
      case parent = "parent_id"
      case seconds = "created_at_i"
      case created = "created_at"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let id = container.wholeNumber(.id), id > 0 else {
        throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "A node needs an id.")
      }
      children = container.readable(Node.self, .children)
      let html = container.text(.text) ?? ""
      let type = container.text(.type)
      let author = PlainText.label(container.text(.author) ?? "")
      item = Item(
        id: id, kind: type.map(Item.Kind.init(name:)) ?? .comment, by: author,
        time: container.moment(.seconds) ?? container.text(.created).flatMap { Moment.date(iso: $0) },
        title: container.text(.title).map(PlainText.title), url: container.text(.url).flatMap(SafeLink.url),
        text: html.isEmpty ? nil : RichText(html: html), score: container.wholeNumber(.points),
        kids: children.map(\.item.id), parent: container.wholeNumber(.parent),
        // A deleted or dead node is reduced to its id and children.
        isDeleted: type == nil && author.isEmpty && html.isEmpty)
    }
  }

  init(from decoder: any Decoder) throws {
    let top = try Node(from: decoder)
    var items: [Item] = []
    var waiting = top.children
    while let node = waiting.popLast() {
      items.append(node.item)
      waiting += node.children
    }
    root = top.item
    self.items = items
  }
}
