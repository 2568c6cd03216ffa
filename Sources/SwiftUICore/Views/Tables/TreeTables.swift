import Foundation

// Tables of a tree. Hosts show all its rows open, one below the other.

extension Table {
  /// A row for each element and for those below it, which hosts show open.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Self.all(data, children), columns: columns()._columns, selection: nil, sortOrder: nil,
      customization: columnCustomization)
  }

  /// With one row at most that is chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Self.all(data, children), columns: columns()._columns, selection: .one(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// With any number of rows that are chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Self.all(data, children), columns: columns()._columns, selection: .many(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  private static func all<Data: RandomAccessCollection>(_ data: Data, _ children: KeyPath<Value, Data?>) -> [Value]
  where Data.Element == Value {
    data.flatMap { value in [value] + (value[keyPath: children].map { all($0, children) } ?? []) }
  }
}
