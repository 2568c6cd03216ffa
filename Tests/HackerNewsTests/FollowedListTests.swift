import Combine
import CombineTesting
import Foundation
import Networking
import Testing

@testable import HackerNews

/// A live list step by step: inputs and effects as timelines, without a network or a clock.
///
/// Digits are ids: `12` is the stream's list of two stories, `*2` the news that story 2 has changed,
/// `cut` a broken stream. A shown list is its ids, with `+` behind those that were refreshed.
@Suite struct FollowedListTests {
  private let time = TestScheduler()
  private static let error = ServiceError.timedOut(url: URL(filePath: "/"))
  private static let date = Date(timeIntervalSince1970: 0)

  /// What the services know, and how long they take.
  private struct Services {
    /// The ids of the answer; `#` fails.
    var ids: Timeline = ""
    /// Steps until the stories of a list are there.
    var assembling = 1
    var refreshing = 1
    /// Stories that cannot be had before this step.
    var missing: (id: Int, until: Int)?
  }

  private var step: Int { Int(TestScheduler.SchedulerTimeType.zero.distance(to: time.now).nanoseconds / 1_000_000_000) }

  private func list(_ label: String) -> [Int] { label.compactMap { Int(String($0)) } }

  private func story(_ id: Int, _ score: Int = 0) -> Story { Story(id: id, title: "\(id)", score: score) }

  private func input(_ label: String) -> FollowedList.Input {
    switch label {
    case "cut":
      .live(LiveValue(value: nil, connection: .interrupted(HackerNewsError(Self.error), nextAttemptIn: 1)))
    case _ where label.hasPrefix("*"): .changed(list(label))
    default: .live(LiveValue(value: list(label), connection: .live))
    }
  }

  private func answers(to effect: FollowedList.Effect, _ services: Services) -> AnyPublisher<FollowedList.Input, Never>
  {
    func after(_ steps: Int, _ input: FollowedList.Input) -> AnyPublisher<FollowedList.Input, Never> {
      Just(input).delay(for: .seconds(steps), scheduler: time).eraseToAnyPublisher()
    }
    switch effect {
    case .askIDs:
      return time.cold(services.ids).map { [self] in Result.success(list($0)) }
        .catch { _ in Just(Result.failure(Self.error)) }
        .map(FollowedList.Input.asked).eraseToAnyPublisher()
    case .assemble(let ids, let known):
      var assembly = StoryAssembly(ids: ids, known: known)
      for id in assembly.wanted {
        if let missing = services.missing, missing.id == id, step < missing.until {
          assembly.apply(.singleFailed(id: id, Self.error))
        } else {
          assembly.apply(.single(id: id, story(id)))
        }
      }
      return after(services.assembling, .assembled(assembly, Self.date))
    case .substitute:
      return after(1, .substituted(.success(StoryList(ids: [9], stories: [story(9)], isComplete: true)), Self.date))
    case .refresh(let ids): return after(services.refreshing, .refreshed(ids.map { story($0, 1) }, Self.date))
    case .pause(.betweenLists): return after(3, .paused(.betweenLists))
    case .pause(.beforeMissing): return after(6, .paused(.beforeMissing))
    case .stopAskingIDs, .keepIDs, .keep: return Empty().eraseToAnyPublisher()
    }
  }

  private func shown(_ inputs: Timeline, _ services: Services = Services(), limit: Int = 9) -> (Timeline, Timeline) {
    var effects: [Timeline.Moment] = []
    let source: TimelineSource<FollowedList.Input, Never> = time.hot(inputs, failure: nil) { input($0) }
    let lists = source.prepend(.begin)
      .driving(FollowedList(limit: limit)) { [self] effect in
        if let label = label(effect) {
          effects.append(.init(step: step, event: .value(label)))
        }
        return answers(to: effect, services)
      }
      .map(\.stories.stories).removeDuplicates()
      .filter { !$0.isEmpty }
    let shown = time.timeline(of: lists, steps: 40) { stories in
      stories.map { story in "\(story.id)" + ((story.score ?? 0) > 0 ? "+" : "") }.joined()
    }
    return (shown, Timeline(moments: effects))
  }

  /// What is asked of the services; nil for what is done here.
  private func label(_ effect: FollowedList.Effect) -> String? {
    switch effect {
    case .assemble(let ids, let known):
      "\(ids.filter { id in !known.contains { $0.id == id } }.map(String.init).joined())"
    case .substitute: "instead"
    case .refresh(let ids): "*" + ids.map(String.init).joined()
    default: nil
    }
  }

  @Test func theAnswerIsShownUntilTheStreamSpeaks() {
    let (shown, asked) = shown("------'231'", Services(ids: "--'12'|"))
    #expect(shown == "---'12'---'231'")
    #expect(asked == "--'12'---'3'")
  }

  @Test func anAnswerThatComesAfterTheStreamCountsNoMore() {
    let (shown, asked) = shown("-'12'", Services(ids: "----'34'|"))
    #expect(shown == "--'12'")
    #expect(asked == "-'12'")
  }

  @Test func theFirstChangeIsFollowedAtOnceAndABurstOnceItIsOver() {
    let (shown, asked) = shown("-'1''12''123''1234''12345'")
    #expect(shown == "--'1'--'1234'--'12345'")
    #expect(asked == "-'1'--'234'--'5'")
  }

  @Test func theSameIdsAskForNothing() {
    let (shown, asked) = shown("-'12'-----'12'-----'123'", limit: 2)
    #expect(shown == "--'12'")
    #expect(asked == "-'12'")
  }

  @Test func aNewListTakesThePlaceOfOneThatIsBeingAssembled() {
    let (shown, asked) = shown("-'12'---'34'", Services(assembling: 5))
    #expect(shown == "----------'34'")
    #expect(asked == "-'12'---'34'")
  }

  @Test func changesAreAskedForOnceAtATimeAndOnlyThoseOfTheList() {
    let (shown, asked) = shown("-'123'-'*17''*2''*3''*2'-----'*8'", Services(refreshing: 4))
    #expect(shown == "--'123'----'1+23'---'1+2+3+'")
    #expect(asked == "-'123'-'*1'---'*23'")
  }

  @Test func aStoryThatChangesBeforeItCameIsAskedForOnceMore() {
    let (shown, asked) = shown("-'12'--'*24'", Services(assembling: 5))
    #expect(shown == "------'12''12+'")
    #expect(asked == "-'12'----'*2'")
  }

  @Test func aListThatWasBegunBeforeDoesNotUndoAChange() {
    let (shown, asked) = shown("-'12'----'312''*1'", Services(assembling: 4))
    #expect(shown == "-----'12'--'1+2'-'31+2'")
    #expect(asked == "-'12'----'3''*1'")
  }

  @Test func whatIsMissingIsAskedForAgain() {
    let (shown, asked) = shown("-'12'", Services(missing: (id: 2, until: 10)))
    #expect(shown == "--'1'-------------'12'")
    #expect(asked == "-'12'------'2'------'2'")
  }

  @Test func aListWithoutIdsIsReplacedUntilTheStreamSpeaks() {
    let (shown, asked) = shown("------'12'", Services(ids: "-#"))
    #expect(shown == "--'9'----'12'")
    #expect(asked == "-'instead'----'12'")
  }

  @Test func aBrokenStreamTakesNothingFromTheScreen() {
    let (shown, asked) = shown("-'12'---'cut'-'123'")
    #expect(shown == "--'12'-----'123'")
    #expect(asked == "-'12'-----'3'")
  }

  @Test func whatIsKeptIsWhatTheStreamSaysAndWhatIsComplete() {
    var list = FollowedList(limit: 1)
    #expect(list.take(.begin) == [.askIDs])
    let live = LiveValue<[Int]>(value: [1, 2], connection: .live)
    #expect(
      list.take(.live(live))
        == [.stopAskingIDs, .keepIDs([1, 2]), .pause(.betweenLists), .assemble([1], known: [])])
    let assembly = StoryAssembly(ids: [1], known: [story(1)])
    #expect(list.take(.assembled(assembly, Self.date)) == [.keep(assembly.list.stories)])
    #expect(list.take(.live(live)) == [])
  }
}
