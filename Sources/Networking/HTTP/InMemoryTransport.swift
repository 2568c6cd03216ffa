import Combine
import Foundation
import Locks

/// A transport without a network: answers by script, after delays on a scheduler that a test moves, and remembers what was
/// asked. Keeps the requests' limits of time and size as a real transport does.
///
///     let transport = InMemoryTransport(scheduler: AnyScheduler(time)) { request in
///       .json("[1, 2, 3]", after: 0.1)
///     }
package final class InMemoryTransport: HTTPTransport, Sendable {
  /// One step of an answer, so many seconds after the step before it.
  package struct Step: Sendable {
    package var delay: TimeInterval
    package var event: HTTPEvent?

    package init(after delay: TimeInterval = 0, _ event: HTTPEvent?) {
      self.delay = delay
      self.event = event
    }
  }

  /// What a request gets. A script whose steps end without an `end` leaves the exchange open.
  package struct Answer: Sendable {
    package var steps: [Step]

    package init(_ steps: [Step]) {
      self.steps = steps
    }

    /// A whole answer.
    package static func response(
      status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data(), after delay: TimeInterval = 0
    ) -> Answer {
      let head = HTTPResponseHead(url: URL(filePath: "/"), status: status, headers: headers)
      return Answer([Step(after: delay, .head(head)), Step(.body(body)), Step(.end(nil))])
    }

    /// A whole answer of type `application/json`.
    package static func json(_ text: String, status: Int = 200, after delay: TimeInterval = 0) -> Answer {
      response(
        status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8), after: delay)
    }

    /// An event stream that sends each piece so many seconds after the one before it, and stays open.
    package static func eventStream(_ pieces: [(after: TimeInterval, text: String)], after delay: TimeInterval = 0)
      -> Answer
    {
      let head = HTTPResponseHead(
        url: URL(filePath: "/"), status: 200, headers: ["Content-Type": "text/event-stream"])
      return Answer([Step(after: delay, .head(head))] + pieces.map { Step(after: $0.after, .body(Data($0.text.utf8))) })
    }

    /// No answer but a failure.
    package static func failure(_ reason: TransportError.Reason, after delay: TimeInterval = 0) -> Answer {
      Answer([Step(after: delay, .end(TransportError(reason)))])
    }

    /// Nothing, for ever.
    package static let silence = Answer([])

    /// The same answer, ended `delay` seconds after its last step.
    package func ending(after delay: TimeInterval, _ error: TransportError? = nil) -> Answer {
      Answer(steps + [Step(after: delay, .end(error))])
    }
  }

  private let scheduler: AnyScheduler
  private let answer: @Sendable (HTTPRequest) -> Answer
  private struct State {
    var recorded: [HTTPRequest] = []
    var open: [ObjectIdentifier: InMemoryExchange] = [:]
    var mostOpen = 0
    var connecting: TimeInterval = 0
    var mostUnread = 0
  }

  private let state = Locked(State())

  /// - Parameter answer: called for each request, on the thread that starts it.
  package init(scheduler: AnyScheduler, answer: @escaping @Sendable (HTTPRequest) -> Answer) {
    self.scheduler = scheduler
    self.answer = answer
  }

  /// All requests so far, in order.
  package var requests: [HTTPRequest] { state.withLock { $0.recorded } }

  /// The requests of exchanges that have neither ended nor been cancelled, in no order.
  package var openRequests: [HTTPRequest] { state.withLock { $0.open.values.map(\.request) } }

  /// Exchanges that have neither ended nor been cancelled.
  package var openCount: Int { state.withLock { $0.open.count } }

  /// The most exchanges that were open at the same time.
  package var mostOpenCount: Int { state.withLock { $0.mostOpen } }

  /// The most bytes of a body that lay unread at a receiver; see ``HTTPExchange/didRead(_:)``. Nothing is held back for them.
  package var mostUnreadBytes: Int { state.withLock { $0.mostUnread } }

  /// Seconds until a request leaves this machine, as a connection takes them. Who cancels before has sent nothing.
  package var connectTime: TimeInterval {
    get { state.withLock { $0.connecting } }
    set { state.withLock { $0.connecting = newValue } }
  }

  /// Forgets the requests so far.
  package func forgetRequests() {
    state.withLock { $0.recorded = [] }
  }

  /// Sends `text` at once on all open exchanges whose request satisfies `isMeant`; for event streams.
  package func send(_ text: String, where isMeant: (HTTPRequest) -> Bool) {
    let meant = state.withLock { $0.open.values.filter { isMeant($0.request) } }
    for exchange in meant { exchange.deliver(.body(Data(text.utf8))) }
  }

  /// Ends all open exchanges whose request satisfies `isMeant`.
  package func end(_ error: TransportError? = nil, where isMeant: (HTTPRequest) -> Bool) {
    let meant = state.withLock { $0.open.values.filter { isMeant($0.request) } }
    for exchange in meant { exchange.deliver(.end(error)) }
  }

  package func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    let leaves = scheduler.now.advanced(by: .seconds(connectTime))
    let exchange = InMemoryExchange(request: request, transport: self, receive: receive) { [scheduler] in
      scheduler.now >= leaves
    }
    state.withLock { state in
      state.recorded.append(request)
      state.open[ObjectIdentifier(exchange)] = exchange
      state.mostOpen = max(state.mostOpen, state.open.count)
    }
    play(answer(request).steps[...], on: exchange)
    for limit in [request.timeouts.firstByte, request.timeouts.total].compactMap({ $0 }) {
      let isTotal = limit == request.timeouts.total
      exchange.keep(
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(limit)), interval: .seconds(limit)) {
          [weak exchange] in exchange?.giveUp(evenAfterHead: isTotal)
        })
    }
    return exchange
  }

  private func play(_ steps: ArraySlice<Step>, on exchange: InMemoryExchange) {
    guard let step = steps.first else { return }
    scheduler.run(after: step.delay) { [self] in
      if let event = step.event { exchange.deliver(event) }
      play(steps.dropFirst(), on: exchange)
    }
  }

  fileprivate func note(unread: Int) {
    state.withLock { $0.mostUnread = max($0.mostUnread, unread) }
  }

  fileprivate func close(_ exchange: InMemoryExchange) {
    state.withLock { $0.open[ObjectIdentifier(exchange)] = nil }
  }
}

private final class InMemoryExchange: HTTPExchange, Sendable {
  let request: HTTPRequest
  private weak let transport: InMemoryTransport?
  private let receive: @Sendable (HTTPEvent) -> Void
  private let hasLeft: @Sendable () -> Bool
  private struct State {
    var isOver = false
    var hasBegun = true
    var hasHead = false
    var bodySize = 0
    var unread = 0
    var timers: [any Cancellable] = []
  }

  private let state = Locked(State())

  init(
    request: HTTPRequest, transport: InMemoryTransport, receive: @escaping @Sendable (HTTPEvent) -> Void,
    hasLeft: @escaping @Sendable () -> Bool
  ) {
    self.request = request
    self.transport = transport
    self.receive = receive
    self.hasLeft = hasLeft
  }

  @discardableResult
  func cancel() -> Bool {
    if !end(), !hasLeft() { state.withLock { $0.hasBegun = false } }
    transport?.close(self)
    return state.withLock { $0.hasBegun }
  }

  func didRead(_ count: Int) {
    state.withLock { $0.unread -= count }
  }

  /// Keeps a limit of time until the exchange is over.
  func keep(_ timer: any Cancellable) {
    let isTooLate = state.withLock { state in
      if !state.isOver { state.timers.append(timer) }
      return state.isOver
    }
    if isTooLate { timer.cancel() }
  }

  /// - Returns: whether it was over before.
  @discardableResult
  private func end() -> Bool {
    let (wasOver, timers) = state.withLock { state in
      defer { (state.isOver, state.timers) = (true, []) }
      return (state.isOver, state.timers)
    }
    timers.forEach { $0.cancel() }
    return wasOver
  }

  /// A limit of time has passed.
  func giveUp(evenAfterHead: Bool) {
    guard evenAfterHead || !state.withLock({ $0.hasHead }) else { return }
    deliver(.end(TransportError(.timedOut)))
  }

  func deliver(_ event: HTTPEvent) {
    var event = event
    switch event {
    case .head(var head):
      state.withLock { $0.hasHead = true }
      head.url = request.url
      event = .head(head)
    case .body(let data):
      let bodySize = state.withLock { state in
        state.bodySize += data.count
        return state.bodySize
      }
      transport?.note(
        unread: state.withLock { state in
          state.unread += data.count
          return state.unread
        })
      if let limit = request.maximumBodySize, bodySize > limit { event = .end(TransportError(.tooLarge(limit: limit))) }
    case .end: break
    }
    var isEnd = false
    if case .end = event { isEnd = true }
    let wasOver = isEnd ? end() : state.withLock { $0.isOver }
    guard !wasOver else { return }
    if isEnd { transport?.close(self) }
    receive(event)
  }
}
