import Foundation
import Networking
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
      guard let id = container.positive(.id) else { throw container.damage(.id, "A node needs an id.") }
      children = container.readable(Node.self, .children)
      let text = container.html(.text)
      let type = container.text(.type)
      let author = container.label(.author) ?? ""
      item = Item(
        id: id, kind: type.map(Item.Kind.init(name:)) ?? .comment, by: author,
        time: container.moment(.seconds) ?? container.timestamp(.created),
        title: container.title(.title), url: container.link(.url),
        text: text, score: container.wholeNumber(.points),
        kids: children.map(\.item.id), parent: container.wholeNumber(.parent),
        // A deleted or dead node is reduced to its id and children.
        isDeleted: type == nil && author.isEmpty && text == nil)
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
