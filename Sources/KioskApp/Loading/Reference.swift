/// An object as part of a question: equal to itself alone.
struct Reference<Object: AnyObject>: Equatable {
  let object: Object

  init(_ object: Object) {
    self.object = object
  }

  static func == (one: Reference, other: Reference) -> Bool { one.object === other.object }
}
