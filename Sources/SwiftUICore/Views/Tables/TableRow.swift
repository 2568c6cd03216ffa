/// The rows of a table.
public nonisolated protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The values that the rows show, in order.
  var _values: [TableRowValue] { get }
}

/// One row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
  /// The row of a value.
  public init(_ value: Value) { _values = [value] }
}

extension TableRowContent {
  /// Accepted; rows of tables have no menus.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// The elements that rows show.
  public typealias TableRowValue = Content.TableRowValue
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

  /// Rows for each identifiable element.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Rows in order.
public nonisolated struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

/// Puts rows together.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// One row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(_values: content._values) }

  /// Rows in order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap(\._values))
  }
}
