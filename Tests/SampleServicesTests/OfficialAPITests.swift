import Foundation
import LoopbackClient
import SampleServices
import Testing

@Suite(.timeLimit(.minutes(5))) struct OfficialAPITests {
  @Test func everyListHoldsItsKindOfItem() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let kinds: [(String, (([String: Any]) -> Bool))] = [
      ("topstories", { _ in true }), ("newstories", { $0["type"] as? String != "job" }), ("beststories", { _ in true }),
      ("askstories", { ($0["title"] as? String)?.hasPrefix("Ask HN:") == true }),
      ("showstories", { ($0["title"] as? String)?.hasPrefix("Show HN:") == true }),
      ("jobstories", { $0["type"] as? String == "job" }),
    ]
    for (list, belongs) in kinds {
      let ids = try samples.ids("/v0/\(list).json")
      #expect(ids.count >= 8 && Set(ids).count == ids.count, "\(list)")
      for id in ids { #expect(belongs(try samples.object("/v0/item/\(id).json")), "\(list) \(id)") }
    }
    #expect(try samples.ids("/v0/topstories.json").count >= 120)
  }

  /// Fields by type, as the API's documentation lists them: required and allowed ones.
  static let fields: [String: (required: Set<String>, allowed: Set<String>)] = [
    "story": (["by", "descendants", "id", "score", "time", "title", "type"], ["kids", "text", "url"]),
    "job": (["by", "id", "score", "time", "title", "type"], ["text", "url"]),
    "poll": (["by", "descendants", "id", "parts", "score", "time", "title", "type"], ["kids", "text"]),
    "pollopt": (["by", "id", "poll", "score", "text", "time", "type"], []),
    "comment": (["by", "id", "parent", "text", "time", "type"], ["kids"]),
  ]

  @Test func everyItemHasTheDocumentedFields() throws {
    let samples = try Samples()
    defer { samples.stop() }
    var open = try samples.ids("/v0/topstories.json") + samples.ids("/v0/newstories.json")
    var seen: [Int: [String: Any]] = [:]
    var removed = 0
    var wrong: [String] = []
    let connection = try LoopbackConnection(port: samples.port)
    while let id = open.popLast() {
      guard seen[id] == nil else { continue }
      let body = try connection.request("GET", "/v0/item/\(id).json").body
      let item = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      seen[id] = item
      let type = item["type"] as? String ?? ""
      let (required, allowed) = Self.fields[type] ?? ([], [])
      if item["id"] as? Int != id || required.isEmpty { wrong.append("\(id)") }
      if item["deleted"] as? Bool == true || item["dead"] as? Bool == true {
        removed += 1
        if item["title"] != nil || item["url"] != nil || item["descendants"] != nil {
          wrong.append("\(id) shows too much")
        }
        if item["deleted"] != nil, item["by"] != nil || item["text"] != nil { wrong.append("\(id) shows too much") }
      } else if !required.isSubset(of: item.keys) || !required.union(allowed).isSuperset(of: item.keys) {
        wrong.append("\(id) \(type) \(item.keys.sorted())")
      }
      open += item["kids"] as? [Int] ?? []
      open += item["parts"] as? [Int] ?? []
    }
    #expect(removed >= 3)
    #expect(Set(seen.values.compactMap { $0["type"] as? String }) == Set(Self.fields.keys))
    func count(_ ids: [Int]) -> Int {
      ids.reduce(0) { sum, id in
        let comment = seen[id] ?? [:]
        let own = comment["deleted"] == nil && comment["dead"] == nil ? 1 : 0
        return sum + own + count(comment["kids"] as? [Int] ?? [])
      }
    }
    for item in seen.values where item["descendants"] != nil {
      if item["descendants"] as? Int != count(item["kids"] as? [Int] ?? []) {
        wrong.append("\(item["id"] ?? 0) miscounts")
      }
    }
    #expect(wrong.isEmpty)
    #expect(try samples.json("/v0/maxitem.json") as? Int == seen.keys.max())
    let authors = Set(seen.values.compactMap { $0["by"] as? String })
    #expect(authors.count >= 30)
    for name in authors {
      let user = try samples.object("/v0/user/\(name).json")
      #expect(user["id"] as? String == name)
      #expect(user["created"] is Int && user["karma"] is Int)
      #expect(Set(user.keys).isSubset(of: ["about", "created", "id", "karma", "submitted"]))
    }
  }

  @Test func answersNullForTheUnknown() throws {
    let samples = try Samples()
    defer { samples.stop() }
    for path in ["item/1", "item/x", "user/nobody", "user/OKONMA", "nostories", "item/900000001/nothing", "item"] {
      #expect(try samples.get("/v0/\(path).json").text == "null", "\(path)")
    }
    #expect(try samples.get("/v0/topstories").status == 404)
    #expect(
      try LoopbackConnection(port: samples.port).request("PUT", "/v0/item/1.json", body: Data("{}".utf8)).status == 401)
    #expect(try LoopbackConnection(port: samples.port).request("HEAD", "/v0/item/1.json").status == 405)
  }

  @Test func printsPrettyAndReadsDeepPaths() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let id = try samples.ids("/v0/topstories.json")[0]
    let item = try samples.object("/v0/item/\(id).json")
    let pretty = try samples.get("/v0/item/\(id).json?print=pretty").text
    #expect(pretty.hasPrefix("{\n  \"by\" : \""))
    #expect(same(try JSONSerialization.jsonObject(with: Data(pretty.utf8)), item))
    #expect(try samples.json("/v0/item/\(id)/title.json") as? String == item["title"] as? String)
    #expect(try samples.json("/v0/topstories/0.json") as? Int == id)
  }

  @Test func answers304ToAKnownTagUntilTheValueChanges() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let path = "/v0/topstories.json"
    #expect(try samples.get(path)["ETag"] == nil)
    let tag = try #require(try samples.get(path, headers: ["X-Firebase-ETag": "true"])["ETag"])
    let unchanged = try samples.get(path, headers: ["If-None-Match": tag])
    #expect(unchanged.status == 304 && unchanged.body.isEmpty)
    try samples.control("story?title=New")
    let changed = try samples.get(path, headers: ["If-None-Match": tag])
    #expect(changed.status == 200)
    #expect(changed["ETag"] != tag)
  }

  @Test func tellsWhatWasUpdated() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let story = try #require(try samples.control("story?title=Fresh&by=ninepin")["id"] as? Int)
    let updates = try samples.object("/v0/updates.json")
    #expect((updates["items"] as? [Int])?.first == story)
    #expect((updates["profiles"] as? [String])?.first == "ninepin")
    #expect(try samples.json("/v0/maxitem.json") as? Int == story)
    #expect(try samples.ids("/v0/newstories.json").first == story)
  }
}
