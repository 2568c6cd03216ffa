import Combine
import Foundation
import HackerNews
import Library
import Networking

/// Full-text search on Hacker News: asks as the reader types, then page by page.
@MainActor
package final class HackerNewsSearchModel: ObservableObject {
  /// What to search in, and how.
  package struct Filters: Equatable, Sendable {
    package enum Period: String, CaseIterable, Identifiable, Sendable {
      case day, week, month, year, ever
      package var id: Self { self }

      var name: String {
        switch self {
        case .day: localized("past day")
        case .week: localized("past week")
        case .month: localized("past month")
        case .year: localized("past year")
        case .ever: localized("any time")
        }
      }

      var seconds: TimeInterval? {
        switch self {
        case .day: 86_400
        case .week: 7 * 86_400
        case .month: 30 * 86_400
        case .year: 365 * 86_400
        case .ever: nil
        }
      }
    }

    package enum Kind: String, CaseIterable, Identifiable, Sendable {
      case stories, comments, ask, show
      package var id: Self { self }

      var name: String {
        switch self {
        case .stories: localized("Stories")
        case .comments: localized("Comments")
        case .ask: localized("Ask")
        case .show: localized("Show")
        }
      }

      var kinds: Set<HackerNewsSearch.Kind> {
        switch self {
        case .stories: []
        case .comments: [.comment]
        case .ask: [.ask]
        case .show: [.show]
        }
      }
    }

    package var kind = Kind.stories
    package var period = Period.ever
    package var newestFirst = false
    package var minimumPoints: Int?

    package init() {}
  }

  /// Input.
  @Published package var text = ""
  /// Input.
  @Published package var filters = Filters()
  /// Input: whether muted results are shown too.
  @Published package var showsMuted = false
  package typealias Found = Pages<HackerNewsSearchPage.Result>

  /// Output: everything that was found, muted or not; idle with too few letters to ask. What was found for other words stays
  /// until something is known of the new ones.
  @Published package private(set) var found = Loadable<Found, HackerNewsError>.idle
  /// Output: what to show of it.
  @Published package private(set) var shown = Rows()

  /// One result on the screen.
  package struct Row: Identifiable, Equatable, Sendable {
    package var post: HackerNewsSearchPage.Result
    /// The rule that hides it; only shown to the reader who looks at what is muted.
    package var mutedBy: MuteRule?

    package var id: Int { post.id }
  }

  /// The results on the screen.
  package struct Rows: Equatable, Sendable {
    package private(set) var rows: [Row] = []
    /// How many results the mute rules hide, shown or not.
    package private(set) var mutedCount = 0

    init() {}

    init(_ all: [Row], showsMuted: Bool) {
      let kept = all.filter { $0.mutedBy == nil }
      rows = showsMuted ? all : kept
      mutedCount = all.count - kept.count
    }
  }

  package var rows: [Row] { shown.rows }
  package var mutedCount: Int { shown.mutedCount }
  package var results: [HackerNewsSearchPage.Result] { found.value?.rows ?? [] }

  package static let fewestLetters = 2

  private let wishes = PassthroughSubject<Wish, Never>()

  private struct Question: Equatable {
    var text: String
    var filters: Filters
    var source: Reference<HackerNewsAPI>

    func search(page: Int, at now: Date) -> HackerNewsSearch {
      HackerNewsSearch(
        text, order: filters.newestFirst ? .date : .relevance, kinds: filters.kind.kinds,
        minimumPoints: filters.minimumPoints, since: filters.period.seconds.map { now.addingTimeInterval(-$0) },
        page: page)
    }
  }

  package init(
    services: KioskServices, library: Library, scheduler: AnyScheduler = .main,
    clock: @escaping () -> Date = Date.init
  ) {
    let texts = $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .debounce(for: .seconds(0.2), scheduler: scheduler)
    texts.combineLatest($filters, services.$hackerNews.map(Reference.init)).map(Question.init)
      .answers(
        wishes: wishes,
        policy: .init(
          asks: { $0.text.count >= Self.fewestLetters }, earlier: { _, _ in .staysMeanwhile }, hasMore: \.hasMore,
          retriesOnlyFailures: true)
      ) { request in
        let known = request.kind == .next ? request.known ?? Found() : Found()
        let search = request.question.search(page: known.nextPage, at: clock())
        return request.question.source.object.search(search).map(known.adding).loadable()
      }
      .map(\.content).removeDuplicates().assign(to: &$found)

    $found.map { $0.value?.rows ?? [] }
      .combineLatest(library.$contents.map(\.mutes).removeDuplicates(), $showsMuted)
      .map { results, mutes, showsMuted in
        let filter = MuteFilter(mutes.values, at: clock())
        return Rows(
          results.map { Row(post: $0, mutedBy: filter.rule(hiding: $0.muteSubject)) }, showsMuted: showsMuted)
      }
      .removeDuplicates()
      .assign(to: &$shown)
  }

  /// Asks again for the page that failed.
  package func retry() { wishes.send(.retry) }
  package func loadMore() { wishes.send(.more) }
}

extension HackerNewsSearchPage.Result {
  var story: Story? { if case .story(let story) = self { story } else { nil } }

  /// What mute rules look at: of a comment its own words too, because they are what is shown.
  package var muteSubject: MuteSubject {
    switch self {
    case .story(let story): story.muteSubject
    case .comment(let comment, _, let title):
      MuteSubject(
        title: [title, comment.text?.plainText].compactMap { $0 }.joined(separator: " · "),
        people: comment.by.isEmpty ? [] : [comment.by])
    }
  }
}
