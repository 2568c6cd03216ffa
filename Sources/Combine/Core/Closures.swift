/// An operator's closure of one argument. An operator and its throwing form share their logic, which calls the closure
/// through this.
///
/// The closure is kept as it was given: converted to one type for both forms, it would be called through two more.
@usableFromInline
protocol Closure {
  associatedtype Input
  associatedtype Output
  associatedtype Thrown: Error

  func callAsFunction(_ input: Input) throws(Thrown) -> Output
}

@frozen @usableFromInline
struct PlainClosure<Input, Output>: Closure {
  @usableFromInline let call: (Input) -> Output

  @inlinable
  init(_ call: @escaping (Input) -> Output) { self.call = call }

  @inlinable
  func callAsFunction(_ input: Input) throws(Never) -> Output { call(input) }
}

@frozen @usableFromInline
struct ThrowingClosure<Input, Output>: Closure {
  @usableFromInline let call: (Input) throws -> Output

  @inlinable
  init(_ call: @escaping (Input) throws -> Output) { self.call = call }

  @inlinable
  func callAsFunction(_ input: Input) throws(any Error) -> Output { try call(input) }
}

/// An operator's closure of two arguments; see ``Closure``.
@usableFromInline
protocol PairClosure {
  associatedtype First
  associatedtype Second
  associatedtype Output
  associatedtype Thrown: Error

  func callAsFunction(_ first: First, _ second: Second) throws(Thrown) -> Output
}

@frozen @usableFromInline
struct PlainPairClosure<First, Second, Output>: PairClosure {
  @usableFromInline let call: (First, Second) -> Output

  @inlinable
  init(_ call: @escaping (First, Second) -> Output) { self.call = call }

  @inlinable
  func callAsFunction(_ first: First, _ second: Second) throws(Never) -> Output { call(first, second) }
}

@frozen @usableFromInline
struct ThrowingPairClosure<First, Second, Output>: PairClosure {
  @usableFromInline let call: (First, Second) throws -> Output

  @inlinable
  init(_ call: @escaping (First, Second) throws -> Output) { self.call = call }

  @inlinable
  func callAsFunction(_ first: First, _ second: Second) throws(any Error) -> Output { try call(first, second) }
}

/// How the errors of an operator's upstream and of its closure become its own.
@usableFromInline
protocol ErrorPath {
  associatedtype UpstreamFailure: Error
  associatedtype Thrown: Error
  associatedtype Failure: Error

  static func pass(_ error: UpstreamFailure) -> Failure
  static func raise(_ error: Thrown) -> Failure

  /// The operator's name, which depends on whether its closure may throw.
  static func name(_ plain: String, throwing: String) -> String
}

extension ErrorPath {
  @inlinable
  static func pass(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure> {
    switch completion {
    case .finished: .finished
    case .failure(let error): .failure(pass(error))
    }
  }
}

/// The closure does not throw, and failures stay what they are.
@frozen @usableFromInline
enum Unthrowing<Failure: Error>: ErrorPath {
  @inlinable
  static func pass(_ error: Failure) -> Failure { error }
  @inlinable
  static func raise(_ error: Never) -> Failure {}
  @inlinable
  static func name(_ plain: String, throwing: String) -> String { plain }
}

/// The closure throws, and all failures lose their type.
@frozen @usableFromInline
enum Throwing<UpstreamFailure: Error>: ErrorPath {
  @inlinable
  static func pass(_ error: UpstreamFailure) -> any Error { error }
  @inlinable
  static func raise(_ error: any Error) -> any Error { error }
  @inlinable
  static func name(_ plain: String, throwing: String) -> String { throwing }
}
