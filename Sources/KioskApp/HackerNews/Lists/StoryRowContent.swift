import HackerNews
import Library

/// One row of a list of stories: the story and what it is to this reader.
///
/// Behind a reference, as each view of a row keeps it. Rows of one list that say the same share one.
@dynamicMemberLookup
package struct StoryRowContent: Identifiable, Equatable, Sendable {
  package struct Fields: Equatable, Sendable {
    package var story: Story
    /// Whether it came while the reader was looking.
    package var isNew = false
    /// Whether the list did not hold it at the reader's last visit.
    package var isSinceVisit = false
    /// Whether all above it came since the reader's last visit: a line stands over it.
    package var beginsKnown = false
    package var isRead = false
    package var isSaved = false
    /// Comments since the reader's last visit; nil where there was none.
    package var newComments: Int?
    /// The rule that hides it; rows with one are shown only to the reader who looks at what is muted.
    package var mutedBy: MuteRule?
    /// Other posts of the same address or headline.
    package var others: [Story] = []
    /// Whether the reader's keys stand here.
    package var isCurrent = false
    /// Whether its actions are shown.
    package var showsActions = false
  }

  private final class Shared: Sendable {
    let fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }

  private let shared: Shared

  package init(_ fields: Fields) { shared = Shared(fields) }

  package subscript<Value>(dynamicMember field: KeyPath<Fields, Value>) -> Value { shared.fields[keyPath: field] }

  package var story: Story { shared.fields.story }
  package var id: Int { shared.fields.story.id }

  package static func == (one: Self, other: Self) -> Bool {
    one.shared === other.shared || one.shared.fields == other.shared.fields
  }

  /// Whether it says the same as these fields.
  func says(_ fields: Fields) -> Bool { shared.fields == fields }

  /// How many comments there are; a dash where that is not known.
  var commentNumber: String { story.commentCount.map { "\($0)" } ?? "–" }

  /// `12 comments, 3 new`.
  var commentWords: String {
    let words = StoryCounts.comments(story) ?? localized("comments")
    return self.newComments.map { localized("\(words), \($0) new") } ?? words
  }
}

/// The rows of a list, made of what the service says and what the library knows.
package struct StoryRows: Equatable, Sendable {
  /// What the reader chose for the moment.
  package struct Choice: Equatable, Sendable {
    /// Whether muted stories are shown too.
    package var showsMuted = false
    package var hidesRead = false
    package var current: Int?
    package var actionsOf: Int?
    package var order = StoryOrder.ranked

    package init() {}
  }

  package private(set) var rows: [StoryRowContent] = []
  /// How many stories the mute rules hide.
  package private(set) var mutedCount = 0
  /// How many are hidden because they were read.
  package private(set) var readCount = 0
  /// How many of those shown came since the reader's last visit.
  package private(set) var newCount = 0

  package init() {}

  /// - Parameters:
  ///   - filter: the rules that hold now.
  ///   - earlier: what the list held at the reader's last visit; nil where there was none.
  ///   - isByTime: whether the newest stand first, so that a line can part what is new from the rest.
  ///   - last: the rows before; what has not changed is taken from there.
  init(
    _ stories: [Story], isNew: (Story) -> Bool, contents: LibraryContents, filter: MuteFilter, choice: Choice,
    earlier: ListVisit.Look? = nil, isByTime: Bool = false, last: StoryRows? = nil
  ) {
    var made: [StoryRowContent.Fields] = []
    for folded in choice.order.sorted(FoldedStories.of(stories)) {
      var story = folded.item
      // Where it stands is no part of the row: one that comes on top changes no other.
      story.rank = 0
      var row = StoryRowContent.Fields(story: story, isNew: isNew(story), others: folded.others)
      row.mutedBy = filter.isEmpty ? nil : filter.rule(hiding: story.muteSubject)
      row.isRead = contents.read[story.key] != nil
      if row.mutedBy != nil {
        mutedCount += 1
        if !choice.showsMuted { continue }
      } else if choice.hidesRead, row.isRead, choice.current != story.id {
        readCount += 1
        continue
      }
      row.isSaved = contents.saved[story.key] != nil
      if let seen = contents.visits[story.key]?.commentCount, let count = story.commentCount, count > seen {
        row.newComments = count - seen
      }
      row.isSinceVisit = earlier.map { !$0.ids.contains(story.id) } ?? false
      if row.isSinceVisit { newCount += 1 }
      row.isCurrent = choice.current == story.id
      row.showsActions = choice.actionsOf == story.id
      made.append(row)
    }
    let showsLine = choice.order == .newest || isByTime && choice.order == .ranked
    if showsLine, newCount > 0, let first = made.firstIndex(where: { !$0.isSinceVisit }), first > 0 {
      made[first].beginsKnown = true
    }
    let known = Dictionary(last?.rows.map { ($0.id, $0) } ?? [], uniquingKeysWith: { first, _ in first })
    rows = made.map { fields in
      if let row = known[fields.story.id], row.says(fields) { return row }
      return StoryRowContent(fields)
    }
  }
}
