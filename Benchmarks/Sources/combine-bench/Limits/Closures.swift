// Pipelines written by hand as closures that call closures.

/// A list of closures that are all called with each value.
final class ClosureSubject<Value> {
  private var receivers: [Int: (Value) -> Void] = [:]
  private var lastKey = 0

  func attach(_ receiver: @escaping (Value) -> Void) -> Int {
    lastKey += 1
    receivers[lastKey] = receiver
    return lastKey
  }

  func detach(_ key: Int) {
    receivers[key] = nil
  }

  func send(_ value: Value) {
    for receiver in receivers.values { receiver(value) }
  }
}

/// A chain of `count` closures that each add one, in front of `last`; none of them can be seen through.
func closureChain(_ count: Int, _ last: @escaping (Int) -> Void) -> (Int) -> Void {
  (0..<count).reduce(last) { next, _ in
    opaque { next($0 &+ 1) }
  }
}
