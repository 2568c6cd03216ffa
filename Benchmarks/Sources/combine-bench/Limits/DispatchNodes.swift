// Stages written by hand as classes that call each other through the class's table, as one writes a small event
// pipeline without a framework. No locks, no demand, no completion.

/// What receives values.
class Node<Input> {
  func receive(_ input: Input) {}
}

final class SinkNode<Input>: Node<Input> {
  private let body: (Input) -> Void

  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  override func receive(_ input: Input) { body(input) }
}

final class MapNode<Input, Output>: Node<Input> {
  private let transform: (Input) -> Output
  private let next: Node<Output>

  init(_ transform: @escaping (Input) -> Output, _ next: Node<Output>) {
    self.transform = transform
    self.next = next
  }

  override func receive(_ input: Input) { next.receive(transform(input)) }
}

final class FilterNode<Input>: Node<Input> {
  private let isIncluded: (Input) -> Bool
  private let next: Node<Input>

  init(_ isIncluded: @escaping (Input) -> Bool, _ next: Node<Input>) {
    self.isIncluded = isIncluded
    self.next = next
  }

  override func receive(_ input: Input) {
    if isIncluded(input) { next.receive(input) }
  }
}

final class ScanNode<Input, Output>: Node<Input> {
  private var state: Output
  private let combine: (Output, Input) -> Output
  private let next: Node<Output>

  init(_ initial: Output, _ combine: @escaping (Output, Input) -> Output, _ next: Node<Output>) {
    state = initial
    self.combine = combine
    self.next = next
  }

  override func receive(_ input: Input) {
    state = combine(state, input)
    next.receive(state)
  }
}

final class RemoveDuplicatesNode<Input: Equatable>: Node<Input> {
  private var last: Input?
  private let next: Node<Input>

  init(_ next: Node<Input>) {
    self.next = next
  }

  override func receive(_ input: Input) {
    guard last != input else { return }
    last = input
    next.receive(input)
  }
}

final class PairNode: Node<Int> {
  final class Side: Node<Int> {
    unowned let pair: PairNode
    var value: Int?

    init(_ pair: PairNode) {
      self.pair = pair
    }

    override func receive(_ input: Int) {
      value = input
      pair.update()
    }
  }

  private(set) lazy var left = Side(self)
  private(set) lazy var right = Side(self)
  private let empties: Bool
  private let next: Node<(Int, Int)>

  /// Pairs two inputs: each value once if `empties`, as a zip; else always the latest two.
  init(empties: Bool, _ next: Node<(Int, Int)>) {
    self.empties = empties
    self.next = next
  }

  private func update() {
    guard let a = left.value, let b = right.value else { return }
    if empties {
      left.value = nil
      right.value = nil
    }
    next.receive((a, b))
  }
}

/// Sends what it is told to all its receivers.
final class NodeSubject<Value> {
  private var receivers: [Node<Value>] = []

  func attach(_ receiver: Node<Value>) {
    receivers.append(receiver)
  }

  func detach(_ receiver: Node<Value>) {
    receivers.removeAll { $0 === receiver }
  }

  func send(_ value: Value) {
    for receiver in receivers { receiver.receive(value) }
  }
}
