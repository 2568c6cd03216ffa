import Combine
import CombineTesting
import Foundation
import Networking
import SampleServices
import Testing

@testable import NewsAPI

/// Headlines of countries for which the service has none.
@Suite(.serialized, .timeLimit(.minutes(2))) struct OutletTests {
  /// The sample service, and a client that asks it.
  private final class SampleNews {
    private let samples: SampleServices
    let client: NewsAPIClient

    init() throws {
      var options = SampleServices.Options()
      options.speed = 0
      options.newsQuota = nil
      samples = SampleServices(options)
      let addresses = try samples.start()
      client = NewsAPIClient(
        client: HTTPClient(
          transport: RedirectingTransport(CurlTransport()),
          configuration: .init(deadline: 20, delivery: .concurrent)),
        configuration: .init(
          addresses: .init(base: addresses.newsAPI), key: NewsAPIKey(options.newsKey), country: NewsCountry("us"),
          quota: nil))
    }

    deinit { samples.stop() }
  }

  private func list(_ world: SampleNews, _ question: NewsQuestion) throws -> ArticleList {
    let recorder = world.client.articleListOrOutlets(question).record()
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    if let failure = recorder.failure { throw failure }
    return try #require(recorder.values.last)
  }

  @Test func aCountryWithoutHeadlinesHasThoseOfItsOutlets() throws {
    let world = try SampleNews()
    let list = try list(world, .headlines(country: "de"))
    #expect(!list.articles.isEmpty)
    guard case .headlines(let question) = list.question else {
      Issue.record("\(list.question)")
      return
    }
    #expect(question.country == nil && (1...20).contains(question.sources.count))
    let german = Set(try directory(world).filter { $0.country == "de" }.map(\.id))
    #expect(Set(question.sources) == german)
    #expect(list.articles.allSatisfy { list.language(of: $0) == "de" })
  }

  @Test func aCountryWithoutOutletsHasThoseInItsLanguage() throws {
    let world = try SampleNews()
    let list = try list(world, .headlines(country: "at"))
    #expect(!list.articles.isEmpty && list.articles.allSatisfy { list.language(of: $0) == "de" })
  }

  @Test func whereNobodyWritesForACountryThatIsSaid() throws {
    let list = try list(try SampleNews(), .headlines(country: "jp"))
    #expect(list.emptiness == .countryWithoutHeadlines(NewsCountry("jp")))
  }

  @Test func theUnitedStatesHaveHeadlinesOfTheirOwn() throws {
    let list = try list(try SampleNews(), .headlines(country: "us"))
    #expect(list.question == .headlines(country: "us") && !list.articles.isEmpty)
    #expect(list.articles.allSatisfy { list.language(of: $0) == nil }, "nobody says their language")
  }

  @Test func aSearchInALanguageSaysIt() {
    let list = ArticleList(.everything(EverythingQuestion(text: "x", language: "ud")))
    #expect(list.language(of: Article(title: "x")) == "ur")
  }

  @Test(arguments: [("nb_NO", "no"), ("ur_PK", "ud"), ("zh-Hans", "zh"), ("de_AT", "de"), ("ja_JP", nil), ("C", nil)])
  func theServiceHasCodesOfItsOwn(locale: String, code: String?) {
    #expect(NewsLanguage.code(of: Locale(identifier: locale)) == code)
  }

  private func directory(_ world: SampleNews) throws -> [Source] {
    let recorder = world.client.sourceList().record()
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    return try #require(recorder.values.last).sources
  }
}
