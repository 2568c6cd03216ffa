@_spi(Reflection) import Swift

/// What the graph knows of a view type: where its dynamic properties lie and how two of its values compare. Found once per type.
///
/// Field offsets come from the standard library's reflection, which is not public API. Should a toolchain take it away, they
/// are worked out from a value's mirror.
@MainActor
final class TypeLayout {
  typealias Linker = (UnsafeMutableRawPointer, inout LinkCursor) -> Void

  /// Dynamic properties in order of declaration.
  let links: [(offset: Int, link: Linker)]
  /// Found when two values are compared for the first time: most views of a first screen never are.
  private lazy var comparison = makeComparison()
  private let makeComparison: () -> ValueComparison?

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  static func of<Value>(_ value: Value) -> TypeLayout {
    let key = ObjectIdentifier(Value.self)
    if let layout = known[key] { return layout }
    var fields = fields(of: Value.self)
    if fields.isEmpty, MemoryLayout<Value>.size > 0 { fields = MirroredFields.of(value) ?? [] }
    let layout = TypeLayout(Value.self, fields)
    known[key] = layout
    return layout
  }

  init<Value>(_ type: Value.Type, _ fields: [Field]) {
    links = fields.compactMap { field in
      // Whether a type conforms is found by a search through all conformances there are: not for plain values.
      guard !field.isFunction, !field.isExistential, !(field.type is AnyClass), !TypeModule.isOfPlainValues(field.type),
        let property = field.type as? any DynamicProperty.Type
      else { return nil }
      return (field.offset, TypeLayout.linker(for: property))
    }
    makeComparison = { ValueComparison.of(type, fields) }
  }

  func link(_ value: UnsafeMutableRawPointer, _ cursor: inout LinkCursor) {
    for (offset, link) in links { link(value + offset, &cursor) }
  }

  /// True only where the two are certainly alike.
  func areAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let comparison else { return false }
    return withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { comparison.areAlike(lhs, $0) } }
  }

  /// A stored field of a struct or tuple.
  struct Field: Equatable {
    var offset: Int
    var type: Any.Type
    var isFunction: Bool
    /// A value of a protocol's type: what is in it is not known before there is one.
    var isExistential: Bool

    static func == (lhs: Field, rhs: Field) -> Bool {
      lhs.offset == rhs.offset && lhs.type == rhs.type && lhs.isFunction == rhs.isFunction
        && lhs.isExistential == rhs.isExistential
    }

    /// In bytes.
    var size: Int {
      func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
      return _openExistential(type, do: open)
    }
  }

  enum Kind { case tuple, function, existential, metatype, other }

  /// By the first word of the type's metadata (Swift ABI, "Type Metadata", "Common Metadata Layout").
  nonisolated static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x301: .tuple
    case 0x302: .function
    case 0x303, 0x306, 0x307: .existential
    case 0x304: .metatype
    default: .other
    }
  }

  /// None for what has no stored fields of its own, such as an enum or a protocol's type.
  nonisolated static func fields(of type: Any.Type) -> [Field] {
    // The standard library would look into a value that there is none of.
    guard [.tuple, .other].contains(kind(of: type)) else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append(
        Field(
          offset: offset, type: type, isFunction: kind == .function,
          isExistential: kind == .existential || kind == .existentialMetatype))
      return true
    }
    return fields
  }

  private static func linker<Property: DynamicProperty>(for type: Property.Type) -> Linker {
    if let linked = type as? any LinkedProperty.Type { return linker(linked: linked) }
    let nested = TypeLayout(type, fields(of: type))
    return { pointer, cursor in
      nested.link(pointer, &cursor)
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func linker<Property: LinkedProperty>(linked type: Property.Type) -> Linker {
    { pointer, cursor in pointer.assumingMemoryBound(to: Property.self).pointee.link(&cursor) }
  }
}

/// A property that the graph gives storage or values to.
@MainActor
protocol LinkedProperty: DynamicProperty, ComparedByParts {
  /// Takes its slots from the cursor, the same number each time.
  mutating func link(_ cursor: inout LinkCursor)
  /// Whether a view that has `other` instead looks the same, not counting what the graph tracks anyway.
  func isSame(as other: Self) -> Bool
}

extension LinkedProperty {
  static var comparison: ValueComparison? {
    ValueComparison {
      $0.assumingMemoryBound(to: Self.self).pointee.isSame(as: $1.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

/// Walks over the storage of one node while its dynamic properties are linked.
@MainActor
struct LinkCursor {
  let node: ViewNode
  let environment: EnvironmentValues
  fileprivate(set) var slots: [AnyObject]
  private var index = 0

  init(node: ViewNode, environment: EnvironmentValues, slots: [AnyObject]) {
    self.node = node
    self.environment = environment
    self.slots = slots
  }

  /// The next slot, made the first time.
  mutating func slot<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { index += 1 }
    if index < slots.count { return unsafeDowncast(slots[index], to: Storage.self) }
    let storage = make()
    slots.append(storage)
    return storage
  }
}
