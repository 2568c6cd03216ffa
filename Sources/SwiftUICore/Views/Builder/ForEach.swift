import Foundation

/// One view for each element of a collection, told apart by identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var edits = RowEdits()
}

/// What may be done with the rows of a `ForEach`.
nonisolated struct RowEdits {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// Puts what is dropped among the rows before the one at a place.
  var onInsert: (([NSItemProvider], Int) -> Void)?

  var areSome: Bool { onDelete != nil || onMove != nil || onInsert != nil }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? ForEachNode<Data, ID, Content> ?? ForEachNode(view, inputs)
    node.update(view, inputs.through(node))
    return node
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Each element as a binding into the collection.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0)) }, id: { $0.1 })
  }

  /// Each identifiable element as a binding into the collection.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// A view made of data, whose rows may be deleted, moved and inserted.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The data that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Knows what may be done with rows and where each row stands.
@MainActor
protocol RowEditor: AnyObject {
  var edits: RowEdits { get }
  var count: Int { get }
  func place(of id: AnyHashable) -> Int?
  func node(of id: AnyHashable) -> ViewNode?
  /// The identity of a child; nil for what is not a child.
  func identity(of child: ViewNode) -> AnyHashable?
}

/// Tells the list that a row may be deleted.
@MainActor
struct DeleteModifier: FoldingModifier {
  unowned let editor: any RowEditor
  let id: AnyHashable

  func fold(into folding: inout Folding) {
    folding.withTraits { traits in
      guard traits.mayDelete else { return }
      traits.delete = { [weak editor, id] in
        guard let editor, let place = editor.place(of: id) else { return }
        editor.edits.onDelete?(IndexSet(integer: place))
      }
    }
  }

  func isSame(as other: DeleteModifier) -> Bool { editor === other.editor && id == other.id }
}

/// Tells the list that a row may be moved.
@MainActor
struct MoveModifier: FoldingModifier {
  unowned let editor: any RowEditor
  let id: AnyHashable

  func fold(into folding: inout Folding) {
    folding.withTraits { traits in
      guard traits.mayMove else { return }
      traits.move = { [weak editor, id] distance in
        guard let editor, let place = editor.place(of: id) else { return }
        let (wanted, isFar) = place.addingReportingOverflow(distance)
        let end = isFar ? (distance > 0 ? Int.max : 0) : wanted
        let target = min(max(end, 0), editor.count - 1)
        guard target != place else { return }
        // As Apple counts: the place before the move that the row then stands in front of.
        editor.edits.onMove?(IndexSet(integer: place), target > place ? target + 1 : target)
      }
    }
  }

  func isSame(as other: MoveModifier) -> Bool { editor === other.editor && id == other.id }
}

/// Tells the list that things may be dropped before and behind a row.
@MainActor
struct InsertModifier: FoldingModifier {
  unowned let editor: any RowEditor
  let id: AnyHashable

  func fold(into folding: inout Folding) {
    folding.withTraits { traits in
      traits.insert = { [weak editor, id] providers, isBehind in
        guard let editor, let place = editor.place(of: id) else { return }
        editor.edits.onInsert?(providers, isBehind ? place + 1 : place)
      }
    }
  }

  func isSame(as other: InsertModifier) -> Bool { editor === other.editor && id == other.id }
}

/// The identity of a `ForEach` element, which stands for a tag where there is none.
nonisolated struct ImplicitTagModifier: FoldingModifier, Equatable {
  let tag: AnyHashable

  @MainActor func fold(into folding: inout Folding) { folding.withTraits { $0.implicitTag = tag } }
}
