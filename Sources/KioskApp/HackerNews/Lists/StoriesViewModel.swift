import Combine
import Foundation
import HackerNews
import Library

/// The stories of one list, kept up to date.
///
/// Views set the inputs; the outputs follow. One subscription for each input, made in `init`, lives as long as the model:
/// the newest choice wins, a failure is a value, and work stops for what nobody waits for.
@MainActor
package final class StoriesViewModel: ObservableObject {
  /// Input: the chosen list, 0 new, 1 top, 2 best, 3 ask, 4 show, 5 jobs.
  @Published package var indexEndpoint: Int
  /// Input: the time, set by a timer; marks of new stories fade by it.
  @Published package var currentDate: Date
  /// Input: what the reader wants to see of it.
  @Published package var choice = StoryRows.Choice()

  /// Output: what is known.
  @Published package private(set) var content = Loadable<StoriesState, HackerNewsError>.loading
  /// Output: what to show.
  @Published package private(set) var rows = StoryRows()

  /// Output: whether the list changes by itself.
  package var isLive: Bool { library.setting(ReaderSettings.Name.live) != "off" }

  /// Output: the list, empty where nothing is known.
  package var state: StoriesState { content.value ?? StoriesState() }

  /// Output: the stories in the order of the list.
  package var stories: [Story] { state.stories }

  /// Output: what has come to the list while the reader was looking.
  package var arrivals: Arrivals {
    Arrivals(
      list: indexEndpoint, count: state.arrivals,
      shown: Set(rows.rows.lazy.filter(\.isNew).map(\.id)))
  }

  /// Output: whether the list goes on.
  package var hasMore: Bool { state.isComplete && state.length >= limit && limit < Self.most }

  /// Output: whether what goes on is on its way.
  package var isGrowing: Bool { !state.isComplete && limit > page && !state.stories.isEmpty }

  /// The service's lists end here.
  static let most = 500

  /// The lists of the picker, by index.
  package nonisolated static let endpoints = HackerNewsEndpoint.allCases

  private let services: KioskServices
  private let library: Library
  private let clock: () -> Date
  private let wishes = PassthroughSubject<Wish, Never>()
  private let page: Int
  /// How many stories a list shows, by its index, where the reader wanted more.
  @Published private var limits: [Int: Int] = [:]
  private var lastAction: Date
  private var subscriptions: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - page: how many stories a list shows at first, and how many come with each step towards its end.
  ///   - clock: tells the time of arrivals.
  package init(
    services: KioskServices, library: Library, indexEndpoint: Int = 0, page: Int = firstPage,
    clock: @escaping () -> Date = Date.init
  ) {
    self.indexEndpoint = indexEndpoint
    self.services = services
    self.library = library
    self.clock = clock
    self.page = page
    currentDate = clock()
    lastAction = clock()
    follow(services)
    followLibrary()
  }

  /// How many stories a list shows at first.
  package nonisolated static let firstPage = 30

  /// The list that a window begins with, as all windows share it.
  package static func firstList(of services: KioskServices) -> AnyPublisher<LiveStories, Never> {
    services.hackerNews.liveStories(from: endpoints[0], limit: firstPage)
  }

  /// Asks again now instead of at the next attempt.
  package func retry() { wishes.send(.retry) }

  /// Goes on with the list, as far as it is known to go on. What is there stays meanwhile.
  package func loadMore() {
    guard hasMore else { return }
    limits[indexEndpoint] = min(limit + page, Self.most)
  }

  private var limit: Int { limits[indexEndpoint] ?? page }

  private struct Question: Equatable {
    var index: Int
    var source: Reference<HackerNewsAPI>
    var isLive: Bool
    var limit: Int

    /// The list as it is, and, where it is live, as it becomes.
    /// - Parameter isAgain: whether it is asked for anew, for all windows that show it.
    func lists(isAgain: Bool, at clock: @escaping () -> Date) -> AnyPublisher<LiveStories, Never> {
      let (api, endpoint) = (source.object, StoriesViewModel.endpoints[index])
      guard !isLive else { return api.liveStories(from: endpoint, limit: limit, asksAnew: isAgain) }
      return api.storyLists(from: endpoint, limit: limit)
        .map { LiveStories(list: $0, connection: .unavailable(nil), updated: $0.cached?.date ?? clock()) }
        .catch { Just(LiveStories(connection: .unavailable(nil), problem: $0)) }
        .eraseToAnyPublisher()
    }
  }

  private func follow(_ services: KioskServices) {
    let choices = $indexEndpoint.removeDuplicates().filter(Self.endpoints.indices.contains)
    choices
      .sink { [weak self] _ in self?.attentionBegins() }
      .store(in: &subscriptions)

    let isLive = library.$contents.map { $0.settings[ReaderSettings.Name.live] != "off" }
    choices.combineLatest(services.$hackerNews.map(Reference.init), isLive, $limits)
      .map { [page] in Question(index: $0, source: $1, isLive: $2, limit: $3[$0] ?? page) }
      .answers(
        wishes: wishes,
        policy: .init(
          earlier: { $0.index == $1.index && $0.source == $1.source ? .stays : .goes }, isFresh: { _ in false })
      ) { [clock] request -> AnyPublisher<Loadable<StoriesState, HackerNewsError>, Never> in
        request.question.lists(isAgain: request.isAgain, at: clock)
          .scan(request.known ?? StoriesState()) { $0.applying($1, at: clock()) }
          .map(\.content)
          .eraseToAnyPublisher()
      }
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private func show(_ answers: Answers<Question, StoriesState, HackerNewsError>) {
    if content != answers.content { content = answers.content }
    if let index = answers.question?.index, state.isCurrent { look(at: index) }
  }

  private func followLibrary() {
    let states = $content.combineLatest($currentDate)
    states.combineLatest(library.$contents, $choice, $indexEndpoint.removeDuplicates())
      .scan(StoryRows()) { [clock] last, values in
        let (known, contents, choice, index) = values
        let (content, date) = known
        let state = content.value ?? StoriesState()
        let endpoint = Self.endpoints.indices.contains(index) ? Self.endpoints[index] : nil
        return KnownStoryRows.rows(
          of: KnownStoryRows.Question(
            stories: state.stories, new: state.new(at: date), contents: contents,
            filter: MuteFilter(contents.mutes.values, at: clock()), choice: choice,
            earlier: endpoint.flatMap { contents.lists[Self.name(of: $0)]?.earlier },
            isByTime: endpoint == .new || endpoint == .jobs),
          last: last)
      }
      .removeDuplicates()
      .assign(to: &$rows)
  }

  // MARK: - Visits

  /// Seconds after what the reader did last in which they are taken to look at what arrives: a window that nobody looks at
  /// visits nothing.
  static let attention: TimeInterval = 600

  static func name(of endpoint: HackerNewsEndpoint) -> String { "hn \(endpoint.rawValue)" }

  /// When the reader's last visit of the chosen list ended; nil where this is the first.
  package var lastVisit: Date? {
    Self.endpoints.indices.contains(indexEndpoint)
      ? library.contents.lists[Self.name(of: Self.endpoints[indexEndpoint])]?.earlier?.date : nil
  }

  private func attentionBegins() { lastAction = clock() }

  /// The reader is there.
  private func attend() {
    attentionBegins()
    look(at: indexEndpoint)
  }

  /// Invented stories are nothing to remember.
  private func look(at index: Int) {
    guard services.origin == .live, Self.endpoints.indices.contains(index),
      clock().timeIntervalSince(lastAction) < Self.attention
    else { return }
    library.look(at: Self.name(of: Self.endpoints[index]), ids: state.stories.map(\.id))
  }

  // MARK: - What the reader does

  /// Moves the reader's keys by rows; from nowhere to the first.
  package func move(by distance: Int) {
    attend()
    let ids = rows.rows.map(\.id)
    guard !ids.isEmpty else { return }
    let place = choice.current.flatMap(ids.firstIndex).map { $0 + distance } ?? 0
    choice.current = ids[min(max(place, 0), ids.count - 1)]
    if choice.current == ids.last { loadMore() }
  }

  /// The reader's keys stand here now.
  package func stand(at id: Int) {
    attend()
    if choice.current != id { choice.current = id }
    if id == rows.rows.last?.id { loadMore() }
  }

  /// Moves the reader's keys to the next story that has not been read; nothing where there is none further down.
  package func moveToUnread() {
    attend()
    let place = rows.rows.firstIndex(where: \.isCurrent).map { $0 + 1 } ?? 0
    if let next = rows.rows[place...].first(where: { !$0.isRead }) { choice.current = next.id }
  }

  /// The same towards the top.
  package func moveToUnreadBefore() {
    attend()
    let place = rows.rows.firstIndex(where: \.isCurrent) ?? rows.rows.count
    if let last = rows.rows[..<place].last(where: { !$0.isRead }) { choice.current = last.id }
  }

  /// The story the reader's keys stand at.
  package var current: Story? { rows.rows.first { $0.isCurrent }?.story }

  package func toggleActions(of id: Int) {
    attend()
    choice.actionsOf = choice.actionsOf == id ? nil : id
  }

  /// Marks everything on the list as read, in one step that can be taken back.
  package func markAllRead() {
    attend()
    markRead(rows.rows)
  }

  /// Marks this story and all above it as read, in one step that can be taken back.
  package func markReadDown(to id: Int) {
    attend()
    choice.actionsOf = nil
    guard let place = rows.rows.firstIndex(where: { $0.id == id }) else { return }
    markRead(rows.rows[...place])
  }

  private func markRead(_ rows: some Sequence<StoryRowContent>) {
    let keys = rows.filter { !$0.isRead }.map(\.story.key)
    library.markRead(keys, label: keys.count == 1 ? "Marked one story as read" : "Marked \(keys.count) stories as read")
  }

  /// The reader went to the story's own page.
  package func opened(_ story: Story) {
    attend()
    library.open(story.kept(at: clock()))
  }

  package func toggleRead(_ row: StoryRowContent) {
    if row.isRead {
      library.markUnread(row.story.key)
    } else {
      library.markRead([row.story.key], label: "Marked as read")
    }
  }

  package func toggleSaved(_ story: Story) { library.toggleSaved(story.kept(at: clock())) }

  /// Hides what a rule names, for a week where `forAWeek`, else for good.
  package func mute(_ kind: MuteRule.Kind, _ text: String, forAWeek: Bool = false) {
    let now = clock()
    choice.actionsOf = nil
    library.add(MuteRule(kind, text, created: now, expires: forAWeek ? now.addingTimeInterval(7 * 86_400) : nil))
  }

  /// Takes the rule away.
  package func unmute(_ rule: MuteRule) { library.remove(rule) }
}
