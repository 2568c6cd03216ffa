/// Written content before it has a number and a time.
struct StoryDraft: Sendable {
  var kind = SampleItem.Kind.story
  var score = 1
  /// Minutes before the world begins.
  var ageMinutes = 0
  var by = ""
  var topic = SampleTopic.life
  /// Without a scheme; `nil` for texts.
  var address: String?
  /// The thread that belongs to it.
  var thread: String?
  var isDead = false
  var title = ""
  /// As a person types it; see ``SubmittedText``.
  var text = ""
  /// A poll's choices with their votes.
  var options: [(votes: Int, text: String)] = []
}

struct CommentDraft: Sendable {
  enum State: Sendable {
    case normal, deleted, dead
  }

  let by: String
  let state: State
  var text = ""
  var replies: [CommentDraft] = []

  /// With all replies.
  var count: Int { replies.reduce(1) { $0 + $1.count } }
}
