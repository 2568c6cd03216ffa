/// Which of the values is the result: the first that fits, or the last.
@usableFromInline
protocol Position {
  static var name: String { get }

  /// The name of the operator with a predicate that cannot throw.
  static var matchName: String { get }

  /// What follows a value that fits.
  static var step: ReduceStep { get }
}

@usableFromInline
enum FirstPlace: Position {
  @usableFromInline static var name: String { "First" }
  /// So Apple's calls itself, although it throws nothing.
  @usableFromInline static var matchName: String { "TryFirst" }
  @inlinable static var step: ReduceStep { .done }
}

@usableFromInline
enum LastPlace: Position {
  @usableFromInline static var name: String { "Last" }
  @usableFromInline static var matchName: String { "LastWhere" }
  @inlinable static var step: ReduceStep { .more }
}

/// The logic of `first` and `last`.
@frozen @usableFromInline
struct PositionLogic<Place: Position, Value, Failure: Error>: ReduceLogic {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Errors = Unthrowing<Failure>

  @inlinable init() {}

  @usableFromInline static var name: String { Place.name }

  @inlinable
  func step(_ input: Value, _ relay: ResultRelay<Value?>) throws(Never) -> ReduceStep {
    relay.memory = input
    return Place.step
  }
}

/// The logic of `first(where:)`, `last(where:)` and their throwing forms.
@frozen @usableFromInline
struct MatchLogic<Place: Position, Predicate: Closure, Errors: ErrorPath>: ReduceLogic
where Predicate.Output == Bool, Predicate.Thrown == Errors.Thrown {
  @usableFromInline typealias Output = Predicate.Input

  @usableFromInline let predicate: Predicate

  @inlinable
  init(_ predicate: Predicate) { self.predicate = predicate }

  @usableFromInline static var name: String {
    Errors.name(Place.matchName, throwing: "Try\(Place.name)Where")
  }

  @inlinable
  func step(_ input: Output, _ relay: ResultRelay<Output?>) throws(Errors.Thrown) -> ReduceStep {
    guard try predicate(input) else { return .more }
    relay.memory = input
    return Place.step
  }
}
