import Combine
import Foundation
import HackerNews

/// The stories of one list, kept up to date.
///
/// Views set the inputs; the outputs follow. One subscription for each input, made in `init`, lives as long as the model:
/// the newest choice wins, a failure is a value, and work stops for what nobody waits for.
@MainActor
public final class StoriesViewModel: ObservableObject {
  /// Input: the chosen list, 0 new, 1 top, 2 best.
  @Published public var indexEndpoint: Int
  /// Input: the time, set by a timer; marks of new stories fade by it.
  @Published public var currentDate: Date

  /// Output: what to show.
  @Published public private(set) var state = StoriesState()

  /// Output: the stories in the order of the list.
  public var stories: [Story] { state.stories }

  /// The lists of the picker, by index.
  public static let endpoints: [HackerNewsEndpoint] = [.new, .top, .best]

  private let retries = PassthroughSubject<Void, Never>()
  private var states: [Int: StoriesState] = [:]
  private var subscriptions: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - limit: how many stories a list shows.
  ///   - clock: tells the time of arrivals.
  public init(
    services: KioskServices, indexEndpoint: Int = 0, limit: Int = 30, clock: @escaping () -> Date = Date.init
  ) {
    self.indexEndpoint = indexEndpoint
    currentDate = clock()
    follow(services, limit: limit, clock: clock)
  }

  /// Asks again now instead of at the next attempt.
  public func retry() { retries.send() }

  private func follow(_ services: KioskServices, limit: Int, clock: @escaping () -> Date) {
    let choices = $indexEndpoint.removeDuplicates().filter(Self.endpoints.indices.contains)
    let sources = services.$hackerNews.removeDuplicates(by: ===)
      .handleEvents(receiveOutput: { [weak self] _ in self?.states = [:] })

    choices.combineLatest(sources)
      .handleEvents(receiveOutput: { [weak self] index, _ in self?.state = self?.states[index] ?? StoriesState() })
      .map { [retries] index, api in
        retries.prepend(())
          .map { api.liveStories(from: Self.endpoints[index], limit: limit) }
          .switchToLatest()
          .map { (index, $0) }
      }
      .switchToLatest()
      .sink { [weak self] index, live in self?.show(live, of: index, at: clock()) }
      .store(in: &subscriptions)

    $currentDate
      .sink { [weak self] date in self?.state.expireMarks(at: date) }
      .store(in: &subscriptions)
  }

  private func show(_ live: LiveStories, of index: Int, at date: Date) {
    var next = state
    next.apply(live, at: date)
    states[index] = next
    if next != state { state = next }
  }
}
