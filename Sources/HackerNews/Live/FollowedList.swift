import Foundation
import Networking

/// How a live list is followed: which ids it has, which stories are asked for, and what is shown meanwhile.
///
/// The ids are asked for at the start, unless the event stream is faster; from then on the stream says what changes. Lists
/// that are assembled, and stories that are refreshed, are asked for one at a time.
struct FollowedList: StateMachine {
  enum Input {
    /// Asks for the ids.
    case begin
    /// The list of an earlier time.
    case cached(StoryList)
    /// The ids as an answer; the stream's are newer.
    case asked(Result<[Int], ServiceError>)
    /// What the event stream says.
    case live(LiveValue<[Int]>)
    /// Items that have changed, on the list or not.
    case changed([Int])
    /// A step in putting the list together; the time is that of its arrival.
    case assembled(StoryAssembly, Date)
    /// What stands in for a list whose ids cannot be had.
    case substituted(Result<StoryList, HackerNewsError>, Date)
    case refreshed([Story], Date)
    /// The time has come to assemble the list anew.
    case paused(Pause)
  }

  enum Pause: Hashable {
    /// Between two rebuildings of a list whose ids change all the time.
    case betweenLists
    /// Before stories are asked for again that could not be had.
    case beforeMissing
  }

  enum Effect: Equatable, SlottedEffect {
    case askIDs
    case stopAskingIDs
    case assemble([Int], known: [Story])
    case substitute(after: ServiceError)
    case refresh([Int])
    case pause(Pause)
    case keepIDs([Int])
    case keep([Story])

    enum Slot: Hashable {
      case ids, list, refresh, pause, keptIDs, keptStories
    }

    var slot: Slot {
      switch self {
      case .askIDs, .stopAskingIDs: .ids
      // A newer list need not wait for what an older one lacks.
      case .assemble, .substitute, .pause(.beforeMissing): .list
      case .refresh: .refresh
      case .pause(.betweenLists): .pause
      case .keepIDs: .keptIDs
      case .keep: .keptStories
      }
    }
  }

  let limit: Int
  private var state = LiveStoriesState()
  /// The ids the stream has told of last.
  private var streamed: [Int]?
  /// The ids the list is made of, as far as it may be long.
  private var wanted: [Int]?
  /// Whether the ids have changed while the list may not be rebuilt.
  private var isBehind = false
  private var isPausing = false
  /// Stories of the list that have changed while others are being asked for.
  private var changed: Set<Int> = []
  private var isRefreshing = false
  private var isAssembling = false
  /// Stories that have changed before they came: what comes may be what they were.
  private var outdated: Set<Int> = []
  /// Stories that were refreshed while a list is put together of what was known before.
  private var refreshed: [Story] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// What is shown.
  var stories: LiveStories { state.stories }

  mutating func take(_ input: Input) -> [Effect] {
    switch input {
    case .begin: return [.askIDs]
    case .cached(let list): state.apply(.cached(list))
    case .asked(let answer): return take(answer)
    case .live(let live): return take(live)
    case .changed(let ids): return refresh(Set(ids))
    case .assembled(let assembly, let date): return take(assembly, date)
    case .substituted(.success(let list), let date): state.apply(.list(list, date))
    case .substituted(.failure(let error), _): state.apply(.failed(error))
    case .refreshed(let stories, let date):
      state.apply(.refreshed(stories, date))
      if isAssembling { refreshed += stories }
      isRefreshing = false
      return [.keep(stories)] + refresh([])
    case .paused(.betweenLists):
      isPausing = false
      return isBehind ? rebuild() : []
    case .paused(.beforeMissing): return assemble()
    }
    return []
  }

  private mutating func take(_ answer: Result<[Int], ServiceError>) -> [Effect] {
    guard streamed == nil else { return [] }
    switch answer {
    case .success(let ids):
      wanted = Array(ids.prefix(limit))
      return assemble()
    case .failure(let error): return [.substitute(after: error)]
    }
  }

  private mutating func take(_ live: LiveValue<[Int]>) -> [Effect] {
    state.apply(.connection(live.connection))
    guard let ids = live.value, ids != streamed else { return [] }
    let isFirst = streamed == nil
    streamed = ids
    isBehind = true
    return (isFirst ? [.stopAskingIDs] : []) + [.keepIDs(ids)] + (isPausing ? [] : rebuild())
  }

  /// Makes the list of the newest ids, and no other for a while.
  private mutating func rebuild() -> [Effect] {
    isBehind = false
    isPausing = true
    let ids = streamed.map { Array($0.prefix(limit)) }
    guard ids != wanted else { return [.pause(.betweenLists)] }
    wanted = ids
    return [.pause(.betweenLists)] + assemble()
  }

  private mutating func assemble() -> [Effect] {
    guard let wanted else { return [] }
    isAssembling = true
    refreshed = []
    return [.assemble(wanted, known: stories.confirmedStories)]
  }

  private mutating func take(_ assembly: StoryAssembly, _ date: Date) -> [Effect] {
    let list = assembly.list
    let isLacking = if case .storiesMissing? = list.shortcoming { list.isComplete } else { false }
    if let failure = assembly.totalFailure {
      state.apply(.failed(HackerNewsError(failure)))
    } else {
      state.apply(.list(list, date))
      if !refreshed.isEmpty { state.apply(.refreshed(refreshed, date)) }
    }
    guard list.isComplete else { return [] }
    isAssembling = false
    defer { outdated = [] }
    let kept: [Effect] = list.stories.isEmpty ? [] : [.keep(stories.stories)]
    return kept + (isLacking ? [.pause(.beforeMissing)] : []) + refresh(outdated)
  }

  /// Asks for stories of the list that have changed, once the last ones are there.
  private mutating func refresh(_ ids: Set<Int>) -> [Effect] {
    let shown = ids.intersection(stories.stories.map(\.id))
    changed.formUnion(shown)
    if isAssembling, let wanted { outdated.formUnion(ids.subtracting(shown).intersection(wanted)) }
    guard !isRefreshing, !changed.isEmpty else { return [] }
    isRefreshing = true
    defer { changed = [] }
    return [.refresh(changed.sorted())]
  }
}
