/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements, as they are now.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Of an element that goes later, the binding reads the last known value.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// The place after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Goes on to the next place.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Goes back to the place before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
