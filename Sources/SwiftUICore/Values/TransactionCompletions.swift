import Foundation

extension Transaction {
  /// What is called when the movement of a change should be over.
  private final class Completion: Sendable {
    let call: @MainActor @Sendable () -> Void
    init(call: @escaping @MainActor @Sendable () -> Void) { self.call = call }
  }

  private struct Key: TransactionKey { static var defaultValue: [Completion] { [] } }

  /// Has a closure called when the movement of the change should be over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    let completion = Unchecked(completion)
    self[Key.self].append(Completion { completion.value() })
  }

  /// Behind a change: calls what is to be called when its movement should be over. What belongs to the change around is left to it.
  func callCompletions(within outer: Transaction) {
    let others = outer[Key.self]
    let own = self[Key.self].filter { one in !others.contains { $0 === one } }
    guard !own.isEmpty else { return }
    let seconds = frameAnimation.map { $0.delay + $0.duration * Double($0.repeats ?? 1) } ?? 0
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { own.forEach { $0.call() } }
    }
  }
}
