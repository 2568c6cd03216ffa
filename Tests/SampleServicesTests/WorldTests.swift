import Foundation
import JSON
import Testing

@testable import SampleServices

@Suite(.timeLimit(.minutes(5))) struct WorldTests {
  static let begin = Date(timeIntervalSince1970: 1_790_000_000)

  static func world(seed: UInt64 = 1, speed: Double = 1) -> HackerNewsWorld {
    HackerNewsWorld(now: begin, seed: seed, speed: speed)
  }

  /// What holds at every moment; the breaches are collected, as one expectation per item would be slow.
  static func checkLaws(_ world: HackerNewsWorld, sourceLocation: SourceLocation = #_sourceLocation) {
    var breaches: [String] = []
    func law(_ holds: Bool, _ name: @autoclosure () -> String) {
      if !holds { breaches.append(name()) }
    }
    let stories = Set(world.stories)
    law(
      stories.count == world.stories.count && world.stories == world.stories.sorted(by: >), "stories are newest first")
    for (list, ids) in world.lists {
      law(Set(ids).count == ids.count && stories.isSuperset(of: ids), "\(list) is a choice of stories")
      law(ids.count <= list.limit, "\(list) has its limit")
    }
    let visible = stories.filter { world.items[$0]?.isVisible == true }
    law(visible.count > 500 || Set(world.lists[.top] ?? []) == visible, "top is a permutation of what is visible")
    for id in world.stories {
      let below = world.comments(below: id)
      law(
        world.items[id]?.descendants == below.count { world.items[$0]?.isVisible == true }, "\(id) counts its comments")
      law(Set(below).count == below.count, "\(id) has each comment once")
    }
    for item in world.items.values {
      law(item.id <= world.newestNumber, "\(item.id) is not above the newest number")
      law(Double(item.time) <= world.now.timeIntervalSince1970, "\(item.id) is not of the future")
      if let parent = item.parent {
        law(world.items[parent]?.kids.contains(item.id) == true, "\(item.id) is among its parent's")
        law((world.items[parent]?.time ?? .max) <= item.time, "\(item.id) is not older than its parent")
      }
      if item.kind == .pollopt {
        law(world.items[item.root]?.parts.contains(item.id) == true, "\(item.id) is of its poll")
      }
    }
    let times = world.items.values.sorted { $0.id < $1.id }.map(\.time)
    law(times == times.sorted(), "numbers grow with time")
    #expect(breaches.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func keepsItsLawsWhateverHappens(seed: UInt64) {
    var world = Self.world(seed: seed)
    Self.checkLaws(world)
    var random = SeededRandom(seed: seed)
    for step in 0..<120 {
      let ids = world.items.keys.sorted()
      let any = ids[Int.random(in: 0..<ids.count, using: &random)]
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        _ = world.add(
          StoryDraft(by: "okonma", title: "Story \(step)", options: step % 5 == 0 ? [(0, "a"), (0, "b")] : []))
      case 1: _ = world.addComment("Comment \(step)", by: "ninepin", to: any)
      case 2: _ = world.vote(any, by: Int.random(in: -3...9, using: &random))
      case 3: _ = world.remove(any, asDead: Bool.random(using: &random))
      case 4: _ = world.shuffleRanks(first: Bool.random(using: &random) ? any : nil)
      default: _ = world.advance(to: world.now.addingTimeInterval(Double.random(in: 0...40, using: &random)))
      }
      if step % 10 == 0 { Self.checkLaws(world) }
    }
    Self.checkLaws(world)
  }

  @Test func isTheSameForTheSameSeed() {
    func run(_ seed: UInt64) -> [JSONValue] {
      var world = Self.world(seed: seed)
      for _ in 0..<20 { _ = world.advance(to: world.now.addingTimeInterval(17)) }
      return world.items.values.sorted { $0.id < $1.id }.map { OfficialAPI.json($0) } + [
        .integers(world.lists[.top] ?? [])
      ]
    }
    #expect(run(5) == run(5))
    #expect(run(5) != run(6))
  }

  @Test func doesNotCareHowOftenItIsAsked() {
    var often = Self.world()
    var once = Self.world()
    for second in 1...300 { _ = often.advance(to: Self.begin.addingTimeInterval(Double(second))) }
    _ = once.advance(to: Self.begin.addingTimeInterval(300))
    #expect(often.items == once.items)
    #expect(often.lists == once.lists)
  }

  @Test func bringsAStoryEvery15To30Seconds() {
    var world = Self.world()
    let before = world.stories.count
    let votes = world.items.values.reduce(0) { $0 + ($1.score ?? 0) }
    let comments = world.items.values.count { $0.kind == .comment }
    let top = world.lists[.top]
    _ = world.advance(to: Self.begin.addingTimeInterval(3000))
    #expect((100...200).contains(world.stories.count - before))
    #expect(world.items.values.reduce(0) { $0 + ($1.score ?? 0) } > votes)
    #expect(world.items.values.count { $0.kind == .comment } > comments)
    #expect(world.lists[.top] != top)
    Self.checkLaws(world)
  }

  @Test func standsStillWithoutSpeedAndNeverGoesBack() {
    var world = Self.world(speed: 0)
    let items = world.items
    #expect(world.nextEventTime == nil)
    #expect(world.advance(to: Self.begin.addingTimeInterval(3600)).isEmpty)
    #expect(world.items == items)
    #expect(world.advance(to: Self.begin).isEmpty)
    #expect(world.now == Self.begin.addingTimeInterval(3600))
  }

  @Test func aPaceSetsTheTimeBetweenTwoEvents() {
    var world = HackerNewsWorld(now: Self.begin, seed: 1, pace: 1)
    let stories = world.stories.count
    _ = world.advance(to: Self.begin.addingTimeInterval(100.5))
    #expect(world.stories.count == stories + 100)
    Self.checkLaws(world)
  }

  @Test func tellsWhatChanged() {
    var world = Self.world()
    for _ in 0..<40 {
      let before = world
      let changes = world.advance(to: world.now.addingTimeInterval(7))
      let changed = world.items.filter { before.items[$0.key] != $0.value }.keys
      #expect(Set(changed) == changes.items)
      #expect((before.lists != world.lists) == changes.ranks)
      #expect(Set(world.people.filter { before.people[$0.key] != $0.value }.keys) == changes.people)
    }
  }

  @Test func staysSmallWhenItRunsForDays() {
    var world = HackerNewsWorld(now: Self.begin, seed: 1, storyLimit: 150)
    _ = world.advance(to: Self.begin.addingTimeInterval(4000))
    #expect(world.stories.count == 150)
    #expect(world.items.count < 3000)
    Self.checkLaws(world)
  }

  @Test func inventsStoriesWhenAllWrittenOnesAreTold() {
    var world = HackerNewsWorld(now: Self.begin, seed: 4, storyLimit: 400)
    for _ in 0..<500 { _ = world.add(world.nextDraft()) }
    let titles = world.stories.compactMap { world.items[$0]?.title }
    #expect(titles.count == 400 && Set(titles).count == 400)
    #expect(titles.allSatisfy { $0.count <= 80 })
    for id in world.stories {
      guard let item = world.items[id], let url = item.url else { continue }
      #expect(URL(string: url)?.host?.hasSuffix(".example") == true, "\(url)")
      #expect(world.people[item.by] != nil)
    }
  }

  @Test func looksLikeTheRealThingAtTheStart() {
    let world = Self.world()
    #expect((world.lists[.top] ?? []).prefix(30).contains { world.items[$0]?.kind == .job })
    #expect((world.lists[.top] ?? []).prefix(30).contains { world.items[$0]?.isShow == true })
    #expect(
      (world.lists[.new] ?? []).first.map { (world.items[$0]?.time ?? 0) > Int(Self.begin.timeIntervalSince1970) - 300 }
        == true)
    let discussed = (world.lists[.top] ?? []).prefix(30).count { (world.items[$0]?.descendants ?? 0) > 0 }
    #expect(discussed >= 24)
    #expect(
      world.items.values.contains { $0.isDeleted } && world.items.values.contains { $0.kind == .comment && $0.isDead })
    #expect(world.items.values.contains { $0.text?.contains("<pre><code>") == true })
  }
}
