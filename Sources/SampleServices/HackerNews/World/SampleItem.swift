/// One item of the sample Hacker News: story, job, poll, poll option or comment.
struct SampleItem: Sendable, Equatable {
  enum Kind: String, Sendable {
    case story, job, poll, pollopt, comment
  }

  let id: Int
  let kind: Kind
  let by: String
  /// Unix seconds.
  let time: Int
  var title: String?
  var url: String?
  /// HTML in the form of the official API.
  var text: String?
  var score: Int?
  /// Direct comments in the order shown.
  var kids: [Int] = []
  /// Comments of the whole tree that are neither deleted nor dead; of stories and polls.
  var descendants = 0
  /// The comment or story a comment answers.
  var parent: Int?
  /// The story of a comment, the poll of an option; the item itself otherwise.
  let root: Int
  /// The options of a poll.
  var parts: [Int] = []
  var isDeleted = false
  var isDead = false
  /// Chooses which comments may arrive.
  var topic = SampleTopic.life
  /// How much interest it finds; the likelihood of votes and comments goes with it.
  var heat = 1.0
  /// Factor of its rank; 1 unless moved on purpose.
  var boost = 1.0

  init(
    id: Int, kind: Kind, by: String, time: Int, title: String? = nil, url: String? = nil, text: String? = nil,
    score: Int? = nil, parent: Int? = nil, root: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.by = by
    self.time = time
    self.title = title
    self.url = url
    self.text = text
    self.score = score
    self.parent = parent
    self.root = root ?? id
  }

  var isVisible: Bool { !isDeleted && !isDead }
  var isAsk: Bool { kind == .story && title?.hasPrefix("Ask HN") == true }
  var isShow: Bool { kind == .story && title?.hasPrefix("Show HN") == true }
}

/// A person of the sample Hacker News.
struct SampleUser: Sendable, Equatable {
  let name: String
  /// Unix seconds.
  let created: Int
  var karma: Int
  /// HTML.
  let about: String?
  /// Newest first.
  var submitted: [Int] = []
}

/// What a story is about, as far as its comments go.
enum SampleTopic: String, Sendable, CaseIterable {
  case code, data, web, machines, science, work, play, life, safety, words
}
