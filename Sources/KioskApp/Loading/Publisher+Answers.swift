import Combine
import Networking

extension Publisher where Failure == Never, Output: Equatable {
  /// What is known of the answers to this publisher's questions; see ``Answers``.
  ///
  /// - Parameters:
  ///   - wishes: retries and pages.
  ///   - ask: makes a request. What it publishes is known from then on: it may be several values, one better than the other.
  func answers<Value, Problem>(
    wishes: some Publisher<Wish, Never> = Empty(completeImmediately: false),
    policy: AnswerPolicy<Output, Value> = AnswerPolicy(),
    ask: @escaping (AnswerRequest<Output, Value>) -> AnyPublisher<Loadable<Value, Problem>, Never>
  ) -> AnyPublisher<Answers<Output, Value, Problem>, Never> {
    typealias Machine = Answers<Output, Value, Problem>
    return map(Machine.Input.question)
      .merge(with: wishes.map(Machine.Input.wish))
      .driving(Machine(policy)) { $0.inputs(ask) }
      .eraseToAnyPublisher()
  }
}

extension Answers.Effect {
  /// Runs the request; what it gives, and then its end.
  func inputs(
    _ ask: (AnswerRequest<Question, Value>) -> AnyPublisher<Loadable<Value, Failure>, Never>
  ) -> AnyPublisher<Answers<Question, Value, Failure>.Input, Never> {
    typealias Input = Answers<Question, Value, Failure>.Input
    guard let request else { return Empty().eraseToAnyPublisher() }
    return ask(request).map(Input.answer).append(Input.ended).eraseToAnyPublisher()
  }
}
