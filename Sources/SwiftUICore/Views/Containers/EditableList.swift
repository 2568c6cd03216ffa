import Foundation

/// What a person may do with the rows of a list, carried out on the collection itself.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

/// Rows of a collection that can be moved and deleted in it.
public nonisolated struct EditableCollectionContent<
  Rows: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Content: View
>: View where Rows.Index: Hashable {
  let data: Binding<Rows>
  let id: KeyPath<Rows.Element, ID>
  let actions: EditActions<Rows>
  let content: (Binding<Rows.Element>) -> Content

  @MainActor public var body: some View {
    let rows = ForEach(data, id: id, content: content)
    rows
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List {
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableCollectionContent<Data, Data.Element.ID, RowContent>
  {
    self.init { EditableCollectionContent(data: data, id: \.id, actions: editActions, content: rowContent) }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where SelectionValue == Never, Data.Index: Hashable, Content == EditableCollectionContent<Data, ID, RowContent> {
    self.init { EditableCollectionContent(data: data, id: id, actions: editActions, content: rowContent) }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableCollectionContent<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: \.id, actions: editActions, content: rowContent)
    }
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == EditableCollectionContent<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: \.id, actions: editActions, content: rowContent)
    }
  }
}
