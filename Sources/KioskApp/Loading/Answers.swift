import Networking

/// What a view model wants beside an answer to its newest question.
enum Wish {
  /// Once more: something newer, or what could not be had.
  case retry
  /// The next page.
  case more
  /// Something newer, without a word about it; asked for once the request that is under way has ended.
  case refresh
}

/// One request for an answer.
struct AnswerRequest<Question, Value> {
  enum Kind {
    case first
    /// Once more, for something newer than what is known.
    case again
    /// The page after `known`.
    case next
  }

  var question: Question
  var kind: Kind
  /// The answer as far as it is known.
  var known: Value?

  var isAgain: Bool { kind == .again }
}

/// What a view model does with answers beyond showing them.
struct AnswerPolicy<Question, Value> {
  /// What becomes of an answer when another question follows.
  enum Earlier {
    case goes
    /// It is shown until something is known of the new question.
    case staysMeanwhile
    /// It answers the new question too, until there is something better.
    case stays
  }

  /// Whether the question is asked at all; nothing is known of others.
  var asks: (Question) -> Bool = { _ in true }
  var earlier: (_ old: Question, _ new: Question) -> Earlier = { _, _ in .goes }
  /// Whether there is another page.
  var hasMore: (Value) -> Bool = { _ in false }
  /// Whether a retry asks only for what failed, be it the first page or another.
  var retriesOnlyFailures = false
  /// Whether a remembered answer spares the request; nil where none is remembered.
  var isFresh: ((Freshness?) -> Bool)?
}

/// The newest question and what is known of its answer: questions, wishes and answers come in, requests go out.
///
/// The newest question wins. A failure is a value and takes nothing from the screen. One request is under way at a time;
/// wishes for a page that come meanwhile are not kept.
struct Answers<Question: Equatable, Value, Failure: Error>: StateMachine {
  enum Input {
    case question(Question)
    case wish(Wish)
    case answer(Loadable<Value, Failure>)
    /// The request has nothing more to give.
    case ended
  }

  struct Effect: SlottedEffect {
    /// Nil ends the request that is under way.
    var request: AnswerRequest<Question, Value>?

    var slot: Int { 0 }
  }

  /// So many answers to earlier questions are remembered.
  static var most: Int { 24 }

  private let policy: AnswerPolicy<Question, Value>
  private(set) var question: Question?
  private(set) var content = Loadable<Value, Failure>.idle
  /// Why the newest request failed; nil while one is under way.
  private(set) var failure: Failure?

  /// Whether what is shown answers an earlier question.
  private var isOfEarlier = false
  /// What is under way.
  private var running: AnswerRequest<Question, Value>.Kind?
  /// What failed.
  private var failed: AnswerRequest<Question, Value>.Kind?
  private var isToRefresh = false
  private var remembered: [(question: Question, content: Loadable<Value, Failure>)] = []

  init(_ policy: AnswerPolicy<Question, Value> = AnswerPolicy()) {
    self.policy = policy
  }

  mutating func take(_ input: Input) -> [Effect] {
    switch input {
    case .question(let new): return new == question ? [] : take(new)
    case .wish(.retry): return retry()
    case .wish(.more): return more()
    case .wish(.refresh): return refresh()
    case .answer(let answer): show(answer)
    case .ended:
      running = nil
      if isToRefresh { return ask(.again) }
    }
    return []
  }

  private mutating func take(_ new: Question) -> [Effect] {
    remember()
    let old = question
    question = new
    failure = nil
    guard policy.asks(new) else {
      isOfEarlier = false
      content = .idle
      return stop()
    }
    if let known = remembered.first(where: { $0.question == new })?.content {
      isOfEarlier = false
      content = known
      return policy.isFresh?(known.freshness) == true ? stop() : ask(.first)
    }
    let earlier = content.value == nil ? .goes : old.map { policy.earlier($0, new) } ?? .goes
    isOfEarlier = earlier == .staysMeanwhile
    content = earlier == .goes ? .loading : content.withoutFailure
    return ask(.first)
  }

  private mutating func remember() {
    guard policy.isFresh != nil, let question, content.value != nil, !isOfEarlier else { return }
    remembered.removeAll { $0.question == question }
    remembered.append((question, content.withoutFailure))
    if remembered.count > Self.most { remembered.removeFirst() }
  }

  private mutating func retry() -> [Effect] {
    guard let question, policy.asks(question) else { return [] }
    guard policy.retriesOnlyFailures else {
      if content.value == nil { content = .loading }
      return ask(.again)
    }
    guard let failed else { return [] }
    content = content.value == nil ? .loading : content.withoutFailure
    return ask(failed == .next ? .next : .again)
  }

  private mutating func more() -> [Effect] {
    guard running == nil, !isOfEarlier, let value = content.value, policy.hasMore(value) else { return [] }
    return ask(.next)
  }

  private mutating func refresh() -> [Effect] {
    guard running == nil else {
      isToRefresh = true
      return []
    }
    return ask(.again)
  }

  private mutating func ask(_ kind: AnswerRequest<Question, Value>.Kind) -> [Effect] {
    guard let question else { return [] }
    running = kind
    failed = nil
    failure = nil
    isToRefresh = false
    return [Effect(request: AnswerRequest(question: question, kind: kind, known: isOfEarlier ? nil : content.value))]
  }

  private mutating func stop() -> [Effect] {
    running = nil
    failed = nil
    isToRefresh = false
    return [Effect(request: nil)]
  }

  private mutating func show(_ answer: Loadable<Value, Failure>) {
    // A list is as old as its first page.
    let freshness = running == .next ? content.freshness ?? answer.freshness : answer.freshness
    switch answer {
    case .idle, .loading: return
    case .loaded(let value, _): content = .loaded(value, freshness)
    case .stale(let value, _, let failure): content = .stale(value, freshness, failure)
    case .failed(let error):
      (failure, failed) = (error, running)
      if let value = content.value, !isOfEarlier {
        content = .stale(value, content.freshness, error)
      } else {
        content = .failed(error)
      }
      isOfEarlier = false
      return
    }
    (failure, failed) = (nil, nil)
    isOfEarlier = false
  }
}

extension Loadable {
  fileprivate var withoutFailure: Loadable {
    if case .stale(let value, let freshness, _) = self { .loaded(value, freshness) } else { self }
  }
}
