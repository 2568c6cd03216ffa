import CombineTesting
import Fixtures
import Foundation
import Fuzzing
import OutsideText
import Testing

@testable import HackerNews

@Suite(.timeLimit(.minutes(4))) struct ModelTests {
  static func item(_ json: String) throws -> Item? {
    try JSONDecoder().decode(Item?.self, from: Data(json.utf8))
  }

  @Test func onlyTheIdIsRequired() throws {
    let item = try #require(try Self.item(#"{"id": 7}"#))
    #expect(item == Item(id: 7, kind: .unknown("")))
    #expect(Story(item) == nil)
    #expect(try Self.item("null") == nil)
    #expect(throws: DecodingError.self) { try Self.item(#"{"type": "story"}"#) }
  }

  @Test func storiesPrintAsTitleAuthorAndAddressAndSortNewestFirst() {
    let old = Story(
      id: 1, title: "Old", by: "a", time: Date(timeIntervalSince1970: 10), url: URL(string: "https://e.example/x"))
    let new = Story(id: 2, title: "New", by: "b", time: Date(timeIntervalSince1970: 20))
    let newest = Story(id: 3, title: "Newest", by: "b", time: Date(timeIntervalSince1970: 20))
    let undated = Story(id: 4, title: "Undated")
    #expect("\(old)" == "Old\nby a\nhttps://e.example/x")
    #expect("\(new)" == "New\nby b\nhttps://news.ycombinator.com/item?id=2")
    #expect([undated, old, new, newest].sorted().map(\.id) == [3, 2, 1, 4])
    #expect(old.site == "e.example" && new.site == nil)
  }

  @Test(arguments: [
    ("Ask HN: why?", Story.Kind.ask), ("Show HN: this", .show), ("ask hn without a colon", .ask),
    ("Showing HN", .story),
  ])
  func titlesTellQuestionsAndDemonstrations(_ title: String, _ kind: Story.Kind) {
    #expect(Story(id: 1, title: title).kind == kind)
  }

  @Test func everyItemFixtureDecodes() throws {
    let files = try Fixtures.names(in: "hackernews").filter { $0.hasPrefix("item_") }
    #expect(files.count >= 18)
    for file in files {
      let item = try JSONDecoder().decode(Item?.self, from: Fixtures.data("hackernews/\(file)"))
      #expect((item == nil) == (file == "item_missing.json"), "\(file)")
      guard let item else { continue }
      #expect(item.isDeleted == file.contains("deleted"), "\(file)")
      #expect(item.isDead == file.contains("dead"), "\(file)")
      let isRow = ["story", "ask", "job", "poll", "unknown", "flagged_story"].contains { file.hasPrefix("item_\($0)") }
      #expect((Story(item) != nil) == (isRow && !file.contains("pollopt")), "\(file)")
    }
    let ask = try #require(try JSONDecoder().decode(Item?.self, from: Fixtures.data("hackernews/item_ask.json")))
    #expect(ask.text?.paragraphs.first?.runs.first == RichText.Run("or", isItalic: true))
    let job = try #require(try JSONDecoder().decode(Item?.self, from: Fixtures.data("hackernews/item_job.json")))
    #expect(job.text?.paragraphs.contains { $0.kind == .code } == true && Story(job)?.kind == .job)
    let poll = try #require(try JSONDecoder().decode(Item?.self, from: Fixtures.data("hackernews/item_poll.json")))
    #expect(poll.parts == [126810, 126811, 126812] && poll.kids.count == 25 && poll.text == nil)
  }

  @Test func everyStoryOfASmallWorldDecodes() throws {
    let world = try JSONDecoder().decode([String: Item].self, from: Fixtures.data("hackernews/items.json"))
    #expect(world.count == 66)
    #expect(world.allSatisfy { String($1.id) == $0 })
    #expect(world.values.compactMap(Story.init).count == 35)
    for story in world.values.compactMap(Story.init) {
      #expect(story.time != nil && !story.by.isEmpty && !story.title.isEmpty)
    }
    for file in ["topstories", "newstories", "beststories", "askstories", "showstories", "jobstories"] {
      let ids = try JSONDecoder().decode(IDList.self, from: Fixtures.data("hackernews/\(file).json")).ids
      #expect(!ids.isEmpty && ids.allSatisfy { world[String($0)] != nil }, "\(file)")
    }
    let users = try JSONDecoder().decode([String: User].self, from: Fixtures.data("hackernews/users.json"))
    #expect(users.allSatisfy { $0 == $1.id && $1.created != nil })
  }

  @Test(
    arguments: [
      ("list_empty", 0), ("list_null", 0), ("list_with_nulls", 3), ("list_filtered_as_array", 5),
      ("list_filtered_as_object", 4),
    ])
  func everyFormOfAListDecodes(_ file: String, _ count: Int) throws {
    let ids = try JSONDecoder().decode(IDList.self, from: Fixtures.data("hackernews/\(file).json")).ids
    #expect(ids.count == count)
    if file.hasSuffix("object") { #expect(ids == [13166386, 13151566, 23734535, 13161538]) }
  }

  @Test func longListsDecodeWhole() throws {
    let ids = try JSONEncoder().encode(Array(1...20_000))
    #expect(try JSONDecoder().decode(IDList.self, from: ids).ids.count == 20_000)
    let kids = (2...3001).map(String.init).joined(separator: ",")
    let item = try JSONDecoder().decode(Item.self, from: Data(#"{"id": 1, "kids": [\#(kids)]}"#.utf8))
    #expect(item.kids.count == 3000)
  }

  /// Row by row, what becomes of odd numbers.
  @Test func oddNumbersBecomeSensibleOrNothing() throws {
    struct Row: Decodable {
      var what: String
      var item: Item?
      enum CodingKeys: String, CodingKey { case what = "_what" }
      init(from decoder: any Decoder) throws {
        what = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .what)
        item = try? Item(from: decoder)
      }
    }
    let rows = try JSONDecoder().decode([Row].self, from: Fixtures.data("nasty/hn_numbers.json"))
    let hopeless = Set(rows.filter { $0.item == nil }.map(\.what))
    #expect(
      hopeless == [
        "id above Int64 max", "id with 30 digits", "id zero", "id negative", "id fractional", "id missing", "id null",
      ])
    func row(_ what: String) throws -> Item {
      let item = rows.first { $0.what.hasPrefix(what) }?.item
      return try #require(item, "\(what)")
    }
    #expect(try row("id above 2^53").id == 9_007_199_254_740_993)
    #expect(try row("id as string").id == 8863)
    #expect(try row("id exponent").id == 8863)
    #expect(try row("score string").score == 104)
    #expect(try row("score float").score == 104)
    #expect(try row("score negative").score == -5)
    #expect(try row("score null").score == nil)
    #expect(try #require(Story(try row("score null"))).score == nil, "what cannot be read is not zero")
    #expect(try row("descendants -1").descendants == 0)
    for time in ["time string", "time in milliseconds"] {
      #expect(try row(time).time == Date(timeIntervalSince1970: 1_528_289_000), "\(time)")
    }
    for time in ["time zero", "time negative", "time huge"] { #expect(try row(time).time == nil, "\(time)") }
    #expect(try row("kids as object").kids == [900_000_001, 900_000_005])
    #expect(try row("kids with null").kids == [900_000_001, 900_000_005])
    #expect(try row("kids is one number").kids == [])
    #expect(try row("dead as number").isDead == false)
    #expect(try row("type null").kind == .unknown(""))
    #expect(try row("title is an object").title == nil)
    #expect(try row("url empty").url == nil)
    #expect(try row("url without scheme").url == nil)
    #expect(try row("url with other scheme").url == nil)
    #expect(try row("url with control").url?.absoluteString == "https://example.com/")
    #expect(try row("url with spaces").url?.absoluteString.utf8.allSatisfy { $0 > 32 && $0 < 127 } == true)
    #expect(Story(try row("url with user info"))?.site == "evil.example")
    #expect(try row("by with escapes").by == "ab")
  }

  @Test func nastyTitlesAndCommentsBecomeSafe() throws {
    for file in ["hn_titles", "hn_comment_html"] {
      let items = try JSONDecoder().decode([Item].self, from: Fixtures.data("nasty/\(file).json"))
      for item in items {
        for text in [item.title ?? "", item.by]
          + (item.text?.paragraphs.flatMap(\.runs).filter { !$0.isCode }.map(\.text) ?? [])
        {
          #expect(text.unicodeScalars.allSatisfy(ControlFilter.isHarmless), "\(item.id)")
        }
      }
    }
    let lone = try JSONDecoder().decode(Item.self, from: Fixtures.data("nasty/lone_surrogate.json"))
    #expect(lone.id == 8863)
    let extra = try JSONDecoder().decode(Item.self, from: Fixtures.data("nasty/hn_unknown_extra_fields.json"))
    #expect(extra.title == "ignore what you do not know")
    for file in ["utf8_bom", "utf16le_bom", "duplicate_keys"] {
      #expect((try? JSONDecoder().decode(Item.self, from: Fixtures.data("nasty/\(file).json"))) != nil, "\(file)")
    }
  }

  @Test(
    arguments: [
      ("search_front_page", 8, 30, true), ("search_front_page_2020_shape", 8, 30, true),
      ("search_query_node", 2, 2, false),
      ("search_by_date_comments", 6, 57, true), ("search_by_date_ask_hn", 3, 3, false), ("search_empty", 0, 0, false),
    ])
  func everySearchFixtureDecodes(_ file: String, _ count: Int, _ total: Int, _ hasMore: Bool) throws {
    let answer = try JSONDecoder().decode(SearchAnswer.self, from: Fixtures.data("algolia/\(file).json"))
    let page = HackerNewsSearchPage(answer)
    #expect(page.results.count == count)
    #expect(page.total == total)
    #expect(page.hasMore == hasMore)
    for result in page.results {
      switch result {
      case .story(let story):
        #expect(
          !file.contains("comments") && story.time != nil && (story.score ?? 0) > 0 && !story.title.contains("<em>"))
      case .comment(let comment, let storyID, let storyTitle):
        #expect(file.contains("comments") && comment.text != nil && storyID != nil && storyTitle != nil)
      }
    }
    if file.hasSuffix("ask_hn") { #expect(page.stories.allSatisfy { $0.kind == .ask && $0.url == nil }) }
  }

  @Test func thePageBeyondTheLimitKeepsTheTotal() throws {
    let answer = try JSONDecoder().decode(
      SearchAnswer.self, from: Fixtures.data("algolia/search_page_beyond_1000.json"))
    let page = HackerNewsSearchPage(answer)
    #expect(page.results.isEmpty && page.total == nil && !page.hasMore)
    #expect(page.remark?.contains("1000 hits") == true)
  }

  @Test func usersOfBothServicesDecode() throws {
    let official = try JSONDecoder().decode(User.self, from: Fixtures.data("hackernews/user.json"))
    #expect(official.id == "keeper" && official.karma == 2937 && official.submitted.count == 15)
    #expect(try JSONDecoder().decode(User?.self, from: Fixtures.data("hackernews/user_missing.json")) == nil)
    let minimal = try JSONDecoder().decode(User.self, from: Fixtures.data("hackernews/user_minimal.json"))
    #expect(minimal.about == nil)
    #expect(try JSONDecoder().decode(User.self, from: Fixtures.data("algolia/user.json")).karma == 157_316)
    #expect(
      try JSONDecoder().decode(User.self, from: Fixtures.data("algolia/user_karma_as_string.json")).karma == 99_999)
  }

  /// Valid JSON of any shape either decodes or fails with an error, and what decodes is safe to show.
  @Test func survivesAnyJSON() {
    var json = RandomJSON(
      keys: [
        "id", "type", "by", "time", "title", "url", "text", "score", "kids", "descendants", "deleted", "dead", "hits",
        "objectID", "children", "author", "_tags", "0", "1", "created_at", "created_at_i", "comment_text", "points",
      ],
      values: [
        "null", "true", "1", "-1", "8863.0", "1e400", "9223372036854775808", "\"\"", "\"\\u001b[31mx\"",
        "\"https://e.example\"",
        "\"javascript:x\"", "[]", "{}", "\"<p><a href=\\\"http://e.example\\\">x\"", "\"8863\"", "[1,null,\"2\"]",
        "\"\\ud800\"",
      ], most: 10, seed: 31)
    var decoded = 0
    for _ in 0..<1500 {
      let data = Data(json.object().utf8)
      if let item = try? JSONDecoder().decode(Item.self, from: data) {
        decoded += 1
        #expect(item.id > 0 && (item.title ?? "").unicodeScalars.allSatisfy(ControlFilter.isHarmless))
      }
      _ = try? JSONDecoder().decode(SearchAnswer.self, from: data)
      _ = try? JSONDecoder().decode(ThreadTree.self, from: data)
      _ = try? JSONDecoder().decode(IDList.self, from: data)
      _ = try? JSONDecoder().decode(User.self, from: data)
    }
    #expect(decoded > 20)
  }
}

@Suite struct AddressTests {
  static let addresses = HackerNewsAddresses.standard

  @Test func bodiesAreAskedForInOneQueryWithoutComments() {
    #expect(
      Self.addresses.bodies(of: [1, 2]).absoluteString
        == "https://hn.algolia.com/api/v1/search?tags=(story,job,poll),(story_1,story_2)&hitsPerPage=2")
    #expect(Self.addresses.list(.top).absoluteString == "https://hacker-news.firebaseio.com/v0/topstories.json")
    #expect(Self.addresses.item(8863).absoluteString == "https://hacker-news.firebaseio.com/v0/item/8863.json")
  }

  @Test func searchesSayExactlyWhatWasTyped() {
    let search = HackerNewsSearch(
      "c++ & 50% <x>", order: .date, kinds: [.comment], author: "pg", minimumPoints: 5,
      since: Date(timeIntervalSince1970: 100), page: 2, resultsPerPage: 5000)
    #expect(
      Self.addresses.search(search).absoluteString
        == "https://hn.algolia.com/api/v1/search_by_date?query=c%2B%2B%20%26%2050%25%20%3Cx%3E&tags=comment,author_pg"
        + "&numericFilters=points%3E%3D5,created_at_i%3E%3D100&page=2&hitsPerPage=1000")
    #expect(Self.addresses.search(.init("x")).absoluteString.contains("tags=(story,poll,job)"))
  }

  @Test func namesCannotLeaveTheirPlaceInAnAddress() {
    #expect(HackerNewsPage.user("a/../b?c").absoluteString == "https://news.ycombinator.com/user?id=a/../b%3Fc")
  }
}
