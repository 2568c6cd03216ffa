/// Why a database could not do what it was asked.
package struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file is no database, or its pages contradict each other.
    case damaged
    /// A newer program wrote the file, and what is in it must not be lost.
    case newer
    /// The folder that the file belongs in cannot be created.
    case noFolder
    /// Another process held the lock for longer than the patience.
    case busy
    /// The file cannot be opened, created or written: missing rights, a full disk.
    case inaccessible
    /// The statement breaks a rule of the schema or of SQL.
    case refused
  }

  package var reason: Reason
  /// SQLite's own words, where the reason is SQLite's.
  package var detail: String

  package init(_ reason: Reason, _ detail: String) {
    self.reason = reason
    self.detail = detail
  }

  package var description: String { detail }
}
