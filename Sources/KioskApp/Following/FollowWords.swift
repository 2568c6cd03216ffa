import FoundationExtras
import Library

extension FollowedSubject.Kind {
  /// What is followed, on the screen.
  var title: String {
    switch self {
    case .replies: localized("Replies to")
    case .user: localized("Posts by")
    case .words: localized("Words in titles")
    case .story: localized("A discussion")
    case .movie: localized("A film's release")
    }
  }

  /// Those that can be typed; stories and films are followed where they are shown.
  static let typed: [Self] = [.replies, .user, .words]

  var example: String {
    switch self {
    case .replies, .user: localized("a user's name on Hacker News")
    case .words, .story, .movie: localized("a word, or several")
    }
  }
}

extension Follow {
  /// What is followed, in a sentence.
  package var sentence: String.LocalizationValue {
    switch subject {
    case .replies(let name): "Replies to \(name)"
    case .user(let name): "Posts by \(name)"
    case .words(let words): "Stories with “\(words)”"
    case .story: "Comments on “\(name)”"
    case .movie: "When “\(name)” comes out"
    }
  }
}

extension InboxEntry {
  /// What has happened, in a sentence.
  package var sentence: String.LocalizationValue {
    switch of {
    case .replies(let name): "\(author) replied to \(name)"
    case .user(let name): "\(name) posted"
    case .words(let words): "A story with “\(words)”"
    case .story: "\(author) commented"
    case .movie: id.hasSuffix(":out") ? "Out now" : "Comes out on \(dayText)"
    case nil: "News"
    }
  }

  private var dayText: String { day.flatMap { CalendarDay($0) }?.text() ?? "" }

  /// Where it is shown.
  var place: Place {
    if case .movie? = of { .movie(item) } else { .item(item) }
  }
}
