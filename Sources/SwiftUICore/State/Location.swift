import Foundation
import Locks
import UIKit

/// Where a binding reads and writes.
class AnyLocation<Value> {
  func get() -> Value { preconditionFailure("A location of no kind has no value.") }
  func set(_ value: Value, _ transaction: Transaction) {}
  /// True where a view that reads the other instead looks the same, or is told of a change anyway.
  func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// A value kept by a node. Readers are found out while bodies are evaluated; a write has them evaluated again.
///
/// Reads and writes are safe from any thread; readers are told on the main thread.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Locked<Value>
  let readers = Readers()
  /// Where the value at first is the same for every place, whether a value is that.
  private let isUsual: ((Value) -> Bool)?

  init(_ value: Value, isUsual: ((Value) -> Bool)? = nil) {
    self.value = Locked(unchecked: value)
    self.isUsual = isUsual
  }

  override func get() -> Value {
    readers.addCurrent()
    return value.withLock { $0 }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    let old = value.withLock { value in
      defer { value = new }
      return value
    }
    guard !Alike.areEqualThroughout(old, new) else { return }
    let readers = readers
    onMainActor { Transaction.run(transaction) { readers.tell() } }
  }
}

extension StoredLocation: KeptStorage {
  var readingNodes: [ViewNode] { readers.nodes }
  var isAsNew: Bool { isUsual?(value.withLock { $0 }) ?? false }
  func hand(to place: PassingNode) { readers.hand(to: place) }
  func takeBack(from place: PassingNode) { readers.remove(place) }
}
