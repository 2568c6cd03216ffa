import Foundation
import FoundationExtras
import HackerNews
import Library
import OutsideText
import TMDb
import Testing

@testable import KioskApp

@MainActor @Suite struct FollowLookTests {
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  private func look(_ subject: FollowedSubject, after seconds: Double, checked: Double? = nil, day: String? = nil)
    -> FollowLook
  {
    FollowLook(
      follow: Follow(subject, created: start, checked: checked.map { start.addingTimeInterval($0) }, day: day),
      now: start.addingTimeInterval(seconds))
  }

  private func film(_ day: String?) -> Movie {
    Movie(id: 7, title: "A film", releaseDate: day.flatMap { CalendarDay($0) })
  }

  @Test func eachKindHasItsPaceAndFailuresCount() {
    let follow = look(.words("a"), after: 0, checked: 0).follow
    func isDue(_ seconds: Double, attempted: Double? = nil) -> Bool {
      FollowLook.isDue(
        follow, attempted: attempted.map { start.addingTimeInterval($0) }, now: start.addingTimeInterval(seconds))
    }
    #expect(!isDue(299) && isDue(300) && !isDue(400, attempted: 200) && isDue(500, attempted: 200) && isDue(-9999))
    let film = look(.movie(7), after: 0, checked: 0).follow
    #expect(!FollowLook.isDue(film, attempted: nil, now: start.addingTimeInterval(20_000)))
    #expect(FollowLook.isDue(Follow(.movie(7), created: start), attempted: nil, now: start))
  }

  @Test func whatCameBeforeOneFollowedIsNoNews() {
    #expect(look(.user("pg"), after: 5).since == start)
    #expect(look(.user("pg"), after: 9000, checked: 600).since == start)
    #expect(look(.user("pg"), after: 99_999, checked: 90_000).since == start.addingTimeInterval(82_800))
  }

  @Test func storiesAndCommentsBecomeEntries() {
    let look = look(.words("sea"), after: 60)
    let stories = ["The SEA, again", "Seasons", "Overseas news"].enumerated().map { id, title in
      HackerNewsSearchPage.Result.story(Story(id: id + 1, title: title, by: "ann", time: start))
    }
    let outcome = look.outcome(stories)
    #expect(outcome.entries.map(\.title) == ["The SEA, again"], "whole words count")
    #expect(outcome.follow.checked == look.now && outcome.entries[0].date == start && !outcome.entries[0].isRead)
    let comment = Comment(
      id: 9, by: "bob", time: start, text: RichText(html: "Hi <i>there</i>" + String(repeating: "x", count: 900)))
    let replies = self.look(.replies("ann"), after: 60).outcome([.comment(comment, storyID: 1, storyTitle: "T")])
      .entries
    #expect(
      replies.map(\.id) == ["hn:9"] && replies[0].item == 9 && replies[0].title == "T" && replies[0].author == "bob")
    #expect(replies[0].text.hasPrefix("Hi there") && replies[0].text.count == 400)
    #expect(replies[0].sentence.english == "bob replied to ann" && replies[0].place == .item(9))
  }

  @Test func aFilmIsToldWhenItsDayChangesAndWhenItIsThere() {
    let first = look(.movie(7), after: 60).outcome(film("2026-12-04"))
    #expect(first.entries.isEmpty && first.follow.day == "2026-12-04" && first.follow.title == "A film")
    let same = look(.movie(7), after: 90_000, checked: 60, day: "2026-12-04").outcome(film("2026-12-04"))
    #expect(same.entries.isEmpty)
    let later = look(.movie(7), after: 90_000, checked: 60, day: "2026-12-04").outcome(film("2027-01-08"))
    #expect(later.entries.map(\.id) == ["movie:7:2027-01-08"] && later.follow.day == "2027-01-08")
    #expect(later.entries[0].sentence.english.hasPrefix("Comes out on") && later.entries[0].place == .movie(7))
    let out = look(.movie(7), after: 30 * 86_400, checked: 60, day: "2026-12-04").outcome(film("2026-12-04"))
    #expect(out.entries.map(\.id) == ["movie:7:out"] && out.entries[0].sentence.english == "Out now")
    #expect(look(.movie(7), after: 60).outcome(film("2019-01-01")).entries.isEmpty, "it was out before")
    let dated = look(.movie(7), after: 90_000, checked: 60).outcome(film("2027-01-08"))
    #expect(dated.entries.count == 1, "now it has a day")
    #expect(look(.movie(7), after: 60).outcome(film(nil)).entries.isEmpty)
  }
}
