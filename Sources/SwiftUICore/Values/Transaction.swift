import Foundation
import UIKit

/// What goes with a change of state: how it moves.
public struct Transaction: Equatable, Sendable {
  /// How the change moves; nil changes at once.
  public var animation: Animation?
  /// Whether nothing moves, whatever the animation.
  public var disablesAnimations = false
  /// Whether the change is one of many, as of a drag; kept, without effect.
  public var isContinuous = false
  /// What apps have put into it.
  var values: [ObjectIdentifier: TransactionValue] = [:]

  /// A change that does not move.
  public init() {}

  /// A change that moves by the animation; nil changes at once.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the change under way on this thread.
  static var current: Transaction { MainLoop.isCurrent ? running : Transaction() }

  nonisolated(unsafe) private static var running = Transaction()

  /// Changes made by `body` belong to `transaction`. Off the main thread there is no animation.
  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainLoop.isCurrent else { return try body() }
    let outer = running
    running = transaction
    defer { running = outer }
    return try body()
  }

  var frameAnimation: AnimationStyle? { disablesAnimations ? nil : animation?.style }
}

/// Has what `body` changes move.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

/// Has what `body` changes move and calls `completion` when the movement should be over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try Transaction.run(Transaction(animation: animation), body)
  let seconds = (animation?.style).map { $0.delay + $0.duration * Double($0.repeats ?? 1) } ?? 0
  let call = Unchecked(completion)
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { call.value() } }
  return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// When what can be seen of it is over.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When all of it is over; counted the same.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Has what `body` changes belong to `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Has what `body` changes belong to the current transaction with one value changed.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}
