import Foundation
import HTTPServer
import Locks

/// Answers in place of an app whose main actor does not, as its body, an action or a task never ends.
///
/// It lives beside the main actor and asks it for a sign of life while a request waits. Nothing ends by what it answers: pages keep their
/// sessions and go on once the main actor does.
final class StandIn: Sendable {
  private struct Waiting {
    let request: HTTPRequest
    weak var responder: HTTPResponder?
  }

  private struct State {
    var silence: Silence
    var waiting: [UInt64: Waiting] = [:]
    var lastNumber: UInt64 = 0
    var isWatching = false
    var hasTold = false
  }

  private let state: Locked<State>
  private let queue = DispatchQueue(label: "stand-in")
  private let answer: SilenceAnswer

  init(_ options: WebServer.Options, patience: Double) {
    answer = SilenceAnswer(options)
    state = Locked(State(silence: Silence(patience: patience)))
  }

  /// From now on requests are judged by this.
  func replace(_ gate: RequestGuard) { answer.replace(gate) }

  /// A request that the main actor is to answer.
  /// - Returns: its number, for ``leaves(_:)``.
  func takesNote(of request: HTTPRequest, _ responder: HTTPResponder) -> UInt64 {
    let (number, begins) = state.withLock { state in
      state.lastNumber += 1
      state.waiting[state.lastNumber] = Waiting(request: request, responder: responder)
      defer { state.isWatching = true }
      return (state.lastNumber, !state.isWatching)
    }
    if begins { look() }
    if isSilent { answerAll() }
    return number
  }

  /// The main actor is at work on requests.
  func stirs() { state.withLock { $0.silence.stirs(now: FrontDesk.now()) } }

  /// The main actor has a sign of life to give by itself within `seconds`; nil where it sleeps.
  func stirs(next seconds: Double?) {
    let now = FrontDesk.now()
    state.withLock { $0.silence.stirs(now: now, next: seconds.map { now + $0 }) }
  }

  /// A request whose answer is there, or comes from somebody who has it in hand.
  func leaves(_ number: UInt64) { state.withLock { _ = $0.waiting.removeValue(forKey: number) } }

  /// Whether the main actor has a sign of life to give by itself.
  var awaitsSign: Bool { state.withLock { $0.silence.isPromised } }

  private var isSilent: Bool { state.withLock { $0.silence.isLong(now: FrontDesk.now()) } }

  /// Every second while a request waits.
  private func look() {
    let isAsking = state.withLock { $0.silence.asks(now: FrontDesk.now()) }
    if isAsking {
      DispatchQueue.main.async { [self] in
        state.withLock { state in
          state.silence.answers(now: FrontDesk.now())
          state.hasTold = false
        }
      }
    }
    if isSilent { answerAll() }
    let goesOn = state.withLock { state in
      state.waiting = state.waiting.filter { $0.value.responder?.isAwaited == true }
      state.isWatching = !state.waiting.isEmpty
      return state.isWatching
    }
    if goesOn { queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.look() } }
  }

  private func answerAll() {
    let (all, tells) = state.withLock { state in
      defer { (state.waiting, state.hasTold) = ([:], true) }
      return (Array(state.waiting.values), !state.hasTold)
    }
    if tells { ServerLog.tell("the app does not answer. \(answer.reason(in: PageLanguage.english) ?? "")") }
    for waiting in all { waiting.responder?.respond(answer(to: waiting.request)) }
  }
}
