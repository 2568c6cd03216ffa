import Combine
import Foundation
import FoundationExtras
import HackerNews
import Library
import OutsideText
import TMDb

/// One look at something that the reader follows: when it is due, from when on it counts, and what becomes of the answer. A value.
struct FollowLook: Equatable {
  let follow: Follow
  let now: Date

  /// What a look has brought.
  struct Outcome: Equatable {
    var follow: Follow
    var entries: [InboxEntry] = []
  }

  /// Seconds between two looks at the same thing.
  static func interval(of kind: FollowedSubject.Kind) -> TimeInterval { kind == .movie ? 21_600 : 300 }

  /// - Parameter attempted: when the service was asked in vain.
  static func isDue(_ follow: Follow, attempted: Date?, now: Date) -> Bool {
    let last = [follow.checked, attempted].compactMap { $0 }.max()
    guard let last else { return true }
    // A clock that was set back must not keep one from looking.
    return abs(now.timeIntervalSince(last)) >= interval(of: follow.subject.kind)
  }

  /// The search service is late now and then: what is a little older may not have been there at the last look. What came before the
  /// reader followed is no news.
  var since: Date { max(follow.created, (follow.checked ?? follow.created).addingTimeInterval(-Self.lag)) }

  private static let lag: TimeInterval = 7200

  private var looked: Follow {
    var follow = follow
    follow.checked = now
    return follow
  }

  // MARK: - Hacker News

  func outcome(_ results: [HackerNewsSearchPage.Result]) -> Outcome {
    Outcome(follow: looked, entries: results.compactMap(entry))
  }

  private func entry(_ result: HackerNewsSearchPage.Result) -> InboxEntry? {
    switch result {
    case .story(let story):
      if case .words(let words) = follow.subject, !Self.has(story.title, words) { return nil }
      return InboxEntry(
        id: "hn:\(story.id)", subject: follow.subject, title: story.title, author: story.by, item: story.id,
        date: story.time ?? now)
    case .comment(let comment, _, let title):
      return InboxEntry(
        id: "hn:\(comment.id)", subject: follow.subject, title: title ?? follow.title,
        text: String((comment.text?.plainText ?? "").prefix(Self.longestText)), author: comment.by, item: comment.id,
        date: comment.time ?? now)
    }
  }

  private static let longestText = 400

  /// The search finds words that begin alike and such with slips, too.
  static func has(_ title: String, _ words: String) -> Bool {
    let title = Set(MuteFilter.words(title).split(separator: " "))
    let wanted = MuteFilter.words(words).split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(title.contains)
  }

  // MARK: - Films

  func outcome(_ film: Movie) -> Outcome {
    var looked = looked
    looked.day = film.releaseDate?.description
    looked.title = film.title
    var entries: [InboxEntry] = []
    if let day = film.releaseDate, let today = CalendarDay(now), let since = CalendarDay(follow.created), day > since {
      // The first look only learns the day.
      if follow.checked != nil, follow.day != looked.day, day > today { entries.append(entry(film, day, "\(day)")) }
      if day <= today { entries.append(entry(film, day, "out")) }
    }
    return Outcome(follow: looked, entries: entries)
  }

  private func entry(_ film: Movie, _ day: CalendarDay, _ what: String) -> InboxEntry {
    InboxEntry(
      id: "movie:\(film.id):\(what)", subject: follow.subject, title: film.title, item: film.id, day: day.description,
      date: now)
  }
}
