/// Pages that are pushed over a root.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let path: ErasedPathBinding?
  let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose pages are the values of a path; it shrinks when a page is left.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = ErasedPathBinding(
      read: { path.wrappedValue.values }, write: { path.wrappedValue = NavigationPath(values: $0) })
    self.root = root()
  }

  /// A stack whose pages are the elements of a collection, one for each page above the root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = ErasedPathBinding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  @MainActor public var body: some View {
    NavigationBody(
      path: path.map { path in ErasedPath(read: path.read, write: path.write) }, shown: path?.read() ?? [], root: root)
  }
}

/// A binding to a path without its type.
nonisolated struct ErasedPathBinding {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

/// A stack with the path it shows now.
nonisolated struct NavigationBody<Root: View>: View {
  typealias Body = Never

  let path: ErasedPath?
  let shown: [AnyHashable]
  let root: Root

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? NavigationNode ?? NavigationNode(inputs)
    node.show(AnyView(view.root), path: view.path, inputs)
    return node
  }
}

/// Values of several types, one for each page above the root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  init(values: [AnyHashable]) { self.values = values }

  /// An empty path: the root alone.
  public init() {}
  /// A path of values of one type, the root's follower first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// How many pages there are above the root.
  public var count: Int { values.count }
  /// True at the root.
  public var isEmpty: Bool { values.isEmpty }
  /// Pushes a page for the value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Leaves the given number of pages, at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}
