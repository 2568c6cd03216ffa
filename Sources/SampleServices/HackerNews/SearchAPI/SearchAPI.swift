import Foundation
import JSON

/// The search service's view of the world: everything visible that is older than its lag.
///
/// Source: the documentation at the search service's own page, and recorded answers; see the shapes there. Matching is by
/// words, of the last one by its beginning; there is no tolerance for typing errors.
struct SearchAPI {
  let world: HackerNewsWorld
  /// Items younger than this are not known here yet.
  let lagSeconds: Double

  private var frontPage: Set<Int> { Set((world.lists[.top] ?? []).prefix(30)) }

  private func isIndexed(_ item: SampleItem) -> Bool {
    Double(item.time) + lagSeconds <= world.now.timeIntervalSince1970
  }

  /// Answers `/search` or, newest first, `/search_by_date`.
  func search(_ query: SearchQuery, byDate: Bool) -> JSONValue {
    let envelope: JSONObject = [
      "exhaustive": ["nbHits": true, "typo": true], "exhaustiveNbHits": true, "exhaustiveTypo": true,
      "page": .integer(query.page), "hitsPerPage": .integer(query.hitsPerPage), "processingTimeMS": 1,
      "serverTimeMS": 1,
      "params": .text(query.parameters + "&advancedSyntax=true&analyticsTags=backend"), "query": .text(query.text),
    ]
    let first = query.page * query.hitsPerPage
    guard first < SearchQuery.mostHits else {
      return .object(
        envelope + [
          "hits": [], "nbHits": 0, "nbPages": 0,
          "message": "only the first 1000 hits of a query can be fetched: narrow it, for example by created_at_i",
        ])
    }
    let front = frontPage
    var found = world.items.values.filter { item in
      item.isVisible && isIndexed(item) && query.tags.allSatisfy { group in group.contains { has(item, $0, front) } }
        && query.filters.allSatisfy { $0.accepts(value(of: $0.field, item)) } && matches(item, query)
    }
    found.sort { left, right in
      if byDate { return (left.time, left.id) > (right.time, right.id) }
      return (left.score ?? 0, left.descendants, left.id) > (right.score ?? 0, right.descendants, right.id)
    }
    let reachable = min(found.count, SearchQuery.mostHits)
    let last = min(first + query.hitsPerPage, reachable)
    let hits = first < last ? found[first..<last].map { hit($0, query, front) } : []
    let pages = query.hitsPerPage > 0 ? (reachable + query.hitsPerPage - 1) / query.hitsPerPage : 0
    return .object(
      envelope + ["hits": .array(hits), "nbHits": .integer(found.count), "nbPages": .integer(pages)])
  }

  /// Answers `/items/:id` with the whole tree; `nil` for what is not indexed.
  func tree(_ id: Int) -> JSONValue? {
    guard let item = world.item(id), isIndexed(item) else { return nil }
    return node(item)
  }

  /// Answers `/users/:name`.
  func user(_ name: String) -> JSONValue? {
    world.people[name].map { user in
      ["username": .text(user.name), "about": .text(user.about ?? ""), "karma": .integer(user.karma)]
    }
  }

  // MARK: Matching

  private func has(_ item: SampleItem, _ tag: String, _ front: Set<Int>) -> Bool {
    switch tag {
    case "story", "comment", "poll", "pollopt", "job": return item.kind.rawValue == tag
    case "ask_hn": return item.isAsk
    case "show_hn": return item.isShow
    case "front_page": return front.contains(item.id)
    default:
      if tag.hasPrefix("author_") { return item.by == tag.dropFirst("author_".count) }
      if tag.hasPrefix("story_") { return String(item.root) == tag.dropFirst("story_".count) }
      return false
    }
  }

  private func value(of field: SearchQuery.NumericFilter.Field, _ item: SampleItem) -> Int? {
    switch field {
    case .created: item.time
    case .points: item.score
    case .comments: item.kind == .story || item.kind == .poll ? item.descendants : nil
    }
  }

  private func texts(_ item: SampleItem) -> [(attribute: String, text: String)] {
    var texts: [(String, String)] = []
    if let title = item.title { texts.append(("title", title)) }
    if let url = item.url { texts.append(("url", url)) }
    texts.append(("author", item.by))
    if let text = item.text { texts.append((item.kind == .comment ? "comment_text" : "story_text", text)) }
    return texts
  }

  private func matches(_ item: SampleItem, _ query: SearchQuery) -> Bool {
    guard !query.words.isEmpty else { return true }
    let chosen = texts(item).filter { query.attributes.isEmpty || query.attributes.contains($0.attribute) }
    let present = Set(chosen.flatMap { Words.of($0.text) })
    return query.words.enumerated().allSatisfy { index, word in
      present.contains(word) || index == query.words.count - 1 && present.contains { $0.hasPrefix(word) }
    }
  }

  // MARK: Shapes

  private func hit(_ item: SampleItem, _ query: SearchQuery, _ front: Set<Int>) -> JSONValue {
    let isComment = item.kind == .comment
    let story = isComment ? world.item(item.root) : nil
    let title = story?.title
    var tags = [item.kind.rawValue, "author_\(item.by)", "story_\(item.root)"]
    if item.isAsk { tags.append("ask_hn") }
    if item.isShow { tags.append("show_hn") }
    if front.contains(item.id) { tags.append("front_page") }
    let highlights = texts(item).map { ($0.attribute, Self.highlight($0.text, query.words)) }
    return .members([
      "objectID": .text(String(item.id)), "author": .text(item.by),
      "created_at": .text(Self.timestamp(item.time)),
      "created_at_i": .integer(item.time), "updated_at": .text(Self.timestamp(Int(world.now.timeIntervalSince1970))),
      "title": item.title.map { .text($0) }, "url": item.url.map { .text($0) },
      "points": item.score.map { .integer($0) } ?? .null,
      "num_comments": item.kind == .story || item.kind == .poll ? .integer(item.descendants) : nil,
      "story_text": isComment ? nil : item.text.map { .text($0) },
      "comment_text": isComment ? item.text.map { .text($0) } : nil, "story_id": .integer(item.root),
      "parent_id": item.parent.map { .integer($0) }, "story_title": title.map { .text($0) },
      "story_url": story?.url.map { .text($0) },
      "children": item.kids.isEmpty ? nil : .integers(item.kids.sorted()), "_tags": .texts(tags),
      "_highlightResult": .object(JSONObject(highlights)),
    ])
  }

  /// Children by age, as the service gives them: not in the order Hacker News shows.
  private func node(_ item: SampleItem) -> JSONValue {
    let children = item.kids.sorted().compactMap { world.item($0) }.filter(isIndexed).map(node)
    guard item.isVisible else { return ["id": .integer(item.id), "children": .array(children)] }
    return [
      "id": .integer(item.id), "created_at": .text(Self.timestamp(item.time, milliseconds: true)),
      "created_at_i": .integer(item.time), "type": .text(item.kind.rawValue), "author": .text(item.by),
      "title": item.title.map { .text($0) } ?? .null, "url": item.url.map { .text($0) } ?? .null,
      "text": item.text.map { .text(Self.closed($0)) } ?? .null, "points": item.score.map { .integer($0) } ?? .null,
      "parent_id": item.parent.map { .integer($0) } ?? .null, "story_id": .integer(item.root),
      "options": .array(item.parts.compactMap { world.item($0) }.map(node)), "children": .array(children),
    ]
  }

  /// With every paragraph closed, as the tree has it.
  static func closed(_ html: String) -> String {
    "<p>" + html.components(separatedBy: "<p>").joined(separator: "</p><p>") + "</p>"
  }

  static func highlight(_ text: String, _ words: [String]) -> JSONValue {
    var value = ""
    var matched: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }) {
      value += rest[..<start]
      let word = rest[start...].prefix { $0.isLetter || $0.isNumber }
      rest = rest[word.endIndex...]
      let lowered = word.lowercased()
      if let hit = words.filter({ lowered.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
        let marked = word.prefix(hit.count)
        value += "<em>\(marked)</em>\(word.dropFirst(hit.count))"
        if !matched.contains(hit) { matched.append(hit) }
      } else {
        value += word
      }
    }
    value += rest
    let level: JSONValue = matched.isEmpty ? "none" : matched.count == Set(words).count ? "full" : "partial"
    var members: JSONObject = [
      "value": .text(value), "matchLevel": level, "matchedWords": .texts(matched),
    ]
    if !matched.isEmpty { members["fullyHighlighted"] = false }
    return .object(members)
  }

  private static func timestamp(_ time: Int, milliseconds: Bool = false) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: milliseconds)
    return Date(timeIntervalSince1970: Double(time)).formatted(style)
  }
}
