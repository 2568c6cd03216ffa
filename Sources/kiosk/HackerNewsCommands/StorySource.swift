import Combine
import Foundation
import FoundationExtras
import HackerNews

/// The lists of Hacker News as rows.
struct StorySource {
  let api: HackerNewsAPI
  let isOffline: Bool

  static let name = "Hacker News"

  /// Seconds between two questions of a search: its service has no stream, and allows 10,000 an hour.
  static let searchInterval: TimeInterval = 60

  func list(_ endpoint: HackerNewsEndpoint, limit: Int) -> RowSource {
    RowSource(
      .hackerNews, name: Self.name,
      watching: .following {
        api.liveStories(from: endpoint, limit: limit)
          .scan(FollowedStories()) { $0.taking($1) }
          .compactMap(\.answer)
          .eraseToAnyPublisher()
      }
    ) { _ in
      api.storyLists(from: endpoint, limit: limit)
        .map { RowSource.Rows($0, isOffline: isOffline) }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }

  /// - Parameters:
  ///   - emptiness: what is said where nothing is found.
  ///   - interval: seconds between two questions of somebody who watches.
  ///   - choose: which of the stories that were found are told, and in what order.
  func search(
    _ search: HackerNewsSearch, emptiness: String.LocalizationValue, every interval: TimeInterval = searchInterval,
    choose: @escaping ([Story]) -> [Story] = { $0 }
  ) -> RowSource {
    RowSource(.hackerNews, name: Self.name, watching: .asking(every: interval, remark: nil)) { _ in
      api.search(search)
        .map { page in
          let stories = choose(page.stories)
          return RowSource.Rows(
            rows: stories.map { ListRow($0) }, remarks: stories.isEmpty ? [emptiness] : [],
            notice: CommandFailure(page.cached, isOffline: isOffline)
          ).lacking(page.skipped)
        }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }
}

extension RowSource.Rows {
  /// The list as far as nothing can come in between, and what it lacks: holes are no reason to leave out the rest.
  init(_ list: StoryList, isOffline: Bool) {
    self.init(rows: list.beginning.map { ListRow($0) }, isComplete: list.isComplete)
    guard isComplete else { return }
    if rows.isEmpty { remarks = ["There are no stories in this list."] }
    notice = CommandFailure(list.cached, isOffline: isOffline) ?? list.shortcoming.flatMap { CommandFailure($0) }
  }
}

extension StoryList {
  /// The stories up to the first that is still awaited.
  fileprivate var beginning: ArraySlice<Story> {
    isComplete ? stories[...] : stories.prefix(zip(ids, stories).prefix { $0 == $1.id }.count)
  }
}

extension CommandFailure {
  /// What is said behind a list with a shortcoming; nil where nobody would notice.
  fileprivate init?(_ shortcoming: StoryList.Shortcoming) {
    switch shortcoming {
    case .searchUnavailable: return nil
    case .officialUnavailable(let error):
      let failure = CommandFailure(error)
      self.init(
        .success, "\(failure.words) This is the nearest list of the search service instead.", hint: failure.hintWords,
        cause: failure.code)
    case .storiesMissing(let count, let error):
      let failure = CommandFailure(error)
      // What is damaged stays damaged: the list is complete but for it.
      self.init(
        error.cause == .badData ? .success : .tryLater,
        "\(count) stories of the list could not be loaded: \(failure.words)", hint: failure.hintWords,
        cause: failure.code)
    }
  }
}

/// A live list as answers of a source: a value that takes in what the service tells.
struct FollowedStories {
  /// What is to be told now; nil where something better is on its way.
  private(set) var answer: Result<RowSource.Rows, CommandFailure>?
  private var trouble: CommandFailure?

  func taking(_ live: LiveStories) -> FollowedStories {
    var result = self
    result.take(live)
    return result
  }

  private mutating func take(_ live: LiveStories) {
    note(live)
    guard var list = live.list else {
      answer = live.problem.map { .failure(CommandFailure($0)) }
      return
    }
    if list.cached != nil {
      // What is cached is told where nothing newer can be had: else the newer list is on its way.
      guard live.problem != nil else { return answer = nil }
      list.isComplete = true
    }
    var rows = RowSource.Rows(list, isOffline: false)
    rows.notice = trouble ?? rows.notice
    answer = .success(rows)
  }

  private mutating func note(_ live: LiveStories) {
    switch live.connection {
    case .interrupted(let error, _): trouble = CommandFailure(error)
    case .unavailable(let error):
      trouble =
        error.map { CommandFailure($0) }
        ?? CommandFailure(.success, "There is no live connection. The list is loaded again from time to time.")
    case .connecting: break
    case .live: trouble = live.problem.map { CommandFailure($0) }
    }
  }
}
