import Foundation

/// Rows of a tree: those with children open and close.
public nonisolated struct OutlineGroup<Element: Identifiable, Row: View>: View {
  let elements: [Element]
  let children: (Element) -> [Element]?
  let row: (Element) -> Row

  init(elements: [Element], children: @escaping (Element) -> [Element]?, row: @escaping (Element) -> Row) {
    self.elements = elements
    self.children = children
    self.row = row
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element {
    self.init(elements: Array(data), children: Self.reader(children), row: content)
  }

  public init<Data: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data.Element == Element {
    self.init(elements: [root], children: Self.reader(children), row: content)
  }

  private static func reader<Data: RandomAccessCollection>(
    _ path: KeyPath<Element, Data?>
  ) -> (Element) -> [Element]? where Data.Element == Element {
    func read(_ element: Element) -> [Element]? { element[keyPath: path].map { Array($0) } }
    return read
  }

  @MainActor public var body: some View {
    ForEach(elements) { element in
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(elements: inner, children: children, row: row).padding(.leading, 16))
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
}
