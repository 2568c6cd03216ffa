/// Something that can be told to stop and to let go of what it holds.
public protocol Cancellable {
  /// Stops the activity. Calling it again has no effect.
  func cancel()
}

extension Cancellable {
  /// Ties the life of this activity to a collection: it is cancelled when the collection lets go of it.
  ///
  /// ```swift
  /// var bag: [AnyCancellable] = []
  /// let subject = PassthroughSubject<Int, Never>()
  /// subject.sink { print($0) }.store(in: &bag)
  /// subject.send(1)
  /// bag.removeAll()
  /// subject.send(2)
  /// // Prints:
  /// // 1
  /// ```
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    if let cancellable = self as? AnyCancellable {
      collection.append(cancellable)
    } else {
      collection.append(AnyCancellable(self))
    }
  }

  /// Ties the life of this activity to a set: it is cancelled when the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    if let cancellable = self as? AnyCancellable {
      set.insert(cancellable)
    } else {
      set.insert(AnyCancellable(self))
    }
  }
}
