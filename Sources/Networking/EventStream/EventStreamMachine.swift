import Foundation

/// The life of an event stream as a value: every input returns what is to be done. Knows no clock and no connection.
struct EventStreamMachine {
  enum Action: Equatable {
    /// Start attempt number `attempt`; its events carry the number.
    case connect(attempt: Int)
    case disconnect
    case send(EventStreamSignal)
    /// Call ``EventStreamMachine/wake(now:)`` after so many seconds.
    case wake(after: TimeInterval)
    /// Nil: the server ended the stream for good.
    case finish(ServiceError?)
  }

  private enum Phase {
    case connected
    case pausing(until: TimeInterval)
  }

  private let url: URL
  private let policy: EventStreamPolicy
  private var parser: EventStreamParser
  private var phase = Phase.connected
  private var attempt = 0
  /// Failures since the last stream that lived for a while.
  private var failures = 0
  /// When the stream began; nil before the server has accepted the request.
  private var opened: TimeInterval?
  private var lastSign: TimeInterval = 0
  private var isAwakeningPlanned = false
  /// The status and body of an answer that is no stream, for its message.
  private var refusal: HTTPResponse?

  init(url: URL, policy: EventStreamPolicy) {
    self.url = url
    self.policy = policy
    parser = EventStreamParser(maximumEventSize: policy.maximumEventSize)
  }

  mutating func connect() -> [Action] {
    attempt += 1
    phase = .connected
    parser = EventStreamParser(maximumEventSize: policy.maximumEventSize)
    refusal = nil
    opened = nil
    return [.connect(attempt: attempt)]
  }

  mutating func receive(_ event: HTTPEvent, attempt: Int, now: TimeInterval) -> [Action] {
    guard attempt == self.attempt, case .connected = phase else { return [] }
    switch event {
    case .head(let head):
      lastSign = now
      if let problem = permanentProblem(head) { return [.finish(problem)] }
      guard head.isSuccess else {
        refusal = HTTPResponse(head: head)
        return []
      }
      opened = now
      return [.send(.open)] + planAwakening(in: policy.silenceLimit)
    case .body(let data):
      guard refusal == nil else {
        if (refusal?.body.count ?? 0) < 65_536 { refusal?.body.append(data) }
        return []
      }
      return events(in: data, now: now)
    case .end(let error):
      return ended(error, now: now)
    }
  }

  /// The planned moment has come: reconnect after a pause, or find that the stream is silent.
  mutating func wake(now: TimeInterval) -> [Action] {
    isAwakeningPlanned = false
    switch phase {
    case .pausing(let end):
      return now + 1e-6 < end ? planAwakening(in: end - now) : connect()
    case .connected:
      let silence = now - lastSign
      guard silence + 1e-6 >= policy.silenceLimit else { return planAwakening(in: policy.silenceLimit - silence) }
      return [.disconnect] + pause(after: .timedOut(url: Redactor.url(url)), now: now)
    }
  }

  private mutating func events(in data: Data, now: TimeInterval) -> [Action] {
    var actions: [Action] = []
    for event in parser.append(data) {
      lastSign = now
      actions.append(.send(.event(event)))
      if policy.finalEvents.contains(event.name) { return actions + [.finish(nil)] }
    }
    if parser.bytesSinceEvent / 2 > policy.maximumEventSize {
      let detail = "\(parser.bytesSinceEvent) bytes came without an event."
      actions += [.disconnect] + pause(after: .interrupted(url: Redactor.url(url), detail: detail), now: now)
    }
    return actions
  }

  private mutating func ended(_ error: TransportError?, now: TimeInterval) -> [Action] {
    if let refusal {
      do { try JSONAnswer.check(refusal) } catch { return pause(after: error, now: now) }
    }
    guard let error else {
      return pause(after: .interrupted(url: Redactor.url(url), detail: "The stream ended."), now: now)
    }
    let problem = ServiceError(error, url: url)
    switch error.reason {
    case .badRedirect, .badAddress, .tooLarge: return [.finish(problem)]
    default: return pause(after: problem, now: now)
    }
  }

  private mutating func pause(after error: ServiceError, now: TimeInterval) -> [Action] {
    if let opened, now - opened >= policy.steadyTime { failures = 0 }
    failures += 1
    var delay = policy.pauses.pause(failures)
    if let wish = parser.retryDelay { delay = max(delay, min(wish, policy.pauses.longestDelay)) }
    if case .response(_, _, _, let wish?) = error { delay = max(delay, wish) }
    phase = .pausing(until: now + delay)
    return [.send(.interrupted(error, nextAttemptIn: delay))] + planAwakening(in: delay, isUrgent: true)
  }

  /// A wake-up that is already under way finds out by itself that it comes too early; only a pause may need another.
  private mutating func planAwakening(in delay: TimeInterval, isUrgent: Bool = false) -> [Action] {
    guard !isAwakeningPlanned || isUrgent else { return [] }
    isAwakeningPlanned = true
    return [.wake(after: delay)]
  }

  /// Answers that no later attempt will change.
  private func permanentProblem(_ head: HTTPResponseHead) -> ServiceError? {
    let url = Redactor.url(url)
    if head.isSuccess {
      return head.contentType == "text/event-stream"
        ? nil : .unexpectedContent(url: url, contentType: head.contentType ?? "data without a type")
    }
    guard head.status < 500, ![408, 425, 429].contains(head.status) else { return nil }
    return .response(url: url, status: head.status, message: nil, retryAfter: nil)
  }
}
