import Foundation
import Library

extension [ListRow] {
  /// The rows that the reader's rules leave, and how many they hide. Where the library cannot be read, nothing is hidden.
  ///
  /// - Parameter showsMuted: whether what they hide stays all the same.
  func unmuted(by marks: LibraryMarks?, at now: Date, showsMuted: Bool) -> MutedRows<ListRow> {
    let filter = MuteFilter(marks?.mutes ?? [], at: now)
    var rows = filter.rows(self, showsMuted: showsMuted, subject: \.subject)
    // What only rules look at is no part of what is told: a row does not change with it.
    for index in rows.shown.indices { rows.shown[index].subject = nil }
    return rows
  }
}
