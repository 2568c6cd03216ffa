import Combine
import FaultyServer
import Foundation
import Networking
import NewsAPI
import SampleServices
import Testing

extension NewsError: CausedError {}

/// Every call against every fault, over real sockets.
@Suite(.timeLimit(.minutes(4))) struct FaultTests {
  static let samples: (services: SampleServices, addresses: SampleServices.Addresses)? = {
    var options = SampleServices.Options()
    options.speed = 0
    options.newsQuota = nil
    let services = SampleServices(options)
    guard let addresses = try? services.start() else { return nil }
    return (services, addresses)
  }()

  static func call<Value>(
    _ name: String, _ ask: @escaping @Sendable (NewsAPIClient) -> AnyPublisher<Value, NewsError>
  ) -> ServiceCall {
    ServiceCall(name) { world -> AnyPublisher<Value, NewsError> in
      guard let samples = Self.samples else { return Empty().eraseToAnyPublisher() }
      // Nothing cached counts as fresh, and no refusal closes the plan: every call meets the fault.
      let always = CachePolicy(freshFor: -1, trustsServersLifetime: false)
      return ask(
        NewsAPIClient(
          client: world.client,
          configuration: .init(
            addresses: .init(base: world.url(samples.addresses.newsAPI)), key: NewsAPIKey("sample-news-key"),
            country: NewsCountry("us"), quota: nil, articlePolicy: always, directoryPolicy: always)))
    }
  }

  static let calls = [
    call("headlines") { $0.fetchArticles(from: .topHeadlines) },
    call("a category") { $0.articleList(.headlines(country: "us", category: .science)) },
    call("a source") { $0.articleLists(.source("rink-report"), limit: 10) },
    call("search") { $0.articleList(.search("bridge")) },
    call("sources") { $0.sourceList() },
    call("sources of a country") { $0.fetchSources(for: "de") },
  ]

  @Test func everyFaultHasItsOwnReadableErrorKeepsTheOldValueAndPasses() async throws {
    let samples = try #require(Self.samples)
    let matrix = FaultMatrix(upstream: samples.addresses.newsAPI, calls: Self.calls)
    // A few at a time, and those that only time tells alone: slowness is not to look like another fault.
    let silent = Fault.allCases.filter { $0.likeness == "silence" }
    var alone: [(Fault, [String], [String: String])] = []
    for fault in silent {
      let (complaints, texts) = try await matrix.complaints(under: fault)
      alone.append((fault, complaints, texts))
    }
    let results = try await withThrowingTaskGroup(of: (Fault, [String], [String: String]).self) { [alone] group in
      var results = alone
      for (number, fault) in Fault.allCases.filter({ !silent.contains($0) }).enumerated() {
        if number >= 3, let result = try await group.next() { results.append(result) }
        group.addTask {
          let (complaints, texts) = try await matrix.complaints(under: fault)
          return (fault, complaints, texts)
        }
      }
      return try await group.reduce(into: results) { $0.append($1) }
    }
    for (_, complaints, _) in results { #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))") }
    let texts = Dictionary(uniqueKeysWithValues: results.map { ($0.0, $0.2) })
    let indistinct = FaultMatrix.indistinct(texts)
    #expect(indistinct.isEmpty, "\(indistinct.joined(separator: "\n"))")
    #expect(texts.values.filter { $0.count == Self.calls.count }.count >= Fault.allCases.count - 1)
  }
}
