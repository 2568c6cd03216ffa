import Combine
import Foundation
import Networking
import SampleServices
import Testing

@testable import Articles

/// The sample sites as they are served: every style of page gives its article, and nothing of what surrounds it.
@Suite(.timeLimit(.minutes(4))) struct SamplePageTests {
  private static let surroundings = [
    "cookie", "814 partners", "Most read", "unsubscribed", "Best viewed", "guestbook", "Home", "Advertisement",
    "kettle that listens",
    "First! I have not", "Made by people", "One letter a week", "Skip to the text", "Zurück", "Before you go", "Share",
    "visits", "Members only",
  ]

  @Test func everyStoryAndArticleCanBeReadOrSaysWhyNot() async throws {
    var options = SampleServices.Options()
    options.speed = 0
    options.allowsControl = true
    options.newsQuota = nil
    let samples = SampleServices(options)
    let addresses = try samples.start()
    defer { samples.stop() }
    let client = HTTPClient(configuration: .init(delivery: .background))
    let server = StandInServer(origin: addresses.base)
    let source = ArticleSource(transport: CurlTransport.Options(), standIn: server, delivery: .background)

    struct Item: Decodable { var url: String?, title: String? }
    struct News: Decodable { var articles: [Item] }
    let ids = try await first(client.fetch([Int].self, from: addresses.hackerNews.appending(path: "topstories.json")))
    var pages: [(url: URL, title: String)] = []
    for id in ids {
      let item = try await first(client.fetch(Item.self, from: addresses.hackerNews.appending(path: "item/\(id).json")))
      if let url = item.url.flatMap({ URL(string: $0) }) { pages.append((url, item.title ?? "")) }
    }
    var request = HTTPRequest(
      addresses.newsAPI.appending(path: "everything").appending(queryItems: [
        .init(name: "q", value: "the OR die OR il OR la OR в"), .init(name: "pageSize", value: "100"),
      ]))
    request.headers["X-Api-Key"] = options.newsKey
    let news = try await first(client.fetch(News.self, request))
    pages += news.articles.compactMap { item in item.url.flatMap { URL(string: $0) }.map { ($0, item.title ?? "") } }
    #expect(pages.count > 120, "\(pages.count)")

    var read = 0
    var problems: [String: Int] = [:]
    for (url, title) in pages {
      var found: Result<Fetched<LinkedContent>, ArticleProblem>?
      var iterator = source.content(at: url).map { Result<_, ArticleProblem>.success($0) }.catch { Just(.failure($0)) }
        .values.makeAsyncIterator()
      found = await iterator.next()
      switch found {
      case .success(let fetched):
        guard let document = fetched.value.document else {
          problems[fetched.value.sentence ?? "", default: 0] += 1
          continue
        }
        read += 1
        #expect(document.title == title.replacing("  ", with: " "), "\(url)")
        let text = document.plainText
        for foreign in Self.surroundings where text.contains(foreign) { Issue.record("\(url): \(foreign)") }
        #expect(document.wordCount > 60, "\(url): \(text)")
        #expect(!text.contains("**") && !text.contains("\u{FFFD}") && !text.contains("<p>"), "\(url)")
      case .failure(let problem): problems[problem.sentence.prefix { $0 != "." } + ".", default: 0] += 1
      case nil: Issue.record("\(url)")
      }
    }
    #expect(read > 110, "\(read), \(problems)")
    #expect(problems["This is a PDF. Open it to read it."] == 1, "\(problems)")
  }

  @Test func theWrittenArticleHasAllItsParts() async throws {
    let samples = SampleServices(SampleServices.Options())
    let base = try samples.start().base
    defer { samples.stop() }
    let source = ArticleSource(
      transport: CurlTransport.Options(), standIn: StandInServer(origin: base), delivery: .background)
    let url = try #require(URL(string: "https://lantern.example/engineering/a-folder-of-files"))
    let document = try #require(try await first(source.content(at: url)).value.document)
    #expect(document.byline == "Okonma" && document.language == "en" && document.published != nil)
    var kinds: [String: Int] = [:]
    for block in document.blocks { kinds[String(String(describing: block).prefix { $0 != "(" }), default: 0] += 1 }
    #expect(
      kinds == ["paragraph": 10, "heading": 4, "figure": 1, "code": 1, "quote": 1, "table": 1, "list": 1], "\(kinds)")
    guard case .figure(let figure)? = document.blocks.first(where: \.isFigure) else { return }
    #expect(figure.picture.absoluteString.hasPrefix(base.absoluteString + "pictures/pages/folder-queue-1"))
  }

  private func first<Value, Failure: Error>(_ publisher: AnyPublisher<Value, Failure>) async throws -> Value {
    for try await value in publisher.values { return value }
    throw CancellationError()
  }
}
