import Combine
import Networking

/// What is known of the answer to a question.
package enum Loadable<Value, Failure: Error> {
  /// Nothing has been asked.
  case idle
  /// The first answer has been asked for.
  case loading
  /// The answer, and its age where that is known.
  case loaded(Value, Freshness?)
  /// An answer that may be old, and why there is no newer one.
  case stale(Value, Freshness?, Failure)
  /// Nothing is known and nothing could be had.
  case failed(Failure)

  /// The answer, as far as there is one.
  package var value: Value? {
    switch self {
    case .loaded(let value, _), .stale(let value, _, _): value
    case .idle, .loading, .failed: nil
    }
  }

  package var freshness: Freshness? {
    switch self {
    case .loaded(_, let freshness), .stale(_, let freshness, _): freshness
    case .idle, .loading, .failed: nil
    }
  }

  /// Why there is no newer answer, or none at all.
  package var failure: Failure? {
    switch self {
    case .stale(_, _, let failure), .failed(let failure): failure
    case .idle, .loading, .loaded: nil
    }
  }

  package var isIdle: Bool { if case .idle = self { true } else { false } }
  package var isLoading: Bool { if case .loading = self { true } else { false } }

  package func map<NewValue>(_ transform: (Value) -> NewValue) -> Loadable<NewValue, Failure> {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let value, let freshness): .loaded(transform(value), freshness)
    case .stale(let value, let freshness, let failure): .stale(transform(value), freshness, failure)
    case .failed(let failure): .failed(failure)
    }
  }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Sendable where Value: Sendable {}

extension Publisher {
  /// Each value as an answer of unknown age, a failure as one too.
  func loadable() -> AnyPublisher<Loadable<Output, Failure>, Never> { loadable { .loaded($0, nil) } }

  /// Each value as the answer that `answer` makes of it, a failure as one too.
  func loadable<Value>(
    _ answer: @escaping (Output) -> Loadable<Value, Failure>
  ) -> AnyPublisher<Loadable<Value, Failure>, Never> {
    map(answer).catch { Just(.failed($0)) }.eraseToAnyPublisher()
  }

  /// Each value with its age and with what kept a newer one away.
  func loadable<Value>(
    problem: @escaping (ServiceError) -> Failure
  ) -> AnyPublisher<Loadable<Value, Failure>, Never> where Output == Fetched<Value> {
    loadable { fetched in
      fetched.problem.map { .stale(fetched.value, fetched.freshness, problem($0)) }
        ?? .loaded(fetched.value, fetched.freshness)
    }
  }
}
