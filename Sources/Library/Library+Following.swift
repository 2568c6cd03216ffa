import Foundation
import FoundationExtras

/// What the reader follows, and what has come of it.
extension Library {
  package func isFollowing(_ subject: FollowedSubject) -> Bool { contents.follows[subject] != nil }

  /// More things cannot be followed: each costs its service a request now and then.
  package static let mostFollows = 100

  /// - Parameter title: of a story or a film.
  /// - Returns: false where as much is followed as there can be.
  @discardableResult
  package func follow(_ subject: FollowedSubject, title: String = "") -> Bool {
    guard !isFollowing(subject) else { return true }
    guard contents.follows.count < Self.mostFollows else { return false }
    let follow = Follow(subject, title: title, created: now)
    change("Following “\(follow.name)”", [follow.record])
    return true
  }

  package func unfollow(_ subject: FollowedSubject) {
    guard let follow = contents.follows[subject] else { return }
    change("No longer following “\(follow.name)”", [LibraryRecord(follow.record.id, value: nil)])
  }

  /// Takes in what was found, and that it was looked for. What is there already stays as it is.
  /// - Returns: what was not there before.
  @discardableResult
  package func take(_ follows: [Follow], found entries: [InboxEntry]) -> [InboxEntry] {
    var known = Set(contents.inbox.keys)
    let new = entries.filter { known.insert($0.id).inserted }
    // Somebody may have stopped following meanwhile.
    let left = follows.filter { isFollowing($0.subject) }
    let room = max(0, InboxEntry.most - new.count)
    let old = contents.inboxEntries.dropFirst(room).map { LibraryRecord(RecordID(.inbox, $0.id), value: nil) }
    change(nil, left.map(\.record) + old + new.prefix(InboxEntry.most).map(\.record))
    return new
  }

  /// Marks entries as read, or as not read.
  package func markInbox(_ entries: [InboxEntry], isRead: Bool, label: String.LocalizationValue? = nil) {
    change(
      label,
      entries.filter { $0.isRead != isRead }.map { entry in
        var entry = entry
        entry.isRead = isRead
        return entry.record
      })
  }
}

extension Follow {
  /// What people call it: a title, or what the reader typed.
  package var name: String { title.isEmpty ? subject.text : title }

  fileprivate var record: LibraryRecord {
    LibraryRecord(RecordID(.follow, subject.description), value: RecordText.text(self))
  }
}

extension InboxEntry {
  fileprivate var record: LibraryRecord { LibraryRecord(RecordID(.inbox, id), value: RecordText.text(self)) }
}
