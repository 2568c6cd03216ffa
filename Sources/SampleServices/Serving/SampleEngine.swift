import Foundation
import HTTPServer
import Locks

/// Everything behind the server: the world, its clockwork, the troubles, and the requests that wait.
final class SampleEngine: Sendable {
  struct State: Sendable {
    /// Made when it is asked for: samples that stand in are often never looked at, and a reader waits for their start.
    lazy var world = makeWorld()
    private let makeWorld: @Sendable () -> HackerNewsWorld
    var faults: Faults
    var newsQuota: NewsQuota
    /// Articles that have arrived, newest first.
    var newArticles: [NewsArticle] = []
    var tmdbRate: TMDbRate
    var counts = RequestCounts()
    var streams = OpenStreams()
    /// Requests of a hanging service, with what answers them when it has recovered.
    var held: [Int: (service: SampleService, release: @Sendable () -> Void)] = [:]
    var heldNumber = 0
    var isRunning = false
    var isPaused = false
    var isStopped = false

    init(_ options: SampleServices.Options, now: Date) {
      makeWorld = {
        HackerNewsWorld(now: now, seed: options.seed, speed: options.speed, pace: options.pace?.seconds)
      }
      faults = Faults(options)
      newsQuota = NewsQuota(limit: options.newsQuota, halfDayLimit: options.newsHalfDayQuota)
      tmdbRate = TMDbRate(limit: options.tmdbRate)
    }
  }

  let options: SampleServices.Options
  private let state: Locked<State>
  /// Unix seconds at which the ages of written content count from.
  let began: Double
  private let queue = DispatchQueue(label: "sample-services")

  init(options: SampleServices.Options) {
    self.options = options
    let now = options.clock()
    began = now.timeIntervalSince1970
    state = Locked(State(options, now: now))
  }

  func withState<Value>(_ body: (inout State) -> Value) -> Value {
    state.withLock { body(&$0) }
  }

  // MARK: The clockwork

  func start() { scheduleKeepAlive() }

  /// Lets things happen from now on, and all that should have happened since the start. Called for each request.
  func run() {
    let isFirst = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { scheduleNextEvent() }
  }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.held = [:]
    }
  }

  /// Lets happen what is due, and tells the open streams.
  func catchUp() {
    let now = options.clock()
    state.withLock { state in
      guard !state.isPaused else { return }
      if !state.world.advance(to: now).isEmpty { state.streams.tell(state.world, at: now) }
    }
  }

  /// Makes something happen, and tells the open streams.
  func change<Value: Sendable>(_ body: (inout HackerNewsWorld) -> (Value, HackerNewsWorld.Changes)) -> Value {
    let now = options.clock()
    return state.withLock { state in
      if !state.isPaused { _ = state.world.advance(to: now) }
      let (value, changes) = body(&state.world)
      state.world.note(changes)
      state.streams.tell(state.world, at: now)
      return value
    }
  }

  /// Tells the streams what they have missed, for example when their silence ends.
  func tellStreams() {
    let now = options.clock()
    state.withLock { $0.streams.tell($0.world, at: now) }
  }

  func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + seconds, execute: action)
  }

  private func scheduleNextEvent() {
    guard let next = state.withLock({ $0.isStopped ? nil : $0.world.nextEventTime }) else { return }
    let wait = max(0.01, next.timeIntervalSince(options.clock()))
    after(wait) { [weak self] in
      self?.catchUp()
      self?.scheduleNextEvent()
    }
  }

  private func scheduleKeepAlive() {
    after(options.keepAlive.seconds) { [weak self] in
      guard let self, !state.withLock({ $0.isStopped }) else { return }
      let now = options.clock()
      state.withLock { $0.streams.keepAlive(at: now) }
      scheduleKeepAlive()
    }
  }

  // MARK: Troubles

  /// Calls `answer` when the request may be answered: after the latency, later while its service hangs, never where it
  /// fails (then `fail` is called) or its peer leaves first.
  func admit(
    _ service: SampleService, path: String, isStream: Bool, _ responder: HTTPResponder,
    fail: @escaping @Sendable (Int) -> Void, answer: @escaping @Sendable () -> Void
  ) {
    let now = options.clock()
    let (verdict, delay) = state.withLock { state in
      state.counts.count(path, isStream: isStream)
      return (state.faults.verdict(for: service, at: now), state.faults.delay())
    }
    switch verdict {
    case .answer: run(after: delay, answer)
    case .fail(let status): run(after: delay) { fail(status) }
    case .hold: hold(service, responder, answer)
    }
  }

  private func run(after delay: Double, _ action: @escaping @Sendable () -> Void) {
    delay > 0 ? after(delay, action) : action()
  }

  private func hold(_ service: SampleService, _ responder: HTTPResponder, _ release: @escaping @Sendable () -> Void) {
    let number = state.withLock { state in
      state.heldNumber += 1
      state.held[state.heldNumber] = (service, release)
      return state.heldNumber
    }
    responder.onClose { [weak self] in
      _ = self?.withState { $0.held.removeValue(forKey: number) }
    }
  }

  /// Puts a service in trouble. Where the trouble ends by itself, what hangs is answered then.
  func trouble(_ services: [SampleService], _ verdict: Faults.Verdict, seconds: Double?) {
    let until = seconds.map { options.clock().addingTimeInterval($0) }
    state.withLock { state in
      for service in services { state.faults.trouble(service, verdict, until: until) }
    }
    if let seconds { after(seconds) { [weak self] in self?.release(services) } }
  }

  func heal() {
    state.withLock { $0.faults.heal() }
    release(SampleService.allCases)
  }

  private func release(_ services: [SampleService]) {
    let now = options.clock()
    let released = state.withLock { state in
      let free = state.held.filter { services.contains($0.value.service) }
        .filter { state.faults.verdict(for: $0.value.service, at: now) != .hold }
      for number in free.keys { state.held[number] = nil }
      return free.sorted { $0.key < $1.key }.map(\.value.release)
    }
    for release in released { release() }
  }
}
