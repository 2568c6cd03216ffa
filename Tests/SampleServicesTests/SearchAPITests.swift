import Foundation
import HTTPServer
import LoopbackClient
import Testing

@testable import SampleServices

@Suite(.timeLimit(.minutes(5))) struct SearchAPITests {
  @Test func findsManyStoriesByNumberInOneQuestion() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let ids = try samples.ids("/v0/topstories.json")
    let tags = ids.prefix(60).map { "story_\($0)" }.joined(separator: ",")
    let hits = try samples.hits("/api/v1/search?tags=(story,job,poll),(\(tags))&hitsPerPage=1000")
    #expect(Set(hits.compactMap { Int($0["objectID"] as? String ?? "") }) == Set(ids.prefix(60)))
    for hit in hits {
      let id = try #require(hit["objectID"] as? String)
      let item = try samples.object("/v0/item/\(id).json")
      #expect(hit["title"] as? String == item["title"] as? String)
      #expect(hit["url"] as? String == item["url"] as? String)
      #expect(hit["author"] as? String == item["by"] as? String)
      #expect(hit["points"] as? Int == item["score"] as? Int)
      #expect(hit["num_comments"] as? Int == item["descendants"] as? Int)
      #expect(hit["created_at_i"] as? Int == item["time"] as? Int)
      #expect(hit["story_text"] as? String == item["text"] as? String)
      #expect((hit["children"] as? [Int] ?? []).sorted() == (item["kids"] as? [Int] ?? []).sorted())
      #expect((hit["_tags"] as? [String])?.contains("story_\(id)") == true)
    }
  }

  @Test func searchesWordsTagsAndNumbers() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let lighthouse = try samples.hits("/api/v1/search?query=lighthouse%20fog&tags=story")
    #expect(lighthouse.count == 1)
    let marked =
      ((lighthouse.first?["_highlightResult"] as? [String: Any])?["title"] as? [String: Any])?["value"] as? String
    #expect(marked?.contains("<em>lighthouse</em>") == true)
    #expect(marked?.contains("<em>fog</em>horn") == true)
    #expect(try samples.hits("/api/v1/search?query=zzzzqqq").isEmpty)
    #expect(try samples.hits("/api/v1/search?query=okonma&restrictSearchableAttributes=title").isEmpty)

    let byAuthor = try samples.hits("/api/v1/search_by_date?tags=author_okonma,(story,poll)&hitsPerPage=100")
    #expect(byAuthor.count >= 4 && byAuthor.allSatisfy { $0["author"] as? String == "okonma" })
    #expect(byAuthor.allSatisfy { $0["comment_text"] == nil })

    let comments = try samples.hits("/api/v1/search_by_date?tags=comment&hitsPerPage=50")
    let times = comments.compactMap { $0["created_at_i"] as? Int }
    #expect(times == times.sorted(by: >) && times.count == 50)
    for comment in comments {
      #expect(comment["points"] is NSNull && comment["num_comments"] == nil && comment["comment_text"] is String)
      #expect(comment["story_id"] is Int && comment["parent_id"] is Int && comment["story_title"] is String)
    }

    let popular = try samples.hits(
      "/api/v1/search?tags=story&numericFilters=points%3E%3D150,num_comments%3E3&hitsPerPage=100")
    #expect(
      !popular.isEmpty
        && popular.allSatisfy { ($0["points"] as? Int ?? 0) >= 150 && ($0["num_comments"] as? Int ?? 0) > 3 })
    let points = popular.compactMap { $0["points"] as? Int }
    #expect(points == points.sorted(by: >))

    let front = try samples.hits("/api/v1/search?tags=front_page&hitsPerPage=100")
    #expect(front.count == 30)
    for tag in ["ask_hn", "show_hn", "poll", "pollopt", "job"] {
      #expect(try !samples.hits("/api/v1/search?tags=\(tag)").isEmpty, "\(tag)")
    }
  }

  @Test func pagesUpToTheWall() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let first = try samples.object("/api/v1/search_by_date?tags=comment&hitsPerPage=40")
    let total = try #require(first["nbHits"] as? Int)
    #expect(first["nbPages"] as? Int == (min(total, 1000) + 39) / 40)
    var seen: Set<String> = []
    for page in 0..<((total + 39) / 40) {
      let hits = try samples.hits("/api/v1/search_by_date?tags=comment&hitsPerPage=40&page=\(page)")
      seen.formUnion(hits.compactMap { $0["objectID"] as? String })
    }
    #expect(seen.count == min(total, 1000))
    let beyond = try samples.object("/api/v1/search_by_date?tags=story&page=10&hitsPerPage=100")
    #expect((beyond["hits"] as? [Any])?.isEmpty == true)
    #expect(beyond["nbHits"] as? Int == 0 && beyond["nbPages"] as? Int == 0)
    #expect((beyond["message"] as? String)?.contains("1000 hits") == true)
    for key in ["page", "hitsPerPage", "query", "params", "processingTimeMS"] { #expect(beyond[key] != nil, "\(key)") }
    #expect(try samples.hits("/api/v1/search?hitsPerPage=0").isEmpty)
  }

  @Test func givesTheWholeTree() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let id = try samples.ids("/v0/topstories.json").first { id in
      (try samples.object("/v0/item/\(id).json")["descendants"] as? Int ?? 0) > 50
    }
    let story = try #require(id)
    let tree = try samples.object("/api/v1/items/\(story)")
    let keys: Set = [
      "id", "created_at", "created_at_i", "type", "author", "title", "url", "text", "points", "parent_id", "story_id",
      "options",
      "children",
    ]
    var visible = 0
    var reduced = 0
    func walk(_ node: [String: Any], parent: Int?) throws {
      let children = try #require(node["children"] as? [[String: Any]])
      let own = try #require(node["id"] as? Int)
      if node.count == 2 {
        reduced += 1
      } else {
        #expect(Set(node.keys) == keys)
        #expect(node["parent_id"] as? Int == parent)
        if parent != nil {
          visible += 1
          #expect((node["text"] as? String)?.hasPrefix("<p>") == true && node["points"] is NSNull)
        }
      }
      let ids = children.compactMap { $0["id"] as? Int }
      #expect(ids == ids.sorted())
      for child in children { try walk(child, parent: own) }
    }
    try walk(tree, parent: nil)
    #expect(try samples.object("/v0/item/\(story).json")["descendants"] as? Int == visible)
    #expect(reduced >= 1)
  }

  @Test func answersInTheDocumentedShapesWhereThereIsNothing() throws {
    let samples = try Samples()
    defer { samples.stop() }
    #expect(try samples.get("/api/v1/items/1").status == 404)
    #expect(try samples.get("/api/v1/items/x").status == 404)
    #expect(try samples.get("/api/v1/users/nobody").status == 404)
    #expect(try samples.get("/api/v1/nothing").status == 404)
    #expect(Set(try samples.object("/api/v1/users/okonma").keys) == ["username", "about", "karma"])
    for query in [
      "numericFilters=X", "numericFilters=points%3Eabc", "numericFilters=height%3E3", "page=x", "hitsPerPage=1.5",
    ] {
      let answer = try samples.get("/api/v1/search?" + query)
      #expect(answer.status == 400 && answer.text.contains("\"message\""), "\(query)")
    }
    let filter = try samples.get("/api/v1/search?numericFilters=X").text
    #expect(filter == #"{"message":"numericFilters: filter (X) is not a valid numeric filter","status":400}"#)
  }

  @Test func learnsOfNewThingsLate() throws {
    let clock = ManualClock()
    let samples = try Samples { $0.clock = { clock.now } }
    defer { samples.stop() }
    let story = try #require(try samples.control("story?title=Unindexed%20walrus")["id"] as? Int)
    let comment = try #require(try samples.control("comment?story=\(story)&text=First")["id"] as? Int)
    #expect(try samples.ids("/v0/newstories.json").first == story)
    #expect(try samples.hits("/api/v1/search?query=walrus").isEmpty)
    #expect(try samples.get("/api/v1/items/\(story)").status == 404)
    clock.advance(by: 61)
    #expect(try samples.hits("/api/v1/search?query=walrus").count == 1)
    let children = try #require(try samples.object("/api/v1/items/\(story)")["children"] as? [[String: Any]])
    #expect(children.compactMap { $0["id"] as? Int } == [comment])
  }

  @Test func readsTagGroups() {
    #expect(SearchQuery.tagGroups("a,(b,c),d") == [["a"], ["b", "c"], ["d"]])
    #expect(SearchQuery.tagGroups("((a,b)") == [["a", "b"]])
    #expect(SearchQuery.tagGroups(",,()) ,") == [])
    #expect(SearchQuery.tagGroups("(a") == [["a"]])
  }

  @Test func readsAnyQueryWithoutACrash() {
    var random = SeededRandom(seed: 3)
    let world = WorldTests.world(speed: 0)
    let api = SearchAPI(world: world, lagSeconds: 60)
    let alphabet = Array("(),<>=!aé0 9._-story&".unicodeScalars)
    func text() -> String {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      return text
    }
    for _ in 0..<150 {
      var pairs = "query=\(text())&tags=\(text())&page=\(text())"
      if Bool.random(using: &random) { pairs += "&numericFilters=\(text())" }
      if let query = try? SearchQuery(HTTPQuery(Substring(pairs))) { _ = api.search(query, byDate: true) }
    }
  }
}
