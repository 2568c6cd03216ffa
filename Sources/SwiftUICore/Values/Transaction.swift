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
  /// Whether speeds of changes under way go into what comes behind; kept, without effect.
  public var tracksVelocity = false
  /// Whether a scroll view that is moving goes on to move; kept, without effect.
  public var scrollPositionUpdatePreservesVelocity = false
  /// What a scroll view does as its content changes; kept, without effect.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  /// Where a view that is scrolled to stands; kept, without effect.
  public var scrollTargetAnchor: UnitPoint?
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
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// What a scroll view does as its content changes; hosts keep the place.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
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
  let outer = Transaction.current
  let result = try Transaction.run(transaction, body)
  transaction.callCompletions(within: outer)
  return result
}

/// Has what `body` changes belong to the current transaction with one value changed.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
