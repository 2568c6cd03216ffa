// Stages written by hand as generic classes that know the next stage's type, so that the compiler can see through
// the whole chain. No locks, no demand, no completion.

protocol Stage<Input>: AnyObject {
  associatedtype Input
  func receive(_ input: Input)
}

final class SinkStage<Input>: Stage {
  private let body: (Input) -> Void

  init(_ body: @escaping (Input) -> Void) {
    self.body = body
  }

  func receive(_ input: Input) { body(input) }
}

final class MapStage<Input, Next: Stage>: Stage {
  private let transform: (Input) -> Next.Input
  private let next: Next

  init(_ transform: @escaping (Input) -> Next.Input, _ next: Next) {
    self.transform = transform
    self.next = next
  }

  func receive(_ input: Input) { next.receive(transform(input)) }
}

final class FilterStage<Next: Stage>: Stage {
  private let isIncluded: (Next.Input) -> Bool
  private let next: Next

  init(_ isIncluded: @escaping (Next.Input) -> Bool, _ next: Next) {
    self.isIncluded = isIncluded
    self.next = next
  }

  func receive(_ input: Next.Input) {
    if isIncluded(input) { next.receive(input) }
  }
}

final class ScanStage<Input, Next: Stage>: Stage {
  private var state: Next.Input
  private let combine: (Next.Input, Input) -> Next.Input
  private let next: Next

  init(_ initial: Next.Input, _ combine: @escaping (Next.Input, Input) -> Next.Input, _ next: Next) {
    state = initial
    self.combine = combine
    self.next = next
  }

  func receive(_ input: Input) {
    state = combine(state, input)
    next.receive(state)
  }
}

final class RemoveDuplicatesStage<Next: Stage>: Stage where Next.Input: Equatable {
  private var last: Next.Input?
  private let next: Next

  init(_ next: Next) {
    self.next = next
  }

  func receive(_ input: Next.Input) {
    guard last != input else { return }
    last = input
    next.receive(input)
  }
}

final class CollectStage<Element, Next: Stage>: Stage where Next.Input == [Element] {
  private var collected: [Element] = []
  private let count: Int
  private let next: Next

  init(_ count: Int, _ next: Next) {
    self.count = count
    self.next = next
  }

  func receive(_ input: Element) {
    collected.append(input)
    guard collected.count == count else { return }
    let full = collected
    collected = []
    next.receive(full)
  }
}
