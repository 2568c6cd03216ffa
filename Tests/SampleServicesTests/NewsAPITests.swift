import Foundation
import HTTPServer
import LoopbackClient
import Testing

@testable import SampleServices

@Suite(.timeLimit(.minutes(5))) struct NewsAPITests {
  private static let headers = ["X-Api-Key": "sample-news-key", "User-Agent": "tests"]

  private func ask(
    _ samples: Samples, _ path: String, headers: [String: String] = Self.headers, expecting status: Int = 200
  ) throws -> [String: Any] {
    let answer = try samples.get("/v2/" + path, headers: headers)
    #expect(answer.status == status, "\(path): \(answer.text.prefix(200))")
    return try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
  }

  private func articles(_ samples: Samples, _ path: String) throws -> [[String: Any]] {
    try #require(try ask(samples, path)["articles"] as? [[String: Any]])
  }

  private func titles(_ samples: Samples, _ path: String) throws -> [String] {
    try articles(samples, path).compactMap { $0["title"] as? String }
  }

  @Test func everyWrittenBlockIsRead() {
    let content = NewsContent.shared
    func headers(_ texts: [String]) -> Int {
      texts.reduce(0) { $0 + $1.split(separator: "\n").count { $0.hasPrefix("= ") } }
    }
    #expect(content.sources.count == headers([NewsContent.sourcesText]))
    #expect(content.articles.count == headers(NewsContent.articleTexts))
    #expect(content.sources.count == 30)
    #expect(Set(content.sources.map(\.country)).count == 9)
    #expect(content.sources.allSatisfy { NewsQuery.categories.contains($0.category) && $0.host.hasSuffix(".example") })
    #expect(content.articles.allSatisfy { $0.host.hasSuffix(".example") })
    for category in ["sports", "health", "science", "business", "technology"] {
      #expect(content.articles.count { $0.category == category } == 12, "\(category)")
    }
    #expect(Set(content.articles.map { $0.host + $0.slug }).count == content.articles.count)
  }

  @Test func headlinesHaveTheDocumentedShape() throws {
    let samples = try Samples { $0.newsQuota = nil }
    defer { samples.stop() }
    var seen = 0
    for category in ["sports", "health", "science", "business", "technology"] {
      let answer = try ask(samples, "top-headlines?country=us&category=\(category)")
      #expect(answer["status"] as? String == "ok")
      let articles = try #require(answer["articles"] as? [[String: Any]])
      #expect(articles.count >= 4 && answer["totalResults"] as? Int == articles.count, "\(category)")
      for article in articles {
        seen += 1
        #expect(
          Set(article.keys) == [
            "source", "author", "title", "description", "url", "urlToImage", "publishedAt", "content",
          ])
        let name = (article["source"] as? [String: Any])?["name"] as? String ?? "?"
        #expect((article["title"] as? String)?.hasSuffix(" - " + name) == true)
        #expect((article["content"] as? String)?.contains("… [+") == true)
        #expect((try? Date(article["publishedAt"] as? String ?? "", strategy: .iso8601)) != nil)
      }
      let dates = articles.compactMap { $0["publishedAt"] as? String }
      #expect(dates == dates.sorted(by: >))
    }
    #expect(seen >= 25)
  }

  @Test func answersNothingForOtherCountries() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let answer = try ask(samples, "top-headlines?country=de")
    #expect(answer["status"] as? String == "ok" && answer["totalResults"] as? Int == 0)
    #expect((answer["articles"] as? [Any])?.isEmpty == true)
  }

  @Test func everythingIsSearchedSortedAndLimited() throws {
    let samples = try Samples { $0.newsQuota = nil }
    defer { samples.stop() }
    #expect(try titles(samples, "everything?q=snail").first?.hasPrefix("Snail census") == true)
    #expect(try titles(samples, "everything?q=%22wind%20to%20the%20phone%22").isEmpty)
    #expect(try titles(samples, "everything?q=%22apologises%20to%20the%20wind%22").count == 1)
    #expect(try titles(samples, "everything?q=crow%20OR%20barnacles").count >= 2)
    #expect(try titles(samples, "everything?q=bridge%20-comma").allSatisfy { !$0.contains("comma") })
    #expect(try titles(samples, "everything?qInTitle=boring").count == 1)
    #expect(try titles(samples, "everything?q=whales&searchIn=description").count == 1)
    #expect(try titles(samples, "everything?q=whales&searchIn=title").isEmpty)
    #expect(try articles(samples, "everything?sources=rink-report,clinic-notes").count == 7)
    let outside = try articles(
      samples, "everything?domains=fieldhouse.example,rinkreport.example&excludeDomains=rinkreport.example")
    #expect(
      !outside.isEmpty
        && outside.allSatisfy { ($0["url"] as? String)?.hasPrefix("https://fieldhouse.example/") == true })
    for language in ["de", "fr", "it", "ru", "ar"] {
      #expect(
        try !titles(samples, "everything?domains=example&language=\(language)")
          .isEmpty, "\(language)")
    }
    let popular = try titles(samples, "everything?domains=solderingiron.example&sortBy=popularity")
    #expect(popular.first?.hasPrefix("The office printer") == true)
    let relevant = try titles(samples, "everything?q=crow&sortBy=relevancy")
    #expect(relevant.first?.contains("crow") == true)

    let all = try ask(samples, "everything?domains=example")
    let total = try #require(all["totalResults"] as? Int)
    #expect(total == NewsContent.shared.articles.count)
    var paged: [String] = []
    for page in 1...5 { paged += try titles(samples, "everything?domains=example&pageSize=20&page=\(page)") }
    #expect(paged.count == total)
    #expect(paged == (all["articles"] as? [[String: Any]])?.compactMap { $0["title"] as? String })
    let removed = try #require((all["articles"] as? [[String: Any]])?.first { $0["title"] as? String == "[Removed]" })
    #expect(removed["publishedAt"] as? String == "1970-01-01T00:00:00Z" && removed["author"] is NSNull)
  }

  @Test func datesBoundTheSearch() throws {
    let clock = ManualClock()
    let samples = try Samples {
      $0.clock = { clock.now }
      $0.newsQuota = nil
    }
    defer { samples.stop() }
    func stamp(_ daysAgo: Double) -> String { clock.now.addingTimeInterval(-daysAgo * 86_400).formatted(.iso8601) }
    let recent = try articles(samples, "everything?domains=example&from=\(stamp(1))")
    let older = try articles(samples, "everything?domains=example&to=\(stamp(1))")
    #expect(recent.count > 10 && older.count > 10)
    #expect(recent.count + older.count == NewsContent.shared.articles.count)
    let day = String(stamp(3).prefix(10))
    #expect(try !articles(samples, "everything?domains=example&from=\(day)&to=\(stamp(0).dropLast())").isEmpty)
    let refused = try ask(samples, "everything?q=a&from=\(stamp(40))", expecting: 426)
    #expect(refused["code"] as? String == "parameterInvalid")
    #expect(try ask(samples, "everything?q=a&from=yesterday", expecting: 400)["code"] as? String == "parameterInvalid")
  }

  @Test func listsSources() throws {
    let samples = try Samples()
    defer { samples.stop() }
    for path in ["top-headlines/sources", "sources"] {
      let sources = try #require(try ask(samples, path)["sources"] as? [[String: Any]])
      #expect(sources.count == 30)
      #expect(
        sources.allSatisfy {
          Set($0.keys) == ["id", "name", "description", "url", "category", "language", "country"]
        })
    }
    for country in ["us", "gb", "ca", "ru", "fr", "de", "it", "in", "sa"] {
      let sources = try #require(try ask(samples, "sources?country=\(country)")["sources"] as? [[String: Any]])
      #expect(!sources.isEmpty && sources.allSatisfy { $0["country"] as? String == country }, "\(country)")
    }
    #expect((try ask(samples, "sources?category=sports&language=en")["sources"] as? [Any])?.count == 4)
  }

  @Test func namesEveryErrorByItsCode() throws {
    let samples = try Samples { $0.newsQuota = nil }
    defer { samples.stop() }
    let many = (0..<21).map { "s\($0)" }.joined(separator: ",")
    let errors: [(String, Int, String)] = [
      ("top-headlines", 400, "parametersMissing"), ("everything?language=en", 400, "parametersMissing"),
      ("top-headlines?sources=rink-report&country=us", 400, "parametersIncompatible"),
      ("top-headlines?country=zz", 400, "parameterInvalid"), ("top-headlines?category=cats", 400, "parameterInvalid"),
      ("everything?q=a&language=xx", 400, "parameterInvalid"), ("everything?q=a&sortBy=luck", 400, "parameterInvalid"),
      ("everything?q=a&searchIn=margin", 400, "parameterInvalid"), ("everything?q=a&page=0", 400, "parameterInvalid"),
      ("everything?q=a&pageSize=101", 400, "parameterInvalid"), ("everything?q=a&page=x", 400, "parameterInvalid"),
      ("everything?q=\(String(repeating: "a", count: 501))", 400, "parameterInvalid"),
      ("everything?sources=nobody", 400, "sourceDoesNotExist"), ("everything?sources=\(many)", 400, "sourcesTooMany"),
      ("everything?q=a&page=6&pageSize=20", 426, "maximumResultsReached"), ("nothing", 404, "notFound"),
    ]
    for (path, status, code) in errors {
      let answer = try ask(samples, path, expecting: status)
      #expect(answer["status"] as? String == "error" && answer["code"] as? String == code, "\(path)")
      #expect((answer["message"] as? String)?.isEmpty == false)
    }
    let agent = ["User-Agent": "tests"]
    let keys: [([String: String], Int, String)] = [
      (agent, 401, "apiKeyMissing"), (agent.merging(["X-Api-Key": "wrong"]) { $1 }, 401, "apiKeyInvalid"),
      (agent.merging(["X-Api-Key": "sample-news-key-disabled"]) { $1 }, 401, "apiKeyDisabled"),
      (agent.merging(["X-Api-Key": "sample-news-key-exhausted"]) { $1 }, 429, "apiKeyExhausted"),
      (["X-Api-Key": "sample-news-key"], 400, "userAgentMissing"),
      (Self.headers.merging(["Origin": "https://evil.example"]) { $1 }, 426, "corsNotAllowed"),
    ]
    for (headers, status, code) in keys {
      #expect(try ask(samples, "sources", headers: headers, expecting: status)["code"] as? String == code)
    }
    try samples.control("fail?service=news&status=500")
    #expect(try ask(samples, "sources", expecting: 500)["code"] as? String == "unexpectedError")
  }

  @Test func articlesArriveWhenTold() throws {
    let clock = ManualClock()
    let samples = try Samples { $0.clock = { clock.now } }
    defer { samples.stop() }
    let before = try titles(samples, "top-headlines?country=us&category=science")
    clock.advance(by: 90)
    try samples.control("article?title=Comet%20turns%20back&source=petri-weekly")
    try samples.control("article?source=rink-report&category=sports&by=Ann&text=Ice")
    let after = try articles(samples, "top-headlines?country=us&category=science")
    #expect(after.first?["title"] as? String == "Comet turns back - Petri Weekly" && after.count == before.count + 1)
    let published = try Date(after.first?["publishedAt"] as? String ?? "", strategy: .iso8601)
    #expect((0..<60).contains(clock.now.timeIntervalSince(published)), "never ahead of the clock")
    let newest = try #require(try articles(samples, "everything?domains=rinkreport.example").first)
    #expect(newest["author"] as? String == "Ann" && newest["description"] as? String == "Ice")
    try samples.control("article?source=nobody", expecting: 404)
    try samples.control("article?category=cats", expecting: 400)
  }

  @Test func takesTheKeyInEachDocumentedPlace() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let key = "sample-news-key"
    for headers in [["X-Api-Key": key], ["Authorization": key], ["Authorization": "Bearer \(key)"]] {
      _ = try ask(samples, "sources", headers: headers.merging(["User-Agent": "tests"]) { $1 })
    }
    _ = try ask(samples, "sources?apiKey=\(key)", headers: ["User-Agent": "tests"])
    _ = try ask(samples, "sources", headers: Self.headers.merging(["Origin": "http://localhost:3000"]) { $1 })
  }

  @Test func answersTheQuotaOfHalfADay() throws {
    let clock = ManualClock()
    let samples = try Samples {
      $0.newsQuota = 6
      $0.newsHalfDayQuota = 2
      $0.clock = { clock.now }
    }
    defer { samples.stop() }
    for half in 0..<3 {
      for _ in 0..<2 { _ = try ask(samples, "sources") }
      let refusal = try ask(samples, "sources", expecting: 429)
      #expect(refusal["code"] as? String == "rateLimited")
      #expect((refusal["message"] as? String)?.contains("12 hours") == true, "half a day number \(half)")
      clock.advance(by: 43_201)
    }
  }

  @Test func answersTheQuotaOfADay() throws {
    let clock = ManualClock()
    let samples = try Samples {
      $0.newsQuota = 3
      $0.clock = { clock.now }
    }
    defer { samples.stop() }
    for _ in 0..<3 { _ = try ask(samples, "sources") }
    #expect(try ask(samples, "sources", expecting: 429)["code"] as? String == "rateLimited")
    clock.advance(by: 86_401)
    _ = try ask(samples, "sources")
    try samples.control("news-quota?left=0")
    _ = try ask(samples, "sources", expecting: 429)
    try samples.control("news-quota?left=1")
    _ = try ask(samples, "sources")
    _ = try ask(samples, "sources", expecting: 429)
  }

  @Test(arguments: [
    ("red fox", "the red old fox", true), ("\"red fox\"", "the red old fox", false),
    ("\"red fox\"", "a red fox ran", true),
    ("red AND fox", "red fox", true), ("red OR fox", "fox", true), ("red NOT fox", "red fox", false),
    ("red -fox", "red cat", true),
    ("+red (fox OR cat)", "red cat", true), ("+red (fox OR cat)", "red dog", false), ("-(a OR b)", "c", true),
    ("", "anything", true), ("((", "anything", true), ("NOT", "anything", true), (")\"", "anything", true),
    ("OR fox", "cat", true),
    ("\"unclosed red", "unclosed red", true),
  ])
  func readsTheLanguageOfQuestions(question: String, text: String, fits: Bool) {
    #expect(NewsExpression(question).accepts(Words.of(text)) == fits)
  }

  @Test func readsAnyQuestionWithoutACrash() {
    var random = SeededRandom(seed: 11)
    let parts = ["(", ")", "\"", "-", "+", " ", "AND", "OR", "NOT", "fox", "é"]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      _ = NewsExpression(text).accepts(["fox"])
    }
    _ = NewsExpression(String(repeating: "(", count: 500)).accepts([])
  }
}

@Suite(.timeLimit(.minutes(5))) struct PictureTests {
  @Test func articlesShowDrawnPictures() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let answer = try samples.get(
      "/v2/everything?q=asteroid",
      headers: ["X-Api-Key": "sample-news-key", "User-Agent": "t", "Host": "127.0.0.1:\(samples.port)"])
    let body = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
    let article = try #require((body["articles"] as? [[String: Any]])?.first)
    let url = try #require(URL(string: article["urlToImage"] as? String ?? ""))
    #expect(url.port == Int(samples.port))
    let picture = try samples.get(url.path)
    #expect(picture["Content-Type"] == "image/png")
    #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(picture.body.count > 1000 && picture.body.count < 60_000)
    #expect(try samples.get("/pictures/news/other.png").body != picture.body)
    #expect(try samples.get(url.path).body == picture.body)
    #expect(try samples.get("/pictures/news").status == 404)
  }

  @Test func everySizeCanBeDrawn() {
    for (width, height) in [(1, 1), (7, 3), (3, 40), (640, 360)] {
      let picture = DrawnPicture(named: "x", width: width, height: height)
      #expect(picture.pixels.count == width * height)
      #expect(picture.pixels.allSatisfy { Int($0) * 3 < picture.palette.count })
    }
  }
}
