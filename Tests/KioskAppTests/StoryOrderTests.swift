import Foundation
import HackerNews
import Library
import Testing

@testable import KioskApp

@Suite struct StoryOrderTests {
  private func sorted(_ order: StoryOrder, _ stories: [Story]) -> [Int] {
    order.sorted(Duplicates.folded(stories, title: \.title, url: \.url)).map(\.item.id)
  }

  private func story(_ id: Int, points: Int?, comments: Int?, seconds: Double?) -> Story {
    Story(
      id: id, title: "story \(id)", by: "ann", time: seconds.map(Date.init(timeIntervalSince1970:)), score: points,
      commentCount: comments)
  }

  @Test func eachOrderPutsTheMostFirstAndWhatIsNotKnownLast() {
    let stories = [
      story(1, points: 5, comments: nil, seconds: 30), story(2, points: nil, comments: 7, seconds: 10),
      story(3, points: 9, comments: 7, seconds: nil), story(4, points: 5, comments: 8, seconds: 20),
    ]
    #expect(sorted(.ranked, stories) == [1, 2, 3, 4])
    #expect(sorted(.points, stories) == [3, 1, 4, 2])
    #expect(sorted(.comments, stories) == [4, 2, 3, 1])
    #expect(sorted(.newest, stories) == [1, 4, 2, 3])
  }

  @Test func theKeyGoesThroughAllOrders() {
    var order = StoryOrder.ranked
    var seen: [StoryOrder] = []
    repeat {
      seen.append(order)
      order = order.next
    } while order != .ranked
    #expect(Set(seen) == Set(StoryOrder.allCases))
  }
}
