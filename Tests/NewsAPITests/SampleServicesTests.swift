import CombineTesting
import Foundation
import Networking
import SampleServices
import Testing

@testable import NewsAPI

/// The whole way over real sockets: client, pipeline, libcurl, and the sample service.
@Suite(.timeLimit(.minutes(4))) struct SampleServicesTests {
  /// Sample services, and clients that ask them.
  private struct World {
    let samples: SampleServices
    let addresses: SampleServices.Addresses
    let client: HTTPClient

    init(_ change: (inout SampleServices.Options) -> Void = { _ in }) throws {
      var options = SampleServices.Options()
      options.speed = 0
      options.newsQuota = nil
      change(&options)
      samples = SampleServices(options)
      addresses = try samples.start()
      client = HTTPClient(
        transport: RedirectingTransport(CurlTransport()),
        configuration: .init(deadline: 20, delivery: .concurrent))
    }

    func api(key: String? = "sample-news-key", pageSize: Int = 100, mostResults: Int? = 100) -> NewsAPIClient {
      NewsAPIClient(
        client: client,
        configuration: .init(
          addresses: .init(base: addresses.newsAPI), key: key.flatMap { NewsAPIKey($0) }, country: NewsCountry("us"),
          mostResults: mostResults, pageSize: pageSize, quota: nil))
    }
  }

  private func list(_ api: NewsAPIClient, _ question: NewsQuestion, limit: Int = 100) throws -> ArticleList {
    let recorder = api.articleLists(question, limit: limit).record()
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    if let failure = recorder.failure { throw failure }
    return try #require(recorder.values.last)
  }

  private func failure(_ api: NewsAPIClient, _ question: NewsQuestion) -> NewsError? {
    let recorder = api.articleList(question).record()
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    return recorder.failure
  }

  @Test func everyQuestionIsAnswered() throws {
    let world = try World()
    defer { world.samples.stop() }
    let api = world.api()
    for category in NewsCategory.picker {
      let list = try list(api, .headlines(country: "us", category: category))
      #expect(list.articles.count >= 4, "\(category)")
      #expect(list.articles.allSatisfy { $0.url != nil && $0.publishedAt != nil && $0.source != nil })
    }
    #expect(try list(api, .headlines(country: "us")).articles.count >= 20)
    let germany = try list(api, .headlines(country: "de"))
    #expect(germany.emptiness == .countryWithoutHeadlines(NewsCountry("de")))
    #expect(try list(api, .search("snail")).articles.first?.title.hasPrefix("Snail census") == true)
    #expect(try list(api, .search("+bridge -comma")).articles.allSatisfy { !$0.title.contains("comma") })
    #expect(try list(api, .search("qqqq")).emptiness == .nothingFound)
    let source = try list(api, .source("rink-report"))
    #expect(!source.articles.isEmpty && source.articles.allSatisfy { $0.source?.identifier == "rink-report" })
    let german = EverythingQuestion(domains: ["example"], language: "de", order: .popularity)
    #expect(try !list(api, .everything(german)).articles.isEmpty)
  }

  @Test func everythingIsFoldedAndWithoutWhatWasRemoved() throws {
    let world = try World()
    defer { world.samples.stop() }
    let everything = NewsQuestion.everything(EverythingQuestion(domains: ["example"]))
    let whole = try list(world.api(), everything)
    #expect(whole.removedCount == 1 && whole.unreadableCount == 0 && !whole.hasMore)
    #expect(whole.articles.contains { $0.outlets.count == 2 })
    #expect(whole.articles.count + whole.removedCount < whole.total ?? 0)
    let paged = try list(world.api(pageSize: 7), everything)
    #expect(paged.articles.map(\.id) == whole.articles.map(\.id))
    #expect(paged.articles.map(\.outlets) == whole.articles.map(\.outlets))
  }

  @Test func thePlansLimitEndsTheList() throws {
    let world = try World()
    defer { world.samples.stop() }
    let everything = NewsQuestion.everything(EverythingQuestion(domains: ["example"]))
    let known = try list(world.api(pageSize: 10, mostResults: 20), everything)
    #expect(known.isCutByPlan && known.articles.count <= 20)
  }

  @Test func everyRefusalIsNamed() throws {
    let world = try World()
    defer { world.samples.stop() }
    let good = world.api()
    let many = (0..<21).map { "s\($0)" }
    let cases: [(NewsAPIClient, NewsQuestion, NewsError.Code)] = [
      (world.api(key: "wrong"), .search("x"), .apiKeyInvalid),
      (world.api(key: "sample-news-key-disabled"), .search("x"), .apiKeyDisabled),
      (world.api(key: "sample-news-key-exhausted"), .search("x"), .apiKeyExhausted),
      (good, .everything(EverythingQuestion()), .parametersMissing),
      (good, .headlines(HeadlinesQuestion()), .parametersMissing),
      (good, .headlines(HeadlinesQuestion(country: "us", sources: ["rink-report"])), .parametersIncompatible),
      (good, .headlines(HeadlinesQuestion(country: "us", category: "cats")), .parameterInvalid),
      (good, .source("nobody"), .sourceDoesNotExist),
      (good, .everything(EverythingQuestion(sources: many)), .sourcesTooMany),
      (
        good, .everything(EverythingQuestion(text: "x", from: Date(timeIntervalSinceNow: -60 * 86_400))),
        .parameterInvalid
      ),
    ]
    for (api, question, code) in cases {
      guard case .response(let refusal)? = failure(api, question) else {
        Issue.record("\(code) is no refusal")
        continue
      }
      #expect(refusal.code == code && refusal.message?.isEmpty == false)
    }
  }

  @Test func theDaysQuotaIsARefusalThatPasses() throws {
    let world = try World { $0.newsQuota = 2 }
    defer { world.samples.stop() }
    let api = world.api()
    _ = try list(api, .search("tea"))
    _ = try list(api, .search("ferry"))
    let refused = failure(api, .search("harbor"))
    #expect(refused?.cause == .tryLater && refused?.hint?.contains("100 requests a day") == true)
  }

  @Test func theDirectoryIsCompleteAndChosenFrom() throws {
    let world = try World()
    defer { world.samples.stop() }
    for country in NewsCountry.picker {
      let recorder = world.api().fetchSources(for: country.code).record()
      #expect(recorder.wait(upTo: 20) { $0.completion != nil })
      #expect(recorder.values.first?.isEmpty == false, "\(country.code)")
    }
  }
}
