import Library

/// What the reader's library may say of a row.
struct RowMark: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// `read` or `unread`.
    case reading
    /// `seen` or `unseen`, of films.
    case watching
  }

  var key: ItemKey
  var kind = Kind.reading

  /// The words of the mark, whether it is set or not.
  var words: (set: String, unset: String) { kind == .reading ? ("read", "unread") : ("seen", "unseen") }

  func isSet(in marks: LibraryMarks) -> Bool {
    switch kind {
    case .reading: marks.read.contains(key)
    case .watching: marks.seen.contains(key)
    }
  }
}
