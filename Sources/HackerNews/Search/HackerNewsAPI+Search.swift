import Combine
import Foundation
import FoundationExtras
import Networking
import OutsideText

/// What to look for in the search service.
package struct HackerNewsSearch: Hashable, Sendable {
  package enum Order: Hashable, Sendable {
    /// By relevance, then points, then number of comments.
    case relevance
    /// Newest first.
    case date
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case story, comment, ask = "ask_hn", show = "show_hn", poll, job
  }

  package enum Part: String, Hashable, Sendable {
    case title, url
  }

  /// May be empty: everything that passes the filters.
  package var text: String
  package var order: Order
  /// Empty for stories, polls and jobs.
  package var kinds: Set<Kind>
  package var author: String?
  /// Only what belongs to one of these stories; empty for all.
  package var stories: [Int]
  package var minimumPoints: Int?
  package var since: Date?
  package var until: Date?
  /// The part that the words must be in; nil for any.
  package var part: Part?
  /// From 0.
  package var page: Int
  package var resultsPerPage: Int

  package init(
    _ text: String, order: Order = .relevance, kinds: Set<Kind> = [], author: String? = nil, stories: [Int] = [],
    minimumPoints: Int? = nil, since: Date? = nil, until: Date? = nil, part: Part? = nil, page: Int = 0,
    resultsPerPage: Int = 30
  ) {
    self.text = text
    self.order = order
    self.kinds = kinds
    self.author = author
    self.stories = stories
    self.minimumPoints = minimumPoints
    self.since = since
    self.until = until
    self.part = part
    self.page = page
    self.resultsPerPage = resultsPerPage
  }
}

extension HackerNewsSearch {
  /// The stories of one day at Greenwich, which is where Hacker News counts its days, those with the most points first.
  package static func day(_ day: CalendarDay, resultsPerPage: Int = mostOfADay) -> HackerNewsSearch {
    HackerNewsSearch(
      "", since: day.midnight, until: day.midnight.addingTimeInterval(86_400), resultsPerPage: resultsPerPage)
  }

  /// More than the front page shows of a day.
  package static let mostOfADay = 100
}

/// One page of what was found.
package struct HackerNewsSearchPage: Hashable, Sendable {
  package enum Result: Identifiable, Hashable, Sendable {
    case story(Story)
    /// A comment, and the title of the story it belongs to.
    case comment(Comment, storyID: Int?, storyTitle: String?)

    package var id: Int {
      switch self {
      case .story(let story): story.id
      case .comment(let comment, _, _): comment.id
      }
    }
  }

  package var results: [Result]
  package var page: Int
  /// How many there are, perhaps an estimate; nil on a page beyond what the service gives.
  package var total: Int?
  /// Whether the next page holds more. The service gives no more than 1000 results for one search; narrow it by date.
  package var hasMore: Bool
  /// The service's own remark, such as the one about its limit.
  package var remark: String?
  /// How many results could not be read.
  package var skipped = 0
  /// Set where the page is not from now but as it was cached.
  package var cached: Cached?

  /// The stories among the results.
  package var stories: [Story] {
    results.compactMap { if case .story(let story) = $0 { story } else { nil } }
  }
}

extension HackerNewsAPI {
  /// Full-text search over stories and comments.
  package func search(_ search: HackerNewsSearch) -> AnyPublisher<HackerNewsSearchPage, HackerNewsError> {
    delivered(
      client.value(SearchAnswer.self, for: HTTPRequest(addresses.search(search)), cache: configuration.reading)
        .map(HackerNewsSearchPage.init)
        .mapError(HackerNewsError.init))
  }
}

extension HackerNewsAPI {
  /// How long an answer about a page or a title counts as fresh, in seconds.
  static let lookUpLifetime: TimeInterval = 3600

  /// Stories whose address has the words of this one; whether it is the same page is for the caller to judge. One answer,
  /// which is kept for an hour.
  package func stories(leadingTo page: URL) -> AnyPublisher<[Story], HackerNewsError> {
    let words = (page.host() ?? "") + page.path(percentEncoded: false)
    return lookUp(HackerNewsSearch(String(words.prefix(Self.mostLetters)), part: .url, resultsPerPage: 20))
  }

  /// Stories with the words of `title` in theirs. One answer, which is kept for an hour.
  package func stories(titled title: String) -> AnyPublisher<[Story], HackerNewsError> {
    lookUp(HackerNewsSearch("\"\(title.prefix(Self.mostLetters))\"", part: .title, resultsPerPage: 20))
  }

  /// The service takes no longer questions.
  private static let mostLetters = 400

  private func lookUp(_ search: HackerNewsSearch) -> AnyPublisher<[Story], HackerNewsError> {
    let isOffline = configuration.reading.use == .cachedOnly
    let policy = CachePolicy(
      isOffline ? .cachedOnly : .freshOrCached, freshFor: Self.lookUpLifetime, trustsServersLifetime: false)
    return delivered(
      client.value(SearchAnswer.self, for: HTTPRequest(addresses.search(search)), cache: policy)
        .map { HackerNewsSearchPage($0.value).stories }
        .mapError(HackerNewsError.init))
  }
}

extension HackerNewsAddresses {
  func search(_ search: HackerNewsSearch) -> URL {
    let kinds =
      search.kinds.isEmpty ? [.story, .poll, .job] : HackerNewsSearch.Kind.allCases.filter(search.kinds.contains)
    var tags = kinds.count == 1 ? kinds[0].rawValue : "(\(kinds.map(\.rawValue).joined(separator: ",")))"
    if let author = search.author { tags += ",author_\(author)" }
    let stories = search.stories.map { "story_\($0)" }
    if !stories.isEmpty { tags += stories.count == 1 ? ",\(stories[0])" : ",(\(stories.joined(separator: ",")))" }
    var items = [("query", search.text), ("tags", tags)]
    var filters: [String] = []
    if let points = search.minimumPoints { filters.append("points>=\(points)") }
    if let since = search.since { filters.append("created_at_i>=\(Int(since.timeIntervalSince1970))") }
    if let until = search.until { filters.append("created_at_i<\(Int(until.timeIntervalSince1970))") }
    if !filters.isEmpty { items.append(("numericFilters", filters.joined(separator: ","))) }
    if let part = search.part { items.append(("restrictSearchableAttributes", part.rawValue)) }
    items.append(("page", "\(max(0, search.page))"))
    items.append(("hitsPerPage", "\(min(max(1, search.resultsPerPage), 1000))"))
    return query(search.order == .date ? "search_by_date" : "search", items)
  }
}

extension HackerNewsSearchPage {
  init(_ fetched: Fetched<SearchAnswer>) {
    self.init(fetched.value)
    if fetched.freshness.source == .store {
      cached = Cached(date: fetched.freshness.date, problem: fetched.problem.map(HackerNewsError.init))
    }
  }

  init(_ answer: SearchAnswer) {
    let isBeyondLimit = answer.message != nil && answer.hits.isEmpty
    let results = answer.hits.compactMap(Result.init)
    self.init(
      results: results, page: answer.page, total: isBeyondLimit ? nil : answer.total,
      hasMore: answer.pageCount - answer.page > 1, remark: answer.message,
      skipped: answer.skipped + answer.hits.count - results.count)
  }
}

extension HackerNewsSearchPage.Result {
  init?(_ hit: SearchHit) {
    if let story = hit.story {
      self = .story(story)
    } else if let html = hit.commentText {
      let comment = Comment(id: hit.id, by: hit.author, time: hit.time, text: RichText(html: html))
      self = .comment(comment, storyID: hit.storyID, storyTitle: hit.storyTitle)
    } else {
      return nil
    }
  }
}
