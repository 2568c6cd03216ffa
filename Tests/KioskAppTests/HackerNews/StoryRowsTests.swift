import Foundation
import HackerNews
import Library
import Testing

@testable import KioskApp

@MainActor @Suite struct StoryRowsTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let stories = (1...4).map {
    Story(id: $0, title: "Story \($0)", by: "a\($0)", url: URL(string: "https://site\($0).example"), commentCount: 10)
  }

  private func rows(_ library: Library, _ change: (inout StoryRows.Choice) -> Void = { _ in }) -> StoryRows {
    var choice = StoryRows.Choice()
    change(&choice)
    return StoryRows(
      stories, isNew: { _ in false }, contents: library.contents,
      filter: MuteFilter(library.contents.mutes.values, at: now), choice: choice)
  }

  private func library() -> Library { Library(work: .immediate, watchInterval: nil) { [now] in now } }

  @Test func mutedStoriesAreHiddenCountedAndCanBeLookedAt() {
    let library = library()
    library.add(MuteRule(.domain, "site2.example", created: now))
    library.add(MuteRule(.person, "A3", created: now))
    #expect(rows(library).rows.map(\.id) == [1, 4])
    #expect(rows(library).mutedCount == 2)
    let peeked = rows(library) { $0.showsMuted = true }
    #expect(peeked.rows.map(\.mutedBy?.text) == [nil, "site2.example", "A3", nil])
    #expect(peeked.mutedCount == 2)
    library.undo()
    #expect(rows(library).mutedCount == 1)
  }

  @Test func aStoryOnTopChangesNoOtherRow() {
    func rows(_ stories: [Story], after last: StoryRows? = nil) -> StoryRows {
      let ranked = stories.enumerated().map { rank, story in
        var story = story
        story.rank = rank + 1
        return story
      }
      let contents = library().contents
      return StoryRows(
        ranked, isNew: { _ in false }, contents: contents, filter: MuteFilter(contents.mutes.values, at: now),
        choice: StoryRows.Choice(), last: last)
    }
    let new = Story(id: 9, title: "New on top", by: "b", url: URL(string: "https://new.example"))
    let before = rows(stories)
    let after = rows([new] + stories, after: before)
    #expect(after.rows.dropFirst() == before.rows[...])
    // Views that are compared by what they hold find them the same at a glance.
    func parts(_ rows: some Sequence<StoryRowContent>) -> [[UInt8]] {
      rows.map { withUnsafeBytes(of: $0) { Array($0) } }
    }
    #expect(parts(after.rows.dropFirst()) == parts(before.rows))
    #expect(parts(rows(stories).rows) != parts(before.rows))
    var voted = stories
    voted[1].commentCount = 11
    let changed = rows(voted, after: before)
    #expect(changed.rows.map(\.story.commentCount) == [10, 11, 10, 10])
    #expect(zip(parts(changed.rows), parts(before.rows)).map { $0 == $1 } == [true, false, true, true])
  }

  @Test func readStoriesAreMarkedAndMayBeHidden() {
    let library = library()
    library.markRead([stories[0].key])
    #expect(rows(library).rows.map(\.isRead) == [true, false, false, false])
    let hidden = rows(library) { $0.hidesRead = true }
    #expect(hidden.rows.map(\.id) == [2, 3, 4])
    #expect(hidden.readCount == 1)
  }

  @Test func commentsSinceTheLastVisitAreCounted() {
    let library = library()
    library.visit(stories[1].key, Visit(date: now, newestComment: 5, commentCount: 7))
    #expect(rows(library).rows.map(\.newComments) == [nil, 3, nil, nil])
  }

  @Test func theSameAddressIsShownOnce() {
    var again = stories
    again[3].url = URL(string: "http://www.site1.example/#top")
    let folded = StoryRows(
      again, isNew: { _ in false }, contents: LibraryContents(), filter: MuteFilter([], at: now), choice: .init())
    #expect(folded.rows.map(\.id) == [1, 2, 3])
    #expect(folded.rows[0].others.map(\.id) == [4])
  }

  @Test func aLinePartsWhatCameSinceTheLastVisitFromWhatIsKnown() {
    func rows(_ known: Set<Int>, isByTime: Bool = true) -> StoryRows {
      StoryRows(
        stories, isNew: { _ in false }, contents: LibraryContents(), filter: MuteFilter([], at: now), choice: .init(),
        earlier: .init(date: now, ids: known), isByTime: isByTime)
    }
    #expect(rows([3, 4]).rows.map(\.beginsKnown) == [false, false, true, false] && rows([3, 4]).newCount == 2)
    #expect(!rows([1, 2, 3, 4]).rows.contains(where: \.beginsKnown) && rows([1, 2, 3, 4]).newCount == 0)
    #expect(rows([9]).rows.filter(\.beginsKnown).isEmpty, "everything is new: there is nothing to part")
    let ranked = rows([1, 3], isByTime: false)
    #expect(
      !ranked.rows.contains(where: \.beginsKnown) && ranked.rows.map(\.isSinceVisit) == [false, true, false, true])
  }
}
