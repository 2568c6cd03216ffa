/// First in, first out. It keeps its storage when it runs empty, so that a queue that fills and empties again and again
/// allocates once.
@frozen @usableFromInline
struct Queue<Element> {
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var count: Int { storage.count - head }
  /// What is in it, the first first.
  @usableFromInline var elements: [Element] { storage[head...].compactMap { $0 } }
  @inlinable var isEmpty: Bool { storage.count == head }

  @inlinable
  mutating func append(_ element: Element) {
    if head > 31, head >= storage.count - head {
      storage.removeFirst(head)
      head = 0
    }
    storage.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    // As most often. To take the last element of an array costs less than to empty it.
    if storage.count == 1 { return storage.removeLast() }
    var first: Element?
    swap(&first, &storage[head])
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    }
    return first
  }

  /// Takes everything out, so that the caller can let go of it after its state is in order.
  @inlinable
  mutating func takeAll() -> Queue {
    var taken = Queue()
    swap(&taken, &self)
    return taken
  }
}
