/// All written content of the sample Hacker News. Everything in it is invented: people, outlets, products and events.
struct SampleContent: Sendable {
  let people: [(name: String, karma: Int, years: Double, about: String)]
  let stories: [StoryDraft]
  let upcoming: [StoryDraft]
  let threads: [String: [CommentDraft]]
  /// What people say first about a story of a topic.
  let remarks: [SampleTopic: [String]]
  /// What people answer to anything.
  let replies: [String]

  static let shared = SampleContent()

  init() {
    people = ContentText.people(Self.peopleText)
    stories = Self.storyTexts.flatMap { ContentText.stories($0) }
    upcoming = ContentText.stories(Self.upcomingText)
    threads = Self.threadTexts.reduce(into: [:]) { $0.merge(ContentText.threads($1)) { first, _ in first } }
    var remarks: [SampleTopic: [String]] = [:]
    var replies: [String] = []
    for (name, texts) in Self.remarkTexts.flatMap({ ContentText.pools($0) }) {
      if let topic = SampleTopic(rawValue: name) {
        remarks[topic, default: []] += texts
      } else if name == "replies" {
        replies += texts
      }
    }
    self.remarks = remarks
    self.replies = replies
  }
}
