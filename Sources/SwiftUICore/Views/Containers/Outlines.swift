import Foundation

/// Rows of a tree: those with children open and close.
public nonisolated struct OutlineGroup<Element, Row> {
  /// An element with what tells it apart from others.
  private struct Entry: Identifiable {
    let id: AnyHashable
    let element: Element
  }

  let elements: [Element]
  let id: (Element) -> AnyHashable
  let children: (Element) -> [Element]?
  let row: (Element) -> Row

  init(
    elements: [Element], id: @escaping (Element) -> AnyHashable, children: @escaping (Element) -> [Element]?,
    row: @escaping (Element) -> Row
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.row = row
  }

  static func reader<Data: RandomAccessCollection>(
    _ path: KeyPath<Element, Data?>
  ) -> (Element) -> [Element]? where Data.Element == Element {
    func read(_ element: Element) -> [Element]? { element[keyPath: path].map { Array($0) } }
    return read
  }
}

extension OutlineGroup: View where Row: View {
  /// Rows for elements and, below each, for its children; nil children make a row that does not open.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element, Element: Identifiable {
    self.init(elements: Array(data), id: { $0.id }, children: Self.reader(children), row: content)
  }

  /// A tree from its root, which has a row of its own.
  public init<Data: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element, Element: Identifiable {
    self.init(elements: [root], id: { $0.id }, children: Self.reader(children), row: content)
  }

  /// Rows for elements that the key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element {
    self.init(elements: Array(data), id: { $0[keyPath: id] }, children: Self.reader(children), row: content)
  }

  /// A tree from its root, whose elements the key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element {
    self.init(elements: [root], id: { $0[keyPath: id] }, children: Self.reader(children), row: content)
  }

  /// Rows for elements and, below each, for its children, with a binding to each.
  public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Row
  ) where Element == Binding<Data.Element>, Data.Element: Identifiable {
    self.init(elements: Array(data), id: { $0.id }, children: Self.bindings(children), row: content)
  }

  private static func bindings<Data: MutableCollection & RandomAccessCollection>(
    _ path: WritableKeyPath<Data.Element, Data?>
  ) -> (Element) -> [Element]? where Element == Binding<Data.Element> {
    func read(_ element: Element) -> [Element]? { Binding<Data>(element[dynamicMember: path]).map { Array($0) } }
    return read
  }

  @MainActor public var body: some View {
    ForEach(elements.map { Entry(id: id($0), element: $0) }) { entry in
      let element = entry.element
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(elements: inner, id: id, children: children, row: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Rows of a tree: those with children open and close.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent>, Data.Element: Identifiable {
    self.init(selection: Binding<Set<Never>>?.none) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows of a tree whose elements the key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent> {
    self.init(selection: Binding<Set<Never>>?.none) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}

extension List {
  /// Rows of a tree; one at most is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Rows of a tree; any number is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Rows of a tree whose elements the key path tells apart; one at most is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Rows of a tree whose elements the key path tells apart; any number is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Rows of a tree, with a binding to each element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never, Content == OutlineGroup<Binding<Data.Element>, RowContent>, Data.Element: Identifiable
  { self.init { OutlineGroup(data, children: children, content: rowContent) } }
}
