import Fixtures
import Foundation
import OutsideText
import Testing

@testable import NewsAPI

@Suite(.timeLimit(.minutes(4))) struct ModelTests {
  static func page(_ json: String) throws -> NewsResponse {
    try JSONDecoder().decode(NewsResponse.self, from: Data(json.utf8))
  }

  static func fixture(_ path: String) throws -> NewsResponse {
    try JSONDecoder().decode(NewsResponse.self, from: Fixtures.data(path))
  }

  static func article(_ fields: String) throws -> Article {
    try #require(try page(#"{"status":"ok","articles":[{\#(fields)}]}"#).articles.first)
  }

  @Test func aTitleIsAllThatAnArticleNeeds() throws {
    let response = try Self.page(#"{"status":"ok","articles":[{"title":"Only this"},{"url":"https://a.example"}]}"#)
    #expect(response.articles == [Article(title: "Only this")])
    #expect(response.unreadableCount == 1 && response.removedCount == 0 && response.rowCount == 2)
  }

  @Test func theSameArticleHasTheSameIdEveryTime() {
    let url = URL(string: "https://a.example/1")
    let first = Article(title: "One", url: url)
    #expect(first.id == Article(title: "Another title", url: url).id)
    #expect(first.id != Article(title: "One", url: URL(string: "https://a.example/2")).id)
    #expect(Article(title: "One").id != Article(title: "Two").id)
    #expect(first.id.uuid.6 >> 4 == 8 && first.id.uuid.8 >> 6 == 2, "version and variant of RFC 9562")
    let ids = Set((0..<5000).map { Article(title: "Article \($0)").id })
    #expect(ids.count == 5000)
  }

  @Test func textsAreMadeFitToShow() throws {
    let article = try Self.article(
      #""source":{"id":"x","name":"The Outlet"},"author":"https://facebook.example/me","#
        + #""title":"Q&amp;A: 5 &lt; 7 - The Outlet","description":"<b>Bold</b> &amp; new<br>line <script>x()</script>","#
        + #""content":"First words\r\nand more… [+1916 chars]""#)
    #expect(article.title == "Q&A: 5 < 7")
    #expect(article.description == "Bold & new line")
    #expect(article.teaser == "First words and more…")
    #expect(article.author == nil)
    #expect(article.source == Source(identifier: "x", name: "The Outlet"))
    #expect(try Self.article(#""source":{"name":"X"},"title":" - X""#).title == "- X", "nothing would be left")
  }

  @Test func everyPageOfTheFixturesDecodes() throws {
    let files = try Fixtures.names(in: "newsapi").filter {
      !$0.hasPrefix("error") && !$0.hasPrefix("sources") && $0.hasSuffix("json")
    }
    #expect(files.count >= 15)
    let hidden = [
      "nulls_everywhere.json": 1, "with_removed_articles.json": 2, "only_removed_articles.json": 5,
      "published_at_variants.json": 1,
    ]
    for file in files {
      let response = try Self.fixture("newsapi/\(file)")
      #expect(response.status == "ok" && response.totalResults != nil, "\(file)")
      #expect(response.rowCount - response.articles.count == hidden[file] ?? 0, "\(file)")
      for article in response.articles {
        #expect(!article.title.hasSuffix(" - \(article.source?.name ?? "?")"), "\(file)")
        #expect(article.teaser?.contains(" chars]") != true, "\(file)")
        #expect(article.source.map { !$0.name.isEmpty } != false)
      }
    }
    let capitals = try #require(try Self.fixture("newsapi/nulls_everywhere.json").articles.last)
    #expect(capitals.source?.name == "Capital Keys")
    let dates = try Self.fixture("newsapi/published_at_variants.json").articles
    #expect(dates.map { $0.publishedAt != nil } == [true, true, true, true, true, true, false, false])
    #expect(try Self.fixture("newsapi/only_removed_articles.json").removedCount == 5)
  }

  @Test func onlyPicturesThatCanBeAskedForAreKept() throws {
    let pictures = try Self.fixture("newsapi/url_to_image_variants.json").articles.map(\.urlToImage?.absoluteString)
    #expect(pictures[0] == "https://i.example/a.jpg?w=1200&h=675")
    #expect(pictures[1] == "http://i.example/plain-http.jpg")
    #expect(pictures[4]?.hasPrefix("https://i.example/with%20space") == true)
    #expect([2, 3, 5, 6, 7].allSatisfy { pictures[$0] == nil })
  }

  @Test func oneBadRowNeverSpoilsItsPage() throws {
    let response = try Self.fixture("nasty/newsapi_wrong_types.json")
    #expect(response.totalResults == 3)
    #expect(response.articles.map(\.title) == ["ok title", "the good one must survive"])
    #expect(response.unreadableCount == 3)
    #expect(response.articles[0].source?.name == "Numeric id" && response.articles[0].source?.identifier == nil)
    for file in ["articles_null", "articles_missing", "negative_total"] {
      let empty = try Self.fixture("nasty/newsapi_\(file).json")
      #expect(empty.articles.isEmpty && empty.totalResults ?? 0 == 0, "\(file)")
    }
    #expect(try Self.fixture("nasty/newsapi_status_missing.json").articles.count == 1)
    for file in ["newsapi_articles_object", "empty_object", "empty_array", "scalar_number", "scalar_string"] {
      #expect(throws: DecodingError.self, "\(file)") { try Self.fixture("nasty/\(file).json") }
    }
  }

  @Test func nothingThatSteersATerminalIsLeft() throws {
    let response = try Self.fixture("nasty/newsapi_texts.json")
    #expect(response.rowCount >= 35 && response.articles.count >= 33)
    for article in response.articles {
      for text in [article.title, article.description, article.teaser, article.author].compactMap({ $0 }) {
        #expect(text.unicodeScalars.allSatisfy(ControlFilter.isHarmless), "\(article.author ?? "")")
        #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(article.author ?? "")")
      }
      #expect(article.description?.contains("<script") != true)
    }
    let entities = try #require(response.articles.first)
    #expect(entities.title == "Q&A: why \"5 < 7\" & other truths / myths")
  }

  @Test func theDirectoryOfSourcesDecodes() throws {
    func sources(_ path: String) throws -> SourcesResponse {
      try JSONDecoder().decode(SourcesResponse.self, from: Fixtures.data(path))
    }
    let demo = try sources("newsapi/sources_demo.json")
    #expect(demo.sources.count == 30 && demo.unreadableCount == 0)
    #expect(Set(demo.sources.map(\.id)).count == 30)
    #expect(demo.sources.allSatisfy { $0.url != nil && !$0.language.isEmpty && !$0.country.isEmpty })
    #expect(try sources("newsapi/sources_empty.json").sources.isEmpty)
    let nulls = try sources("nasty/newsapi_sources_nulls.json")
    #expect(nulls.sources.map(\.name) == ["A", "New"] && nulls.unreadableCount == 1)
    #expect(nulls.sources[1].url == nil && nulls.sources[1].category == "weather")
  }

  @Test func aKeyNeverShowsItself() throws {
    let key = try #require(NewsAPIKey(" \"s3cret-0123\"\n"))
    #expect(key.secret == "s3cret-0123")
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), String(describing: Optional(key)), dumped] {
      #expect(!text.contains("s3cret"), "\(text)")
    }
    for text in ["", "  ", "two words", "new\nline", "ключ", String(repeating: "x", count: 300)] {
      #expect(NewsAPIKey(text) == nil, "\(text)")
    }
  }
}
