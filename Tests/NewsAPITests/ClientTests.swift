import Combine
import CombineTesting
import Fixtures
import Foundation
import Networking
import Locks
import Testing

@testable import NewsAPI

@Suite(.timeLimit(.minutes(4))) struct ClientTests {
  /// A service with `count` articles that says there are `total`.
  private static func service(count: Int, total: Int? = nil) -> @Sendable (HTTPRequest) -> InMemoryTransport.Answer {
    { request in
      let page = Int(request.url.parameter("page") ?? "") ?? 1
      let size = Int(request.url.parameter("pageSize") ?? "") ?? 20
      let first = min((page - 1) * size, count)
      return NewsWorld.page(first..<min(first + size, count), total: total ?? count)
    }
  }

  @Test func theKeyTravelsInItsHeaderAlone() {
    let world = NewsWorld(answer: Self.service(count: 3))
    _ = world.outcome(world.api.articleList(.search("tea")))
    let request = world.transport.requests[0]
    #expect(request.headers["X-Api-Key"] == NewsWorld.secret)
    #expect(!request.url.absoluteString.contains(NewsWorld.secret))
    #expect(world.logLines.count == 1 && !world.logLines[0].contains(NewsWorld.secret))
  }

  @Test func theKeyDoesNotFollowToAnotherHost() {
    let world = NewsWorld { request in
      request.url.host() == "news.example"
        ? .response(status: 302, headers: ["Location": "http://other.example/v2/everything"])
        : NewsWorld.page(1...1, total: 1)
    }
    _ = world.outcome(world.api.articleList(.search("tea")))
    #expect(world.transport.requests.count == 2)
    #expect(world.transport.requests[1].headers["X-Api-Key"] == nil)
  }

  @Test func withoutAKeyNothingIsAsked() {
    let world = NewsWorld(key: nil, answer: Self.service(count: 3))
    let recorder = world.outcome(world.api.fetchArticles(from: .topHeadlines))
    #expect(recorder.failure?.cause == .keyMissing)
    #expect(recorder.failure?.hint == "Here is where to get one.")
    #expect(world.transport.requests.isEmpty && !world.api.hasKey)
  }

  @Test func theArticlesFetchHasALightForm() {
    let world = NewsWorld(country: "us") { request in
      request.url.relativePart.hasPrefix("top-headlines?country=us&category=health")
        ? NewsWorld.page(1...4, total: 4) : NewsWorld.refusal("unexpectedError", status: 500)
    }
    let health = world.outcome(world.api.fetchArticles(from: .articlesFromCategory("health")))
    #expect(health.values.map(\.count) == [4] && health.isFinished)
    let light = world.outcome(world.api.fetchArticles(from: .search("x"), replacingErrorWith: []))
    #expect(light.values == [[]] && light.isFinished)
    let sources = world.outcome(world.api.fetchSources(for: "de", replacingErrorWith: []))
    #expect(sources.values == [[]])
    #expect(world.outcome(world.api.fetchArticles(from: .sources(country: "de"))).failure != nil)
  }

  @Test func aListGrowsPageByPageUpToItsLimit() {
    let world = NewsWorld(pageSize: 10, answer: Self.service(count: 95))
    let recorder = world.outcome(world.api.articleLists(.search("x"), limit: 25))
    #expect(recorder.values.map(\.articles.count) == [10, 20, 30] && recorder.isFinished)
    #expect(world.asked.count == 3)
    let all = world.outcome(world.api.articleLists(.search("x"), limit: 500))
    #expect(all.values.last?.articles.count == 95 && all.values.last?.hasMore == false)
  }

  @Test func thePlansRefusalIsTheEndOfAList() {
    let service = Self.service(count: 1309)
    let world = NewsWorld(mostResults: nil) { request in
      request.url.parameter("page") == "6" ? NewsWorld.refusal("maximumResultsReached", status: 426) : service(request)
    }
    let recorder = world.outcome(world.api.articleLists(.search("x"), limit: 500))
    #expect(recorder.isFinished)
    #expect(recorder.values.last?.articles.count == 100 && recorder.values.last?.isCutByPlan == true)
    let known = NewsWorld(answer: service)
    _ = known.outcome(known.api.articleLists(.search("x"), limit: 500))
    #expect(known.asked.count == 5, "a plan that is known costs no request beyond it")
  }

  @Test(arguments: ["maximumResultsReached", "brandNew", ""])
  func aPlanThatGivesNotEvenTheFirstPageRefuses(code: String) {
    let world = NewsWorld { _ in NewsWorld.refusal(code, status: 426) }
    let recorder = world.outcome(world.api.articleLists(.search("x"), limit: 30))
    #expect(recorder.values.isEmpty && recorder.failure?.cause == .tryLater)
  }

  @Test func aLaterPageThatFailsKeepsWhatThereIs() {
    let service = Self.service(count: 60)
    let world = NewsWorld { request in
      request.url.parameter("page") == "2" ? NewsWorld.refusal("rateLimited", status: 429) : service(request)
    }
    let recorder = world.outcome(world.api.articleLists(.search("x"), limit: 60))
    #expect(recorder.values.map(\.articles.count) == [20])
    #expect(recorder.failure?.cause == .tryLater)
  }

  @Test func aFailureCostsAtMostOneRepetition() {
    let world = NewsWorld { _ in NewsWorld.refusal("unexpectedError", status: 500) }
    _ = world.outcome(world.api.articleList(.search("x")))
    #expect(world.asked.count == 2)
    let limited = NewsWorld { _ in NewsWorld.refusal("rateLimited", status: 429) }
    _ = limited.outcome(limited.api.articleList(.search("x")))
    #expect(limited.asked.count == 1)
  }

  @Test func identicalQuestionsShareAnAnswer() {
    let world = NewsWorld(answer: Self.service(count: 3))
    let first = world.api.articleList(.search("x")).record()
    let second = world.api.articleList(.search("x")).record()
    world.time.advance(by: .seconds(5))
    #expect(first.isFinished && second.isFinished && world.asked.count == 1)
  }

  @Test func whoLeavesStopsTheRequest() {
    let world = NewsWorld { _ in .silence }
    let recorder = world.api.articleLists(.search("x"), limit: 50).record()
    world.time.advance(by: .seconds(1))
    #expect(world.transport.openCount == 1)
    recorder.cancel()
    #expect(world.transport.openCount == 0)
  }

  @Test func sourcesOfAllCountriesCostOneRequest() {
    let world = NewsWorld { request in
      #expect(request.url.relativePart == "top-headlines/sources")
      return .json(
        #"{"status":"ok","sources":[{"id":"b","name":"B","country":"de"},{"id":"a","name":"A","country":"de"},"#
          + #"{"id":"c","name":"C","country":"us"}]}"#)
    }
    #expect(world.outcome(world.api.fetchSources(for: "de")).values.map { $0.map(\.id) } == [["a", "b"]])
    #expect(world.outcome(world.api.sourceList()).values.first?.sources.count == 3)
  }

  // MARK: Errors

  static let refusals: [(String, Int, NewsError.Code, ServiceError.Cause)] = [
    ("400_parameterInvalid", 400, .parameterInvalid, .badData),
    ("400_parametersIncompatible", 400, .parametersIncompatible, .badData),
    ("400_parametersMissing", 400, .parametersMissing, .badData),
    ("400_sourceDoesNotExist", 400, .sourceDoesNotExist, .badData),
    ("400_sourcesTooMany", 400, .sourcesTooMany, .badData),
    ("400_userAgentMissing", 400, .userAgentMissing, .badData),
    ("401_apiKeyDisabled", 401, .apiKeyDisabled, .keyMissing),
    ("401_apiKeyInvalid", 401, .apiKeyInvalid, .keyMissing),
    ("401_apiKeyMissing", 401, .apiKeyMissing, .keyMissing),
    ("426_corsNotAllowed", 426, .corsNotAllowed, .badData),
    ("426_parameterInvalid_too_far_in_the_past", 426, .parameterInvalid, .badData),
    ("429_apiKeyExhausted", 429, .apiKeyExhausted, .tryLater),
    ("429_rateLimited", 429, .rateLimited, .tryLater),
    ("500_unexpectedError", 500, .unexpectedError, .unavailable),
    ("unknown_code", 400, .unknown("somethingNew"), .badData),
    ("body_with_http_200", 200, .apiKeyInvalid, .keyMissing),
    ("status_without_code", 200, .none, .badData),
    ("status_without_code", 503, .none, .tryLater),
    ("status_without_code", 403, .none, .keyMissing),
  ]

  @Test(arguments: refusals)
  func everyRefusalHasItsCodeCauseAndWords(
    file: String, status: Int, code: NewsError.Code, cause: ServiceError.Cause
  ) throws {
    let body = try Fixtures.data("newsapi/error_\(file).json")
    let world = NewsWorld { _ in
      .response(status: status, headers: ["Content-Type": "application/json"], body: body)
    }
    let failure = try #require(world.outcome(world.api.articleList(.search("x"))).failure)
    guard case .response(let refusal) = failure else {
      Issue.record("\(file): \(failure)")
      return
    }
    #expect(refusal.code == code && refusal.status == status && failure.cause == cause)
    let own = (try JSONSerialization.jsonObject(with: body) as? [String: Any])?["message"] as? String
    #expect(refusal.message == own)
    #expect(failure.sentence.contains(own ?? "NewsAPI.org") && failure.sentence.hasSuffix("."))
    if cause == .keyMissing || cause == .tryLater { #expect(failure.hint != nil) }
    #expect(failure.errorDescription == failure.sentence)
  }

  @Test func everyNamedCodeIsWrittenAsItIsRead() {
    for name in ["apiKeyMissing", "rateLimited", "maximumResultsReached", "requestTimeout", "brandNew"] {
      #expect(NewsError.Code(name).name == name)
    }
    #expect(NewsError.Code("brandNew") == .unknown("brandNew"))
    #expect(NewsError.Code(nil) == .none && NewsError.Code("") == .none && NewsError.Code.none.name == nil)
  }

  static let damaged: [(String, Int, String?, ServiceError.Cause)] = [
    ("<html><title>521</title></html>", 521, "text/html", .unavailable),
    ("<html>Sign in</html>", 200, "text/html", .badData), ("", 200, "application/json", .badData),
    ("{", 200, "application/json", .badData), ("[]", 200, "application/json", .badData),
    ("{}", 200, "application/json", .badData), ("null", 200, "application/json", .badData),
    (#"{"status":"ok","articles":{}}"#, 200, "application/json", .badData),
  ]

  @Test(arguments: damaged)
  func whatIsNoAnswerIsNamed(body: String, status: Int, type: String?, cause: ServiceError.Cause) throws {
    let world = NewsWorld { _ in
      .response(status: status, headers: ["Content-Type": type ?? ""], body: Data(body.utf8))
    }
    let failure = try #require(world.outcome(world.api.articleList(.search("x"))).failure)
    #expect(failure.cause == cause, "\(failure)")
    #expect(!failure.description.contains(NewsWorld.secret) && !failure.sentence.contains("DecodingError"))
    if body.contains("articles") { #expect(failure.sentence.contains("articles"), "\(failure.sentence)") }
  }

  @Test func aServerThatEchoesTheKeyDoesNotMakeItPublic() throws {
    let echo = "Unknown X-Api-Key: \(NewsWorld.secret) in apiKey=\(NewsWorld.secret)"
    for status in [200, 401] {
      let world = NewsWorld { _ in NewsWorld.refusal("apiKeyInvalid", status: status, message: echo) }
      let failure = try #require(world.outcome(world.api.articleList(.search("x"))).failure)
      var dumped = ""
      dump(failure, to: &dumped)
      for text in [failure.description, failure.localizedDescription, dumped] + world.logLines {
        #expect(!text.contains(NewsWorld.secret), "\(text)")
      }
    }
  }

  @Test func afterAFailureTheNextQuestionIsAsked() {
    let isBroken = Locked(true)
    let world = NewsWorld { _ in
      isBroken.withLock { $0 } ? .failure(.unreachable) : NewsWorld.page(1...2, total: 2)
    }
    #expect(world.outcome(world.api.articleList(.search("x"))).failure?.cause == .unavailable)
    isBroken.withLock { $0 = false }
    #expect(world.outcome(world.api.articleList(.search("x"))).values.first?.articles.count == 2)
  }
}
