import Combine
import Foundation
import Locks

/// What an event stream tells.
package enum EventStreamSignal: Hashable, Sendable {
  /// The server accepted the request; events follow.
  case open
  case event(ServerSentEvent)
  /// The connection is lost; the next attempt comes in so many seconds.
  case interrupted(ServiceError, nextAttemptIn: TimeInterval)
}

/// How an event stream behaves when things go wrong. Times in seconds.
package struct EventStreamPolicy: Sendable {
  /// Without any event for so long, the connection counts as dead; other bytes are no sign of life.
  package var silenceLimit: TimeInterval
  /// The pauses between attempts: growing, randomised, back to the first once a stream has lived for ``steadyTime``. The
  /// longest leaves time to ask for what is missing, so that a reader is up to date ten seconds after the service is well again,
  /// on a busy machine, too.
  package var pauses: RetryPolicy
  /// A stream that ends sooner has failed, whatever events it brought: a server that closes each stream after its first
  /// event is not to be asked again and again.
  package var steadyTime: TimeInterval
  /// Events after which the server wants no reconnect: the stream delivers them and finishes.
  package var finalEvents: Set<String>
  /// In bytes. A larger event is skipped; a connection that brings twice as much without any event counts as broken.
  package var maximumEventSize: Int

  package init(
    silenceLimit: TimeInterval = 90, pauses: RetryPolicy = .init(firstDelay: 1, longestDelay: 5),
    steadyTime: TimeInterval = 30, finalEvents: Set<String> = ["cancel", "auth_revoked"],
    maximumEventSize: Int = 4 << 20
  ) {
    self.silenceLimit = silenceLimit
    self.pauses = pauses
    self.steadyTime = steadyTime
    self.finalEvents = finalEvents
    self.maximumEventSize = maximumEventSize
  }
}

extension HTTPClient {
  /// The event stream at `url`, reconnecting by itself as long as somebody listens.
  ///
  /// Fails only when streaming is impossible there (a refusal, another content type, a bad address); finishes when the
  /// server ends it for good. Values arrive on the configuration's `scheduler`.
  package func eventStream(_ url: URL, policy: EventStreamPolicy = .init()) -> EventStream {
    EventStream(
      request: .eventStream(url), policy: policy, transport: transport, scheduler: configuration.scheduler)
  }
}

/// A publisher of a `text/event-stream`; see ``HTTPClient/eventStream(_:policy:)``.
///
/// Every subscriber has a connection of its own, opened at its first demand and closed by its cancellation.
package struct EventStream: Publisher {
  package typealias Output = EventStreamSignal
  package typealias Failure = ServiceError

  let request: HTTPRequest
  let policy: EventStreamPolicy
  let transport: any HTTPTransport
  let scheduler: AnyScheduler

  package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Connection(stream: self, downstream: subscriber))
  }

  /// All methods but `request` and `cancel` run on the stream's scheduler.
  private final class Connection<Downstream: Subscriber>: Subscription, ExchangeOwner, @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let stream: EventStream
    private struct State {
      var outbox: Outbox<Downstream>?
      var exchange: (any HTTPExchange)?
      var hasStarted = false
      /// The attempt that `exchange` belongs to, and its bytes that are read but whose events may still wait for demand.
      var unread = (attempt: 0, bytes: 0)
    }

    private let state = Locked(State())
    private var machine: EventStreamMachine

    init(stream: EventStream, downstream: Downstream) {
      self.stream = stream
      machine = EventStreamMachine(url: stream.request.url, policy: stream.policy)
      let owner = WeakOwner(self)
      let outbox = Outbox(downstream) { owner.value?.makeRoom() }
      state.withLock { $0.outbox = outbox }
    }

    func request(_ demand: Subscribers.Demand) {
      let (outbox, isFirst) = state.withLock { state in
        defer { state.hasStarted = true }
        return (state.outbox, !state.hasStarted)
      }
      outbox?.request(demand)
      if isFirst { stream.scheduler.run { [self] in perform(machine.connect()) } }
    }

    func cancel() {
      let (exchange, outbox) = state.withLock { state in
        defer { (state.exchange, state.outbox) = (nil, nil) }
        return (state.exchange, state.outbox)
      }
      outbox?.cancel()
      exchange?.cancel()
    }

    private var isOver: Bool { state.withLock { $0.outbox == nil } }

    private func perform(_ actions: [EventStreamMachine.Action]) {
      for action in actions {
        guard let outbox = state.withLock({ $0.outbox }) else { return }
        switch action {
        case .send(let signal): outbox.send(signal)
        case .connect(let attempt): connect(attempt)
        case .disconnect: disconnect()
        case .wake(let delay):
          stream.scheduler.run(after: delay) { [weak self] in
            guard let self, !isOver else { return }
            perform(machine.wake(now: stream.scheduler.now.seconds))
          }
        case .finish(let completion):
          disconnect()
          state.withLock { $0.outbox = nil }
          outbox.finish(completion)
        }
      }
    }

    private func connect(_ attempt: Int) {
      state.withLock { $0.unread = (attempt, 0) }
      let owner = WeakOwner(self)
      let exchange = stream.transport.start(stream.request) { [scheduler = stream.scheduler] event in
        scheduler.run { owner.value?.receive(event, attempt: attempt) }
      }
      let isTooLate = state.withLock { state in
        if state.outbox != nil { state.exchange = exchange }
        return state.outbox == nil
      }
      if isTooLate { exchange.cancel() }
    }

    func receive(_ event: HTTPEvent, attempt: Int) {
      guard !isOver else { return }
      perform(machine.receive(event, attempt: attempt, now: stream.scheduler.now.seconds))
      guard case .body(let data) = event else { return }
      let isDelivered = state.withLock { state in
        if attempt == state.unread.attempt { state.unread.bytes += data.count }
        return state.outbox?.isEmpty == true
      }
      if isDelivered { makeRoom() }
    }

    /// All events so far are delivered: more bytes may come. Until then the server waits.
    func makeRoom() {
      let (exchange, count) = state.withLock { state in
        guard let exchange = state.exchange else { return (nil as (any HTTPExchange)?, 0) }
        defer { state.unread.bytes = 0 }
        return (exchange, state.unread.bytes)
      }
      if count > 0 { exchange?.didRead(count) }
    }

    private func disconnect() {
      let exchange = state.withLock { state in
        defer { state.exchange = nil }
        return state.exchange
      }
      exchange?.cancel()
    }
  }
}

/// Who listens to an exchange, whatever its subscriber's type.
private protocol ExchangeOwner: AnyObject, Sendable {
  func receive(_ event: HTTPEvent, attempt: Int)
  func makeRoom()
}

private struct WeakOwner: Sendable {
  weak let value: (any ExchangeOwner)?

  init(_ value: any ExchangeOwner) {
    self.value = value
  }
}
