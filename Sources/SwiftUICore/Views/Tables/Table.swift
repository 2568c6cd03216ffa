import Foundation

/// Rows of several columns. Wide windows show all columns under their titles, which sort when they are pressed; narrow ones
/// show the first column as a list, as Apple's do.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  let values: [Value]
  let columns: [_TableColumn<Value>]
  let selection: TableSelection<Value.ID>?
  let sortOrder: Binding<[KeyPathComparator<Value>]>?
  let customization: Binding<TableColumnCustomization<Value>>?

  @MainActor public var body: some View {
    let columns = columns.filter { customization?.wrappedValue.shows($0) ?? ($0.defaultVisibility != .hidden) }
    TableBody(values: values, columns: columns, selection: selection, sortOrder: sortOrder)
  }
}

/// What of a table may be chosen.
enum TableSelection<ID: Hashable> {
  case many(Binding<Set<ID>>)
  case one(Binding<ID?>)
}

nonisolated struct TableBody<Value: Identifiable>: View {
  let values: [Value]
  let columns: [_TableColumn<Value>]
  let selection: TableSelection<Value.ID>?
  let sortOrder: Binding<[KeyPathComparator<Value>]>?
  @Environment(\.horizontalSizeClass) private var width

  private var shown: [_TableColumn<Value>] { width == .compact ? Array(columns.prefix(1)) : columns }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if width != .compact {
        TableHeader(columns: columns, sortOrder: sortOrder)
        Divider()
      }
      switch selection {
      case .many(let chosen): List(selection: chosen) { rows }
      case .one(let chosen): List(selection: chosen) { rows }
      case nil: List { rows }
      }
    }
  }

  @MainActor private var rows: some View {
    ForEach(values) { value in
      HStack(spacing: 8) {
        ForEach(shown.indices, id: \.self) { place in
          shown[place].content(value).lineLimit(1).modifier(TableCell(widths: shown[place].widths))
        }
      }
      .tag(value.id)
    }
  }
}

/// The titles of the columns.
nonisolated struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sortOrder: Binding<[KeyPathComparator<Value>]>?

  @MainActor var body: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { place in
        title(columns[place]).modifier(TableCell(widths: columns[place].widths))
      }
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
  }

  @MainActor @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
    if let comparator = column.comparator, let sortOrder {
      let first = sortOrder.wrappedValue.first
      let isFirst = first?.keyPath == comparator.keyPath
      Button {
        sortOrder.wrappedValue = Self.order(sortOrder.wrappedValue, pressing: comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if isFirst {
            Image(systemName: first?.order == .reverse ? "chevron.down" : "chevron.up").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isFirst ? .isSelected : [])
    } else {
      column.label
    }
  }

  /// The order after a press on a title: that column first, turned round where it was first already.
  static func order(
    _ order: [KeyPathComparator<Value>], pressing comparator: KeyPathComparator<Value>
  ) -> [KeyPathComparator<Value>] {
    var pressed = comparator
    if let first = order.first, first.keyPath == comparator.keyPath {
      pressed.order = first.order == .forward ? .reverse : .forward
    }
    return [pressed] + order.filter { $0.keyPath != comparator.keyPath }
  }
}

/// The room of a cell, and its place in it.
nonisolated struct TableCell: ViewModifier {
  let widths: TableColumnWidths

  @MainActor func body(content: Content) -> some View {
    let alignment = Alignment(horizontal: widths.alignment.horizontal, vertical: .center)
    if let fixed = widths.fixed {
      content.frame(width: fixed, alignment: alignment)
    } else {
      content.frame(
        minWidth: widths.minimum, idealWidth: widths.ideal, maxWidth: widths.maximum ?? .infinity, alignment: alignment)
    }
  }
}

/// Marks rows that come straight from a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection> {}

extension Table {
  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Array(data), columns: columns()._columns, selection: nil, sortOrder: nil,
      customization: columnCustomization)
  }

  /// With one row at most that is chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Array(data), columns: columns()._columns, selection: .one(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// With any number of rows that are chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(
      values: Array(data), columns: columns()._columns, selection: .many(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// With the order in which a press on a title sorts; the app sorts the collection by it.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value, KeyPathComparator<Value>>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, KeyPathComparator<Value>>, Data.Element == Value
  {
    self.init(
      values: Array(data), columns: columns()._columns, selection: nil, sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// With one chosen row at most and an order.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value, KeyPathComparator<Value>>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, KeyPathComparator<Value>>, Data.Element == Value
  {
    self.init(
      values: Array(data), columns: columns()._columns, selection: .one(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// With any number of chosen rows and an order.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> _TableColumns<Value, KeyPathComparator<Value>>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, KeyPathComparator<Value>>, Data.Element == Value
  {
    self.init(
      values: Array(data), columns: columns()._columns, selection: .many(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Rows given by `TableRow` and `ForEach`.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns: TableColumnContent, Rows: TableRowContent, Columns.TableRowValue == Value, Rows.TableRowValue == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      values: rows()._values, columns: columns()._columns, selection: selection.map(TableSelection.one), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Rows given by `TableRow` and `ForEach`, of which any number is chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns: TableColumnContent, Rows: TableRowContent, Columns.TableRowValue == Value, Rows.TableRowValue == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      values: rows()._values, columns: columns()._columns, selection: .many(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Rows given by `TableRow` and `ForEach`, with an order.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>? = nil, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns: TableColumnContent, Rows: TableRowContent, Columns.TableRowValue == Value, Rows.TableRowValue == Value,
    Columns.TableColumnSortComparator == KeyPathComparator<Value>
  {
    self.init(
      values: rows()._values, columns: columns()._columns, selection: selection.map(TableSelection.one),
      sortOrder: sortOrder, customization: columnCustomization)
  }

  /// Rows given by `TableRow` and `ForEach`, with any number chosen and an order.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns: TableColumnContent, Rows: TableRowContent, Columns.TableRowValue == Value, Rows.TableRowValue == Value,
    Columns.TableColumnSortComparator == KeyPathComparator<Value>
  {
    self.init(
      values: rows()._values, columns: columns()._columns, selection: .many(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }
}

extension View {
  /// Tables have one look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Accepted; wide windows always have the titles.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Whether every other row of the lists below has a ground of its own.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { modifier(EnvironmentChange { $0.listMeasures.alternates = behavior == .enabled }) }
}

/// How tables look; they have one look.
public protocol TableStyle {}
/// The one look that tables have.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// The one look that tables have.
public struct InsetTableStyle: TableStyle { public init(alternatesRowBackgrounds: Bool = false) {} }
/// The one look that tables have.
public struct BorderedTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
  /// The one look that tables have.
  public static var inset: Self { .init() }
  /// The one look that tables have.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// The one look that tables have.
  public static var bordered: Self { .init() }
  /// The one look that tables have.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}

/// Whether every other row has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The usual look: no ground.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every other row has a ground.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No row has a ground of its own.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
