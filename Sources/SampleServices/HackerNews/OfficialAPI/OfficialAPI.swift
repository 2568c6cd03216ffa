import Foundation

/// The official API as a tree of JSON values, and Firebase's rules of reading it.
///
/// Source: the Hacker News API documentation and the Realtime Database's REST documentation; what this part of the tree
/// does not offer (writing, indexes, shallow with filters) is refused in the same words.
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
      value = .int(world.newestNumber)
      rest = components.dropFirst()
    case "updates":
      value = ["items": .ints(world.recentItems), "profiles": .strings(world.recentPeople)]
      rest = components.dropFirst()
    default:
      value = HackerNewsWorld.List(rawValue: components[0]).map { .ints(world.lists[$0] ?? []) } ?? .null
      rest = components.dropFirst()
    }
    for component in rest { value = value[component] }
    return value
  }

  /// An item in the documented form: what does not apply is left out.
  static func json(_ item: SampleItem) -> JSONValue {
    let kids: JSONValue? = item.kids.isEmpty ? nil : .ints(item.kids)
    let parent = item.parent.map { JSONValue.int($0) }
    if item.isDeleted {
      return .members([
        "deleted": true, "id": .int(item.id), "kids": kids, "parent": parent, "time": .int(item.time),
        "type": .string(item.kind.rawValue),
      ])
    }
    if item.isDead {
      return .members([
        "by": .string(item.by), "dead": true, "id": .int(item.id), "kids": kids, "parent": parent,
        "score": item.score.map { .int($0) }, "text": item.kind == .comment ? "[dead]" : nil, "time": .int(item.time),
        "type": .string(item.kind.rawValue),
      ])
    }
    let hasTree = item.kind == .story || item.kind == .poll
    return .members([
      "by": .string(item.by), "descendants": hasTree ? .int(item.descendants) : nil, "id": .int(item.id), "kids": kids,
      "parent": parent, "parts": item.parts.isEmpty ? nil : .ints(item.parts),
      "poll": item.kind == .pollopt ? .int(item.root) : nil, "score": item.score.map { .int($0) },
      "text": item.text.map { .string($0) }, "time": .int(item.time), "title": item.title.map { .string($0) },
      "type": .string(item.kind.rawValue), "url": item.url.map { .string($0) },
    ])
  }

  static func json(_ user: SampleUser) -> JSONValue {
    .members([
      "about": user.about.map { .string($0) }, "created": .int(user.created), "id": .string(user.name),
      "karma": .int(user.karma), "submitted": user.submitted.isEmpty ? nil : .ints(user.submitted),
    ])
  }
}
