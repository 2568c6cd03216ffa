import Foundation
import Testing

@testable import Library

@MainActor @Suite(.timeLimit(.minutes(4))) struct FollowTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func library(_ store: any LibraryStore = InMemoryLibraryStore()) -> Library {
    let start = start
    return Library(store: store, work: .immediate, watchInterval: nil) { start }
  }

  private func entry(_ id: Int, at seconds: Double = 0, isRead: Bool = false) -> InboxEntry {
    InboxEntry(
      id: "hn:\(id)", subject: .words("sea"), title: "Story \(id)", author: "ann", item: id,
      date: start.addingTimeInterval(seconds), isRead: isRead)
  }

  @Test(arguments: [
    FollowedSubject.replies("ann-b_9"), .user("pg"), .words("swift: on linux"), .story(8863), .movie(550),
  ])
  func aSubjectIsWrittenDownAndReadAgain(_ subject: FollowedSubject) {
    #expect(FollowedSubject(subject.description) == subject)
    #expect(FollowedSubject(subject.kind, " \(subject.text)\n") == subject)
  }

  @Test(arguments: [
    "", "words", "words:", "words: ", "user:a b", "user:a/b", "replies:é", "story:0", "story:x", "movie:-1", "film:7",
    "words:" + String(repeating: "x", count: 101),
  ])
  func whatNamesNothingIsRefused(_ text: String) {
    #expect(FollowedSubject(text) == nil)
  }

  @Test func followingCanBeTakenBackAndGoesIntoFiles() throws {
    let shared = InMemoryLibraryStore.Shared()
    let library = library(InMemoryLibraryStore(shared))
    #expect(library.follow(.story(7), title: "A story") && library.isFollowing(.story(7)))
    #expect(library.contents.followed.map(\.name) == ["A story"])
    library.unfollow(.story(7))
    #expect(!library.isFollowing(.story(7)))
    library.undo()
    #expect(library.isFollowing(.story(7)))
    library.take([], found: [entry(1)])
    let other = self.library(InMemoryLibraryStore(shared))
    #expect(other.contents == library.contents && other.contents.unreadInboxCount == 1)
    let third = self.library()
    try third.importFile(LibraryFile.text(of: library.contents))
    #expect(third.contents == library.contents)
    library.undo()
    #expect(library.contents.follows.isEmpty)
  }

  @Test(arguments: [
    #"{"kind": "follow", "key": "story:x", "value": {"title": "", "created": 1}}"#,
    #"{"kind": "follow", "key": "story:1", "value": {"title": 5}}"#, #"{"kind": "inbox", "key": "hn:1", "value": {}}"#,
  ])
  func aBadRecordIsRefused(_ record: String) {
    #expect(throws: LibraryFile.Problem.self) {
      try library().importFile(#"{"kiosk-library": 1, "records": [\#(record)]}"#)
    }
  }

  @Test func whatIsFoundTwiceIsToldOnce() {
    let library = library()
    library.follow(.words("sea"))
    var follow = library.contents.followed[0]
    follow.checked = start
    #expect(library.take([follow], found: [entry(1), entry(2), entry(1)]).map(\.id) == ["hn:1", "hn:2"])
    #expect(library.contents.followed[0].checked == start)
    library.markInbox([entry(1)], isRead: true)
    #expect(library.take([follow], found: [entry(1), entry(3)]).map(\.id) == ["hn:3"])
    #expect(library.contents.inbox["hn:1"]?.isRead == true && library.contents.unreadInboxCount == 2)
    library.markInbox(library.contents.inboxEntries, isRead: true, label: "Marked the inbox as read")
    #expect(library.contents.unreadInboxCount == 0)
    library.undo()
    #expect(library.contents.unreadInboxCount == 2)
  }

  @Test func whoStoppedFollowingDoesNotFollowAgain() {
    let library = library()
    library.follow(.words("sea"))
    let follow = library.contents.followed[0]
    library.unfollow(.words("sea"))
    library.take([follow], found: [])
    #expect(library.contents.follows.isEmpty)
  }

  @Test func theInboxAndWhatIsFollowedHaveAnEnd() {
    let library = library()
    library.take([], found: (0..<InboxEntry.most).map { entry($0, at: Double($0)) })
    library.take([], found: [entry(9000, at: 9000), entry(9001, at: 9001)])
    #expect(library.contents.inbox.count == InboxEntry.most)
    #expect(library.contents.inbox["hn:0"] == nil && library.contents.inbox["hn:9001"] != nil)
    for id in 1...Library.mostFollows { #expect(library.follow(.story(id))) }
    #expect(!library.follow(.story(9999)) && library.follow(.story(1)))
  }
}
