/// Several views side by side, as a tuple of views.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public init(_ value: T) { self.value = value }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? TupleNode ?? TupleNode(inputs)
    withUnsafePointer(to: view.value) { node.update(UnsafeRawPointer($0), TupleFields.of(T.self), inputs) }
    return node
  }
}

/// A view that stands for several, which its container may take apart.
nonisolated protocol SeveralViews {
  @MainActor var parts: [AnyView] { get }
}

extension TupleView: SeveralViews {
  @MainActor var parts: [AnyView] {
    withUnsafePointer(to: value) { pointer in
      TypeLayout.fields(of: T.self).compactMap { field in
        (field.type as? any View.Type).map { TupleFields.view(of: $0, at: UnsafeRawPointer(pointer) + field.offset) }
      }
    }
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

  fileprivate static func view<Content: View>(of type: Content.Type, at place: UnsafeRawPointer) -> AnyView {
    AnyView(place.assumingMemoryBound(to: type).pointee)
  }

  private static func update<Content: View>(_ type: Content.Type) -> Update {
    { pointer, old, inputs in
      Content._node(for: pointer.assumingMemoryBound(to: Content.self).pointee, replacing: old, inputs)
    }
  }
}

/// The children of a tuple view.
final class TupleNode: ViewNode {
  private var children = FewNodes()

  func update(_ tuple: UnsafeRawPointer, _ fields: TupleFields, _ inputs: ViewInputs) {
    let inputs = inputs.through(self)
    if children.count == 0 {
      for field in fields.updates { children.append(field.update(tuple + field.offset, nil, inputs)) }
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

  override func flatten(into list: inout [DrawingNode]) { children.forEach { $0.flatten(into: &list) } }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }

  override func unmount() {
    children.forEach { $0.unmount() }
    super.unmount()
  }
}

/// A list of nodes that needs no memory of its own for up to three.
@MainActor
struct FewNodes {
  private var first: ViewNode?
  private var second: ViewNode?
  private var third: ViewNode?
  private var rest: [ViewNode] = []

  var count: Int {
    if third != nil { return 3 + rest.count }
    return second != nil ? 2 : first != nil ? 1 : 0
  }

  /// The node at a place below `count`.
  subscript(place: Int) -> ViewNode {
    get {
      let node =
        switch place {
        case 0: first
        case 1: second
        case 2: third
        default: rest[place - 3]
        }
      guard let node else { preconditionFailure("There is no node \(place) of \(count).") }
      return node
    }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: rest[place - 3] = newValue
      }
    }
  }

  mutating func append(_ node: ViewNode) {
    let count = count
    if count < 3 { self[count] = node } else { rest.append(node) }
  }

  func forEach(_ visit: (ViewNode) -> Void) { for place in 0..<count { visit(self[place]) } }
}
