import Combine
import Foundation
import HackerNews
import Library
import Networking

/// One discussion, kept up to date while somebody looks at it.
///
/// The story's event stream says when there is something new; then the thread is asked for again, one request at a time, the
/// changes in between counted as one. What failed can be tried again; what the reader folded is remembered.
@MainActor
package final class ThreadViewModel: ObservableObject {
  package let id: Int
  /// Input: the time, set by a timer; ages count by it.
  @Published package var currentDate: Date
  /// Input: the words to find in it.
  @Published package var findText = ""
  /// Output: what the reader wants to see of this story; nil where they have not said.
  @Published private(set) var parts: StoryParts?
  /// Output: what to show.
  @Published package private(set) var state: ThreadState
  /// Output: how often the reader has asked for the field of words.
  @Published package private(set) var findRequests = 0

  private let services: KioskServices
  private let library: Library
  private let clock: () -> Date
  private var subscriptions: Set<AnyCancellable> = []

  /// Seconds after which a thread that lacks comments its story counts is asked for once more: the search service lags.
  static let patience = 15.0

  /// - Parameter announced: the story as a list has it, to show until the discussion is there.
  package init(
    id: Int, announced: Story? = nil, services: KioskServices, library: Library, scheduler: AnyScheduler = .main,
    clock: @escaping () -> Date = Date.init
  ) {
    self.id = id
    self.services = services
    self.library = library
    self.clock = clock
    currentDate = clock()
    state = ThreadState(visit: library.contents.visits[ItemKey(.hackerNews, id)], announced: announced)
    follow(services, scheduler)
  }

  /// Asks again, for all windows that show the discussion.
  package func retry() { services.discussions.retry(id, from: services.hackerNews) }

  /// The reader wants to see this of the story. An article alone is wanted for this story; the rest for those to come, too.
  func show(_ parts: StoryParts, keeps: Bool = true) {
    self.parts = parts
    if keeps, parts != .article { library.set(ReaderSettings.Name.storyParts, to: parts.rawValue) }
  }

  private var visit: Visit? { library.contents.visits[ItemKey(.hackerNews, id)] }

  package func toggleFold(_ comment: Int) { change { $0.toggleFold(comment) } }
  package func toggleFoldAll() { change { $0.toggleFoldAll() } }
  package func toggleFoldOfCurrent() { change { $0.toggleFoldOfCurrent() } }
  /// The reader's keys stand at this comment now; nil for what is above the comments.
  package func stand(at comment: Int?) {
    if state.current != comment { state.current = comment }
  }

  package func move(_ step: ThreadState.Step) { state.move(step) }

  /// Opens the search for words.
  package func beginFinding() {
    state.beginFinding()
    findRequests += 1
  }

  package func endFinding() {
    findText = ""
    state.endFinding()
  }

  /// Goes to the next match, or to the one before.
  package func findNext(by distance: Int = 1) { change { $0.findNext(by: distance) } }

  private func follow(_ services: KioskServices, _ scheduler: AnyScheduler) {
    let id = id
    $findText.dropFirst().removeDuplicates()
      .sink { [weak self] text in
        if self?.state.finding != nil { self?.change { $0.find(text) } }
      }
      .store(in: &subscriptions)

    library.$contents.map(\.mutes).removeDuplicates()
      .map { [library] in MuteFilter($0.values, at: library.now) }
      .sink { [weak self] in self?.take($0) }
      .store(in: &subscriptions)

    let sources = services.$hackerNews.removeDuplicates(by: ===)
    sources.dropFirst()
      .sink { [weak self] _ in self?.forget() }
      .store(in: &subscriptions)

    let items = sources.map { $0.liveItem(id: id) }.switchToLatest()
    items
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    sources
      .map { [clock] api in
        services.discussions.publisher(of: id, from: api) { retries in
          Self.contents(of: id, api, retries, scheduler, at: clock)
        }
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  /// What is known of a discussion, as all windows share it: asked for at first, at each retry, and when its event stream
  /// tells of more.
  private static func contents(
    of id: Int, _ api: HackerNewsAPI, _ retries: AnyPublisher<Void, Never>, _ scheduler: AnyScheduler,
    at clock: @escaping () -> Date
  ) -> AnyPublisher<Loadable<CommentThread, HackerNewsError>, Never> {
    let told = api.liveItem(id: id).compactMap { $0.value ?? nil }.map(DiscussionQuestions.Input.told)
    return Just(DiscussionQuestions.Input.thread(.question(Reference(api))))
      .merge(with: told, retries.map { .thread(.wish(.retry)) })
      .driving(DiscussionQuestions()) { effect in
        switch effect {
        case .wait: scheduler.pause(patience).map { .waited }.eraseToAnyPublisher()
        case .thread(let request):
          request.inputs { threads(id, $0.question.object, at: clock) }
            .map(DiscussionQuestions.Input.thread).eraseToAnyPublisher()
        }
      }
      .map(\.thread.content)
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// The discussion while it grows, each time with its age.
  private static func threads(
    _ id: Int, _ api: HackerNewsAPI, at clock: @escaping () -> Date
  ) -> AnyPublisher<Loadable<CommentThread, HackerNewsError>, Never> {
    api.growingThread(id: id).loadable { thread in
      .loaded(
        thread,
        thread.cached.map { Freshness(date: $0.date, source: .store) } ?? Freshness(date: clock(), source: .network))
    }
  }

  private func take(_ filter: MuteFilter) {
    var next = state
    next.apply(filter)
    if next != state { state = next }
  }

  /// Another service has other discussions.
  private func forget() {
    state = ThreadState(visit: visit)
    take(library.muteFilter)
  }

  private func show(_ live: LiveValue<Item?>) {
    if case .some(.some(let item)) = live.value {
      state.apply(item, connection: live.connection)
    } else {
      state.apply(live.connection)
    }
  }

  private func show(_ content: Loadable<CommentThread, HackerNewsError>) {
    let isFirst = state.thread == nil
    var next = state
    next.apply(content)
    if next != state { state = next }
    guard let thread = state.thread else { return }
    if isFirst { library.open(thread.kept(at: library.now)) }
    if thread.isComplete { remember() }
  }

  private func change(_ change: (inout ThreadState) -> Void) {
    change(&state)
    remember()
  }

  private func remember() {
    guard state.thread?.isComplete == true else { return }
    let key = ItemKey(.hackerNews, id)
    let newest = max(state.newestComment, library.contents.visits[key]?.newestComment ?? 0)
    library.visit(
      key,
      Visit(
        date: library.now, newestComment: newest, commentCount: state.thread?.story?.commentCount, folded: state.folded)
    )
  }
}

extension CommentThread {
  /// What the library keeps of it.
  func kept(at date: Date) -> KeptItem {
    if let story { return story.kept(at: date) }
    return KeptItem(
      key: ItemKey(.hackerNews, root.id), kind: .comment,
      title: root.by.isEmpty ? localized("Comment") : localized("Comment by \(root.by)"),
      origin: KeptKind.originOfComments, date: date)
  }
}

extension Story {
  package var key: ItemKey { ItemKey(.hackerNews, id) }

  /// What the library keeps of it.
  func kept(at date: Date) -> KeptItem {
    KeptItem(key: key, title: title, origin: site ?? "Hacker News", url: url, date: date)
  }

  /// What mute rules look at.
  package var muteSubject: MuteSubject {
    MuteSubject(title: title, url: url, people: by.isEmpty ? [] : [by], points: score, date: time)
  }
}

extension Comment {
  /// What mute rules look at: its own words, because they are what is shown.
  var muteSubject: MuteSubject {
    MuteSubject(title: text?.plainText ?? "", people: by.isEmpty ? [] : [by])
  }
}
