import Foundation
import Synchronization

/// Where a binding reads and writes.
class AnyLocation<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("A location of no kind has no value.") }
  func set(_ value: Value, _ transaction: Transaction) {}
  /// True where a view that reads the other instead looks the same, or is told of a change anyway.
  func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// A value kept by a node. Readers are found out while bodies are evaluated; a write has them evaluated again.
///
/// Reads and writes are safe from any thread; readers are told on the main thread.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value
  private let readers = Readers()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    readers.addCurrent()
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return value
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    lock._unsafeLock()
    let old = value
    value = new
    lock._unsafeUnlock()
    guard !Alike.areEqual(old, new) else { return }
    let readers = readers
    onMainActor { Transaction.run(transaction) { readers.tell() } }
  }
}

/// The nodes that read one value while their bodies were evaluated. On the main thread only.
final class Readers: @unchecked Sendable {
  private struct Reader {
    weak var node: ViewNode?
  }

  private var readers: [Reader] = []

  /// Adds the node under evaluation, if there is one.
  func addCurrent() {
    guard let node = EvaluatingNode.current, !readers.contains(where: { $0.node === node }) else { return }
    readers.append(Reader(node: node))
  }

  @MainActor
  func tell() {
    readers.removeAll { $0.node?.isMounted != true }
    for reader in readers { reader.node?.setNeedsEvaluation() }
  }
}

/// Whether writing one value over another changes anything that can be seen.
enum Alike {
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let lhs = lhs as? any Equatable else { return false }
    return areEqual(equatable: lhs, rhs)
  }

  private static func areEqual<Value: Equatable>(equatable lhs: Value, _ rhs: Any) -> Bool { (rhs as? Value) == lhs }
}

/// Carries a value of unknown type over an isolation border that this module guards itself.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
