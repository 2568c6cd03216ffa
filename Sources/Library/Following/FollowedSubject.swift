/// What a reader wants to hear of: `replies:pg`, `user:pg`, `words:swift on linux`, `story:8863`, `movie:550`.
package enum FollowedSubject: Hashable, Sendable, LosslessStringConvertible {
  /// Answers on Hacker News to what a user wrote.
  case replies(String)
  /// What a user of Hacker News submits.
  case user(String)
  /// Stories of Hacker News with these words in their titles.
  case words(String)
  /// New comments of a discussion.
  case story(Int)
  /// The day on which a film comes out.
  case movie(Int)

  package enum Kind: String, CaseIterable, Identifiable, Hashable, Sendable {
    case replies, user, words, story, movie

    package var id: Self { self }
  }

  /// - Parameter text: a name, words or a number, as it is typed; nil where it can be none.
  package init?(_ kind: Kind, _ text: String) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty, text.count <= Self.mostLetters else { return nil }
    switch kind {
    case .replies, .user:
      guard Self.isName(text) else { return nil }
      self = kind == .replies ? .replies(text) : .user(text)
    case .words: self = .words(text)
    case .story, .movie:
      guard let id = Int(text), id > 0 else { return nil }
      self = kind == .story ? .story(id) : .movie(id)
    }
  }

  /// Reads what `description` writes; nil for any other text.
  package init?(_ description: String) {
    guard let colon = description.firstIndex(of: ":"), let kind = Kind(rawValue: String(description[..<colon]))
    else { return nil }
    self.init(kind, String(description[description.index(after: colon)...]))
  }

  package var description: String { "\(kind.rawValue):\(text)" }

  package var kind: Kind {
    switch self {
    case .replies: .replies
    case .user: .user
    case .words: .words
    case .story: .story
    case .movie: .movie
    }
  }

  /// The name, the words or the number.
  package var text: String {
    switch self {
    case .replies(let text), .user(let text), .words(let text): text
    case .story(let id), .movie(let id): String(id)
    }
  }

  private static let mostLetters = 100

  /// Hacker News has names of letters, digits, dashes and underscores.
  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
  }
}
