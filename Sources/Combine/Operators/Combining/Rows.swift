/// Where the values of one upstream wait to become part of a row.
@usableFromInline
protocol RowSlot {
  associatedtype Element

  /// Whether rows are made of the newest values, as those of `combineLatest`: they are counted against the demand, and end
  /// when no upstream is left. Otherwise each value is for one row, and rows end with the first slot that is spent.
  static var keepsNewest: Bool { get }

  init()

  var isReady: Bool { get }

  /// Whether this slot has nothing new to give, ever.
  func isSpent(upstreamFinished: Bool) -> Bool

  /// Puts a value in, and hands out the one it pushes aside, for the caller to let go of.
  mutating func put(_ element: Element) -> Element?

  /// The value for the next row. Asked for only when the slot is ready.
  mutating func next() -> Element?
}

/// A slot for `combineLatest`: it holds the newest value, for any number of rows.
@frozen @usableFromInline
struct LatestSlot<Element>: RowSlot {
  @usableFromInline var value: Element?

  @inlinable init() {}

  @inlinable static var keepsNewest: Bool { true }
  @inlinable var isReady: Bool { value != nil }
  @inlinable
  func isSpent(upstreamFinished: Bool) -> Bool { upstreamFinished }

  @inlinable
  mutating func put(_ element: Element) -> Element? {
    var old: Element? = element
    swap(&old, &value)
    return old
  }

  @inlinable
  mutating func next() -> Element? { value }
}

/// A slot for `zip`: it holds all values, each for one row.
@frozen @usableFromInline
struct QueueSlot<Element>: RowSlot {
  @usableFromInline var queue = Queue<Element>()

  @inlinable init() {}

  @inlinable static var keepsNewest: Bool { false }
  @inlinable var isReady: Bool { !queue.isEmpty }
  @inlinable
  func isSpent(upstreamFinished: Bool) -> Bool { upstreamFinished && queue.isEmpty }

  @inlinable
  mutating func put(_ element: Element) -> Element? {
    queue.append(element)
    return nil
  }

  @inlinable
  mutating func next() -> Element? { queue.popFirst() }
}

/// An upstream that a row of fewer than four does not have.
@frozen @usableFromInline
struct NoSlot<Kind: RowSlot>: RowSlot {
  @usableFromInline typealias Element = Never

  @inlinable init() {}

  @inlinable static var keepsNewest: Bool { Kind.keepsNewest }
  @inlinable var isReady: Bool { true }
  /// It must not decide over the end: never the first to be spent, and no reason to go on either.
  @inlinable
  func isSpent(upstreamFinished: Bool) -> Bool { Kind.keepsNewest }

  @inlinable
  mutating func put(_ element: Never) -> Never? {}

  @inlinable
  mutating func next() -> Never? { nil }
}

/// The slots of two to four upstreams, and how a value of each makes a row. A value type without effects.
@usableFromInline
protocol Rows<Row> {
  associatedtype A: RowSlot
  associatedtype B: RowSlot
  associatedtype C: RowSlot
  associatedtype D: RowSlot
  associatedtype Row

  static var count: Int { get }

  init()

  var a: A { get set }
  var b: B { get set }
  var c: C { get set }
  var d: D { get set }

  /// A row of the next values, if every slot is ready.
  mutating func next() -> Row?
}

extension Rows {
  /// Whether no more rows can come.
  ///
  /// - Parameter finished: One bit for each upstream that has finished.
  @inlinable
  func isSpent(finished: UInt8) -> Bool {
    let a = a.isSpent(upstreamFinished: finished & 1 != 0)
    let b = b.isSpent(upstreamFinished: finished & 2 != 0)
    let c = c.isSpent(upstreamFinished: finished & 4 != 0)
    let d = d.isSpent(upstreamFinished: finished & 8 != 0)
    return A.keepsNewest ? a && b && c && d : a || b || c || d
  }
}

@frozen @usableFromInline
struct Rows2<A: RowSlot, B: RowSlot>: Rows {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = NoSlot<A>()
  @usableFromInline var d = NoSlot<A>()

  @inlinable init() {}
  @inlinable static var count: Int { 2 }

  @inlinable
  mutating func next() -> (A.Element, B.Element)? {
    guard a.isReady, b.isReady, let a = a.next(), let b = b.next() else { return nil }
    return (a, b)
  }
}

@frozen @usableFromInline
struct Rows3<A: RowSlot, B: RowSlot, C: RowSlot>: Rows {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = NoSlot<A>()

  @inlinable init() {}
  @inlinable static var count: Int { 3 }

  @inlinable
  mutating func next() -> (A.Element, B.Element, C.Element)? {
    guard a.isReady, b.isReady, c.isReady, let a = a.next(), let b = b.next(), let c = c.next() else { return nil }
    return (a, b, c)
  }
}

@frozen @usableFromInline
struct Rows4<A: RowSlot, B: RowSlot, C: RowSlot, D: RowSlot>: Rows {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()

  @inlinable init() {}
  @inlinable static var count: Int { 4 }

  @inlinable
  mutating func next() -> (A.Element, B.Element, C.Element, D.Element)? {
    guard a.isReady, b.isReady, c.isReady, d.isReady,
      let a = a.next(), let b = b.next(), let c = c.next(), let d = d.next()
    else { return nil }
    return (a, b, c, d)
  }
}

/// Names one of the slots, so that one subscriber type serves them all.
@usableFromInline
protocol RowPosition {
  associatedtype RowsType: Rows
  associatedtype Element

  static var index: Int { get }
  static func put(_ element: Element, in rows: inout RowsType) -> Element?
}

@frozen @usableFromInline
enum FirstPosition<RowsType: Rows>: RowPosition {
  @inlinable static var index: Int { 0 }
  @inlinable
  static func put(_ element: RowsType.A.Element, in rows: inout RowsType) -> RowsType.A.Element? {
    rows.a.put(element)
  }
}

@frozen @usableFromInline
enum SecondPosition<RowsType: Rows>: RowPosition {
  @inlinable static var index: Int { 1 }
  @inlinable
  static func put(_ element: RowsType.B.Element, in rows: inout RowsType) -> RowsType.B.Element? {
    rows.b.put(element)
  }
}

@frozen @usableFromInline
enum ThirdPosition<RowsType: Rows>: RowPosition {
  @inlinable static var index: Int { 2 }
  @inlinable
  static func put(_ element: RowsType.C.Element, in rows: inout RowsType) -> RowsType.C.Element? {
    rows.c.put(element)
  }
}

@frozen @usableFromInline
enum FourthPosition<RowsType: Rows>: RowPosition {
  @inlinable static var index: Int { 3 }
  @inlinable
  static func put(_ element: RowsType.D.Element, in rows: inout RowsType) -> RowsType.D.Element? {
    rows.d.put(element)
  }
}
