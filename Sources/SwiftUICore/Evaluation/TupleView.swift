/// Several views side by side, as a tuple of views.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never

  /// The views, as a tuple.
  public var value: T

  /// A tuple of views; what is no view ends the program when it is shown.
  public init(_ value: T) { self.value = value }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let fields = TupleFields.of(T.self)
    let node = old as? TupleNode ?? .make(fields.updates.count, inputs)
    withUnsafePointer(to: view.value) { node.update(UnsafeRawPointer($0), fields, inputs) }
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
    if TypeLayout.kind(of: type) != .tuple, let single = type as? any View.Type {
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

/// The children of a tuple view: up to two, as most have, in the node itself.
class TupleNode: ViewNode {
  private final var first: ViewNode?
  private final var second: ViewNode?

  static func make(_ count: Int, _ inputs: ViewInputs) -> TupleNode {
    count > 2 ? LongTupleNode(inputs) : TupleNode(inputs)
  }

  final override var mayRest: Bool { true }

  var count: Int { second != nil ? 2 : first != nil ? 1 : 0 }

  /// The node at a place below `count`; setting the one at `count` adds it.
  subscript(place: Int) -> ViewNode? {
    get { place == 0 ? first : second }
    set { if place == 0 { first = newValue } else { second = newValue } }
  }

  final func update(_ tuple: UnsafeRawPointer, _ fields: TupleFields, _ inputs: ViewInputs) {
    let inputs = inputs.through(self)
    for (place, field) in fields.updates.enumerated() {
      let old = self[place]
      let node = field.update(tuple + field.offset, old, inputs)
      guard node !== old else { continue }
      self[place] = node
      guard let old else { continue }
      old.unmount()
      structureChanged()
    }
  }

  override func flatten(into list: inout [DrawingNode]) {
    for place in 0..<count { self[place]?.flatten(into: &list) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for place in 0..<count { if let node = self[place] { visit(node) } }
  }

  override func unmount() {
    for place in 0..<count { self[place]?.unmount() }
    super.unmount()
  }
}

/// The children of a longer tuple.
final class LongTupleNode: TupleNode {
  private var third: ViewNode?
  private var rest: [ViewNode] = []

  override var count: Int { third == nil ? super.count : 3 + rest.count }

  override subscript(place: Int) -> ViewNode? {
    get { place < 2 ? super[place] : place == 2 ? third : place < count ? rest[place - 3] : nil }
    set {
      switch place {
      case 0, 1: super[place] = newValue
      case 2: third = newValue
      default:
        guard let newValue else { return }
        if place < count { rest[place - 3] = newValue } else { rest.append(newValue) }
      }
    }
  }
}
