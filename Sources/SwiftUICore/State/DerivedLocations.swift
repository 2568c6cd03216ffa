/// A value that never changes.
final class ConstantLocation<Value>: AnyLocation<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return self === other || Alike.areEqualThroughout(value, other.value)
  }
}

/// Two closures of the app.
final class ClosureLocation<Value>: AnyLocation<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.run(transaction) { write(value, transaction) }
  }
}

/// A part of the value at another location.
final class MemberLocation<Base, Value>: AnyLocation<Value> {
  private let base: AnyLocation<Base>
  private let member: WritableKeyPath<Base, Value>

  init(_ base: AnyLocation<Base>, _ member: WritableKeyPath<Base, Value>) {
    self.base = base
    self.member = member
  }

  override func get() -> Value { base.get()[keyPath: member] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: member] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return self === other || member == other.member && base.isSame(as: other.base)
  }
}

/// One element of the collection at another location.
final class ElementLocation<Elements: MutableCollection>: AnyLocation<Elements.Element> {
  private let base: AnyLocation<Elements>
  private let index: Elements.Index
  private var last: Elements.Element

  init(_ base: AnyLocation<Elements>, _ index: Elements.Index, _ last: Elements.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override func get() -> Elements.Element {
    let elements = base.get()
    if elements.indices.contains(index) { last = elements[index] }
    return last
  }

  override func set(_ value: Elements.Element, _ transaction: Transaction) {
    var elements = base.get()
    guard elements.indices.contains(index) else { return }
    elements[index] = value
    last = value
    base.set(elements, transaction)
  }

  override func isSame(as other: AnyLocation<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return self === other || index == other.index && base.isSame(as: other.base)
  }
}

/// A property of an object. Two are the same only while the property's value is.
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value> {
  private let object: Object
  private let property: ReferenceWritableKeyPath<Object, Value>
  private let snapshot: Value

  init(_ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.property = property
    snapshot = object[keyPath: property]
  }

  override func get() -> Value { object[keyPath: property] }

  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.run(transaction) { object[keyPath: property] = value }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && property == other.property
      && Alike.areEqualThroughout(snapshot, other.snapshot)
  }
}
