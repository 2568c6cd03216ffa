import Combine
import Foundation
import FoundationExtras
import HackerNews

/// The stories of one day on Hacker News, those with the most points first.
@MainActor
package final class DayViewModel: ObservableObject {
  package let day: CalendarDay
  /// Output.
  @Published package private(set) var stories = Loadable<[Story], HackerNewsError>.loading

  private let wishes = PassthroughSubject<Wish, Never>()

  package init(day: CalendarDay, services: KioskServices) {
    self.day = day
    services.$hackerNews.map(Reference.init)
      .answers(wishes: wishes, policy: .init(retriesOnlyFailures: true)) { request in
        request.question.object.search(.day(day)).map(\.stories).loadable()
      }
      .map(\.content).removeDuplicates().assign(to: &$stories)
  }

  /// Asks again for what failed.
  package func retry() { wishes.send(.retry) }
}
