import Foundation

/// The sample Hacker News: all items, people and ranks at one moment. A value: the same seed, content and steps give the
/// same world.
///
/// Laws: an item's number grows with its time; every list is a choice of existing stories without repetition; the comment
/// count of a story is the number of its visible comments; the clock never goes back.
struct HackerNewsWorld: Sendable {
  /// What a step has changed.
  struct Changes: Sendable, Equatable {
    var items: Set<Int> = []
    var people: Set<String> = []
    var ranks = false

    var isEmpty: Bool { items.isEmpty && people.isEmpty && !ranks }

    mutating func add(_ other: Changes) {
      items.formUnion(other.items)
      people.formUnion(other.people)
      ranks = ranks || other.ranks
    }
  }

  /// A list of the official API, and how many it shows.
  enum List: String, CaseIterable, Sendable {
    case top = "topstories", new = "newstories", best = "beststories", ask = "askstories", show = "showstories"
    case jobs = "jobstories"

    var limit: Int {
      switch self {
      case .top, .new: 500
      case .best, .ask, .show, .jobs: 200
      }
    }
  }

  static let firstNumber = 900_000_001
  var now: Date
  var items: [Int: SampleItem] = [:]
  var people: [String: SampleUser] = [:]
  /// Stories, jobs and polls, newest first.
  var stories: [Int] = []
  var lists: [List: [Int]] = [:]
  var newestNumber = firstNumber - 1
  /// Newest change first, as `updates.json` shows them.
  var recentItems: [Int] = []
  var recentPeople: [String] = []

  var random: SeededRandom
  var timetable: Timetable
  let content: SampleContent
  /// Older stories leave with their comments, so that a world that runs for days stays small.
  let storyLimit: Int
  var upcoming: [StoryDraft]
  /// Which remarks a story has had already.
  var usedRemarks: [Int: Set<String>] = [:]

  /// - Parameters:
  ///   - speed: how many times faster than usual things happen; 0 for never by themselves.
  ///   - pace: seconds between two stories, comments, rounds of votes and rankings, in place of changing times.
  init(
    now: Date, seed: UInt64, speed: Double = 1, pace: Double? = nil, content: SampleContent = .shared,
    storyLimit: Int = 1200
  ) {
    self.now = now
    self.content = content
    self.storyLimit = storyLimit
    random = SeededRandom(seed: seed)
    timetable = Timetable(speed: speed, pace: pace)
    upcoming = content.upcoming.shuffled(using: &random)
    populate()
    rank()
    timetable.begin(at: now, using: &random)
  }

  func item(_ id: Int) -> SampleItem? { items[id] }

  /// The comments below an item, at any depth, in the order shown.
  func comments(below id: Int) -> [Int] {
    var found: [Int] = []
    var open = Array((items[id]?.kids ?? []).reversed())
    while let next = open.popLast() {
      found.append(next)
      open.append(contentsOf: (items[next]?.kids ?? []).reversed())
    }
    return found
  }

  /// Sorts the lists anew: `top` by points against age, `best` by points, the others by time.
  /// - Returns: whether any list changed.
  @discardableResult
  mutating func rank() -> Bool {
    let before = lists
    let visible = stories.compactMap { items[$0] }

    let ranked = visible.filter { $0.isVisible }
      .map { (item: $0, rank: rankValue($0)) }
      .sorted { $0.rank != $1.rank ? $0.rank > $1.rank : $0.item.id > $1.item.id }
      .map(\.item)
    set(.top, ranked)
    // A dead story stays among the new ones, as in the real lists.
    set(.new, visible.filter { !$0.isDeleted && $0.kind != .job })
    set(
      .best,
      ranked.filter { $0.kind != .job }.sorted { ($0.score ?? 0, $0.id) > ($1.score ?? 0, $1.id) })
    set(.ask, ranked.filter(\.isAsk))
    set(.show, ranked.filter(\.isShow))
    set(.jobs, visible.filter { $0.kind == .job && $0.isVisible })
    return lists != before
  }

  private mutating func set(_ list: List, _ chosen: [SampleItem]) {
    lists[list] = chosen.prefix(list.limit).map(\.id)
  }

  /// Gives a story the boost that puts it above all others.
  mutating func lift(_ id: Int) {
    guard let item = items[id] else { return }
    let highest = stories.compactMap { items[$0] }.filter { $0.id != id && $0.isVisible }.map(rankValue).max() ?? 0
    let own = rankValue(item)
    guard own > 0, own <= highest else { return }
    items[id]?.boost = item.boost * highest / own * 1.5
  }

  private func rankValue(_ item: SampleItem) -> Double {
    let hours = max(0, now.timeIntervalSince1970 - Double(item.time)) / 3600
    // Jobs get no votes; they sink from a fixed place.
    let points = item.kind == .job ? 90.0 : Double(max(0, (item.score ?? 1) - 1))
    return item.boost * pow(points, 0.8) / pow(hours + 2, 1.8)
  }

  mutating func note(_ changes: Changes) {
    for id in changes.items.sorted() {
      recentItems.removeAll { $0 == id }
      recentItems.insert(id, at: 0)
    }
    for name in changes.people.sorted() {
      recentPeople.removeAll { $0 == name }
      recentPeople.insert(name, at: 0)
    }
    recentItems = Array(recentItems.prefix(60))
    recentPeople = Array(recentPeople.prefix(25))
  }
}
