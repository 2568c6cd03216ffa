import Combine
import Testing

// What other packages add: operators with the names of Apple's and a further argument that has a default. Each calls
// Apple's operator, and must not call itself.

private enum Inclusion {
  case inclusive
  case exclusive
}

extension Publisher {
  fileprivate func prefix(
    while predicate: @escaping (Output) -> Bool, behavior: Inclusion = .exclusive
  ) -> AnyPublisher<Output, Failure> { prefix(while: predicate).eraseToAnyPublisher() }

  fileprivate func map<T>(_ transform: @escaping (Output) -> T, note: String = "") -> AnyPublisher<T, Failure> {
    map(transform).eraseToAnyPublisher()
  }

  fileprivate func tryMap<T>(_ transform: @escaping (Output) throws -> T, note: String = "") -> AnyPublisher<
    T, any Error
  > {
    tryMap(transform).eraseToAnyPublisher()
  }

  fileprivate func filter(_ isIncluded: @escaping (Output) -> Bool, note: String = "") -> AnyPublisher<Output, Failure>
  {
    filter(isIncluded).eraseToAnyPublisher()
  }

  fileprivate func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool, note: String = ""
  ) -> AnyPublisher<Output, any Error> { tryFilter(isIncluded).eraseToAnyPublisher() }

  fileprivate func compactMap<T>(_ transform: @escaping (Output) -> T?, note: String = "") -> AnyPublisher<T, Failure> {
    compactMap(transform).eraseToAnyPublisher()
  }

  fileprivate func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?, note: String = ""
  ) -> AnyPublisher<T, any Error> { tryCompactMap(transform).eraseToAnyPublisher() }

  fileprivate func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T, note: String = ""
  ) -> AnyPublisher<T, Failure> { scan(initial, next).eraseToAnyPublisher() }

  fileprivate func drop(while predicate: @escaping (Output) -> Bool, note: String = "") -> AnyPublisher<Output, Failure>
  {
    drop(while: predicate).eraseToAnyPublisher()
  }

  fileprivate func first(where predicate: @escaping (Output) -> Bool, note: String = "") -> AnyPublisher<
    Output, Failure
  > {
    first(where: predicate).eraseToAnyPublisher()
  }

  fileprivate func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool, note: String = ""
  ) -> AnyPublisher<Output, Failure> { removeDuplicates(by: predicate).eraseToAnyPublisher() }

  fileprivate func collect(_ count: Int, note: String = "") -> AnyPublisher<[Output], Failure> {
    collect(count).eraseToAnyPublisher()
  }

  fileprivate func mapError<E: Error>(_ transform: @escaping (Failure) -> E, note: String = "") -> AnyPublisher<
    Output, E
  > {
    mapError(transform).eraseToAnyPublisher()
  }

  fileprivate func replaceError(with output: Output, note: String = "") -> AnyPublisher<Output, Never> {
    replaceError(with: output).eraseToAnyPublisher()
  }

  fileprivate func retry(_ retries: Int, note: String = "") -> AnyPublisher<Output, Failure> {
    retry(retries).eraseToAnyPublisher()
  }

  fileprivate func append(_ elements: Output..., note: String = "") -> AnyPublisher<Output, Failure> {
    append(elements).eraseToAnyPublisher()
  }
}

@Suite(.timeLimit(.minutes(4))) struct StrangersOverloads {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
    return values
  }

  @Test func callApplesOperatorAndNotThemselves() {
    let numbers = Publishers.Concatenate(
      prefix: Empty<Int, TestError>(), suffix: Publishers.Sequence<[Int], TestError>(sequence: [1, 1, 2, 3]))
    #expect(values(numbers.prefix(while: { $0 < 3 }, behavior: .inclusive)) == [1, 1, 2])
    #expect(values(numbers.map({ $0 + 1 }, note: "")) == [2, 2, 3, 4])
    #expect(values(numbers.tryMap({ $0 + 1 }, note: "")) == [2, 2, 3, 4])
    #expect(values(numbers.filter({ $0 > 1 }, note: "")) == [2, 3])
    #expect(values(numbers.tryFilter({ $0 > 1 }, note: "")) == [2, 3])
    #expect(values(numbers.compactMap({ $0 > 1 ? $0 : nil }, note: "")) == [2, 3])
    #expect(values(numbers.tryCompactMap({ $0 > 1 ? $0 : nil }, note: "")) == [2, 3])
    #expect(values(numbers.scan(0, { $0 + $1 }, note: "")) == [1, 2, 4, 7])
    #expect(values(numbers.drop(while: { $0 < 2 }, note: "")) == [2, 3])
    #expect(values(numbers.first(where: { $0 > 1 }, note: "")) == [2])
    #expect(values(numbers.removeDuplicates(by: { $0 == $1 }, note: "")) == [1, 2, 3])
    #expect(values(numbers.collect(3, note: "")) == [[1, 1, 2], [3]])
    #expect(values(numbers.mapError({ $0 }, note: "")) == [1, 1, 2, 3])
    #expect(values(numbers.replaceError(with: 0, note: "")) == [1, 1, 2, 3])
    #expect(values(numbers.retry(1, note: "")) == [1, 1, 2, 3])
    #expect(values(numbers.append(4, note: "")) == [1, 1, 2, 3, 4])
  }
}
