import Foundation
import JSON

/// The official API as a tree of JSON values, and Firebase's rules of reading it.
///
/// Source: the Hacker News API documentation and the Realtime Database's REST documentation; of its parameters `print=pretty`.
enum OfficialAPI {
  /// A place in the tree: `/v0/item/8863/title.json` is "item", "8863", "title".
  struct Location: Hashable, Sendable {
    let components: [String]

    /// `nil` where the path is none of this API, for example without `.json`.
    init?(path: String) {
      guard path.hasPrefix("/v0/"), path.hasSuffix(".json") else { return nil }
      let inner = path.dropFirst("/v0/".count).dropLast(".json".count)
      components = inner.split(separator: "/").map(String.init)
      guard !components.isEmpty else { return nil }
    }
  }

  /// The value at a place; `null` for whatever is not there.
  static func value(at location: Location, in world: HackerNewsWorld) -> JSONValue {
    let components = location.components
    let rest: ArraySlice<String>
    var value: JSONValue
    switch components[0] {
    case "item":
      value = components.count > 1 ? Int(components[1]).flatMap { world.item($0) }.map(json) ?? .null : .null
      rest = components.dropFirst(2)
    case "user":
      value = components.count > 1 ? world.people[components[1]].map(json) ?? .null : .null
      rest = components.dropFirst(2)
    case "maxitem":
      value = .integer(world.newestNumber)
      rest = components.dropFirst()
    case "updates":
      value = ["items": .integers(world.recentItems), "profiles": .texts(world.recentPeople)]
      rest = components.dropFirst()
    default:
      value = HackerNewsWorld.List(rawValue: components[0]).map { .integers(world.lists[$0] ?? []) } ?? .null
      rest = components.dropFirst()
    }
    for component in rest { value = value[component] }
    return value
  }

  /// An item in the documented form: what does not apply is left out.
  static func json(_ item: SampleItem) -> JSONValue {
    let kids: JSONValue? = item.kids.isEmpty ? nil : .integers(item.kids)
    let parent = item.parent.map { JSONValue.integer($0) }
    if item.isDeleted {
      return .members([
        "deleted": true, "id": .integer(item.id), "kids": kids, "parent": parent, "time": .integer(item.time),
        "type": .text(item.kind.rawValue),
      ])
    }
    if item.isDead {
      return .members([
        "by": .text(item.by), "dead": true, "id": .integer(item.id), "kids": kids, "parent": parent,
        "score": item.score.map { .integer($0) }, "text": item.kind == .comment ? "[dead]" : nil,
        "time": .integer(item.time),
        "type": .text(item.kind.rawValue),
      ])
    }
    let hasTree = item.kind == .story || item.kind == .poll
    return .members([
      "by": .text(item.by), "descendants": hasTree ? .integer(item.descendants) : nil, "id": .integer(item.id),
      "kids": kids,
      "parent": parent, "parts": item.parts.isEmpty ? nil : .integers(item.parts),
      "poll": item.kind == .pollopt ? .integer(item.root) : nil, "score": item.score.map { .integer($0) },
      "text": item.text.map { .text($0) }, "time": .integer(item.time), "title": item.title.map { .text($0) },
      "type": .text(item.kind.rawValue), "url": item.url.map { .text($0) },
    ])
  }

  static func json(_ user: SampleUser) -> JSONValue {
    .members([
      "about": user.about.map { .text($0) }, "created": .integer(user.created), "id": .text(user.name),
      "karma": .integer(user.karma), "submitted": user.submitted.isEmpty ? nil : .integers(user.submitted),
    ])
  }
}
