import Combine

extension Publisher {
  /// Failures as values: what is around lives on.
  package var asResult: AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }
}
