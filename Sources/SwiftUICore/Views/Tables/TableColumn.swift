import Foundation

/// A column of a table: a title, and a view for each row.
public nonisolated struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  /// How a press on the title sorts; nil where it does not.
  let comparator: Sort?
  var widths = TableColumnWidths()
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
}

/// How a column's titles and cells stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(horizontal: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// Numbers stand as text does.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

/// The room a column takes, in points; nil is an equal share of what is left. And where in it things stand.
struct TableColumnWidths: Equatable {
  var fixed: CGFloat?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var alignment = TableColumnAlignment.automatic
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that does not sort, with a string key as the title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content, comparator: nil)
  }

  /// A column that does not sort, with a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content, comparator: nil)
  }

  /// A column that does not sort, with a text as the title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content, comparator: nil)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts that does not sort.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), content: { Text($0[keyPath: value]) }, comparator: nil)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value, with a string key as the title.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content, comparator: KeyPathComparator(value))
  }

  /// A column that sorts by a value, with a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content, comparator: KeyPathComparator(value))
  }

  /// A column that sorts by a value, with a text as the title.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, content: content, comparator: KeyPathComparator(value)) }

  /// A column that sorts by a value with a comparator of the app's, with a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), content: content, comparator: KeyPathComparator(value, comparator: comparator))
  }

  /// A column that sorts by a comparator of rows, with a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content, comparator: comparator) }

  /// A column that sorts by a value with a comparator of the app's.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), content: content, comparator: KeyPathComparator(value, comparator: comparator))
  }

  /// A column that sorts by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content, comparator: comparator)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts that sorts, with a string key as the title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(
      label: Text(titleKey), content: { Text($0[keyPath: value]) }, comparator: KeyPathComparator(value))
  }

  /// A column of texts that sorts, with a text as the title.
  public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: text, content: { Text($0[keyPath: value]) }, comparator: KeyPathComparator(value))
  }

  /// A column of texts that sorts, with a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), content: { Text($0[keyPath: value]) }, comparator: KeyPathComparator(value))
  }
}

extension TableColumn {
  /// Sets the width in points; nil is an equal share of what is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = TableColumnWidths(fixed: width, alignment: widths.alignment)
    return column
  }

  /// Sets bounds of the width in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = TableColumnWidths(minimum: min, ideal: ideal, maximum: max, alignment: widths.alignment)
    return column
  }

  /// Says where the title and the cells stand in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.widths.alignment = alignment
    return column
  }

  /// By which a `TableColumnCustomization` knows the column.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Whether the column is there where no `TableColumnCustomization` says otherwise.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.defaultVisibility = visibility
    return column
  }
}

extension TableColumnContent {
  /// Accepted; hosts have no menu in which a person changes columns.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
}

/// What a person may do with a column; hosts have no menu for it.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int
  /// Ways from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The column moves.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The column becomes wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The column comes and goes.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The columns of a table.
public nonisolated protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue
  associatedtype TableColumnSortComparator
  /// The columns one by one, without their types.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumn: TableColumnContent {
  /// The elements that rows show.
  public typealias TableRowValue = RowValue
  /// What a press on the title sorts by.
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) },
        comparator: comparator as? KeyPathComparator<RowValue>, widths: widths, customizationID: customizationID,
        defaultVisibility: defaultVisibility)
    ]
  }
}

/// A column without its types.
public nonisolated struct _TableColumn<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let comparator: KeyPathComparator<RowValue>?
  let widths: TableColumnWidths
  let customizationID: String?
  let defaultVisibility: Visibility
}

/// Columns in order.
public nonisolated struct _TableColumns<RowValue, Sort>: TableColumnContent {
  /// The elements that rows show.
  public typealias TableRowValue = RowValue
  /// What a press on the title sorts by.
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

/// Puts columns together. Columns that sort and columns that do not may stand side by side.
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> {
  /// One column.
  public static func buildExpression<V, Content: View, Label: View>(
    _ column: TableColumn<RowValue, V, Content, Label>
  ) -> _TableColumns<RowValue, Sort> { _TableColumns(_columns: column._columns) }

  /// Columns that have been put together.
  public static func buildExpression<Content: TableColumnContent>(
    _ columns: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: columns._columns)
  }

  /// Columns in order.
  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Columns that are there under a condition.
  public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// The columns of the first branch.
  public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }
  /// The columns of the second branch.
  public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }
}
