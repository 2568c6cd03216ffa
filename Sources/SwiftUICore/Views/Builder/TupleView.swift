/// Several views side by side, as a tuple of views.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public init(_ value: T) { self.value = value }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? TupleNode ?? TupleNode(inputs, fields: TupleFields.of(T.self))
    withUnsafePointer(to: view.value) { node.update(UnsafeRawPointer($0), inputs) }
    return node
  }
}

/// Where the views of a tuple type lie and how each is brought up to date. Found once per type.
@MainActor
final class TupleFields {
  typealias Update = (UnsafeRawPointer, ViewNode?, ViewInputs) -> ViewNode

  let updates: [(offset: Int, update: Update)]

  private static var known: [ObjectIdentifier: TupleFields] = [:]

  static func of<Tuple>(_ type: Tuple.Type) -> TupleFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = TupleFields(type)
    known[key] = fields
    return fields
  }

  private init<Tuple>(_ type: Tuple.Type) {
    if let single = type as? any View.Type {
      updates = [(0, TupleFields.update(single))]
    } else {
      updates = TypeLayout.fields(of: type).map { field in
        guard let view = field.type as? any View.Type else {
          preconditionFailure("TupleView holds views only, not \(field.type).")
        }
        return (field.offset, TupleFields.update(view))
      }
    }
  }

  private static func update<Content: View>(_ type: Content.Type) -> Update {
    { pointer, old, inputs in
      Content._node(for: pointer.assumingMemoryBound(to: Content.self).pointee, replacing: old, inputs)
    }
  }
}

/// The children of a tuple view.
final class TupleNode: ViewNode {
  private let fields: TupleFields
  private var children: [ViewNode] = []

  init(_ inputs: ViewInputs, fields: TupleFields) {
    self.fields = fields
    super.init(inputs)
  }

  func update(_ tuple: UnsafeRawPointer, _ inputs: ViewInputs) {
    let inputs = inputs.through(self)
    if children.isEmpty {
      children = fields.updates.map { $0.update(tuple + $0.offset, nil, inputs) }
      return
    }
    for (index, field) in fields.updates.enumerated() {
      let old = children[index]
      let node = field.update(tuple + field.offset, old, inputs)
      guard node !== old else { continue }
      children[index] = node
      old.unmount()
      structureChanged()
    }
  }

  override func flatten(into list: inout [DrawingNode]) { for child in children { child.flatten(into: &list) } }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }

  override func unmount() {
    for child in children { child.unmount() }
    super.unmount()
  }
}
