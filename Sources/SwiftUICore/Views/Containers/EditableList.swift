import Foundation

/// What a person may do with the rows of a list, carried out on the collection itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Actions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved to another place.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows can be moved and deleted.
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
  /// Rows of a collection of identifiable elements that a person may move or delete in it.
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

  /// With a key path to what tells the elements apart.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where SelectionValue == Never, Data.Index: Hashable, Content == EditableCollectionContent<Data, ID, RowContent> {
    self.init { EditableCollectionContent(data: data, id: id, actions: editActions, content: rowContent) }
  }

  /// With one row at most that is chosen.
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

  /// With any number of rows that are chosen.
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

extension ForEach where Content: View {
  /// Rows as bindings, of which the named may be deleted and moved.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { edits.onDelete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) { edits.onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}
