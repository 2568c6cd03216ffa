import Foundation

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
  /// Accepted; rows of tables have no menus.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> Self { self }
  /// Accepted; hosts do not drag rows of tables.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  /// Accepted; hosts do not drag rows of tables.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  /// Accepted; hosts drop nothing on rows of tables.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> Self { self }
  /// Accepted; hosts do not tell of the pointer over rows of tables.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

/// A row of a table, and those below it, which hosts show open.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public let _values: [Label.TableRowValue]

  /// The row of a value, and those below it.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value { _values = [value] + content()._values }
}

extension OutlineGroup: TableRowContent where Row: TableRowContent {
  /// The elements that rows show.
  public typealias TableRowValue = Row.TableRowValue
  public var _values: [Row.TableRowValue] {
    func all(_ elements: [Element]) -> [Row.TableRowValue] {
      elements.flatMap { row($0)._values + all(children($0) ?? []) }
    }
    return all(elements)
  }

  /// Rows of a tree, which hosts show open.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Element, Data?>, content: @escaping (Element) -> Row
  ) where Data.Element == Element, Element: Identifiable {
    self.init(elements: Array(data), id: { $0.id }, children: Self.reader(children), row: content)
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The elements that rows show.
  public typealias TableRowValue = Content.TableRowValue
  public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows under a name, which hosts do not show in tables.
  public init<Value: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Rows under a name, which hosts do not show in tables.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Identifiable>(_ title: S, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// No row.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// No row.
  public init() {}
  public var _values: [Value] { [] }
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

  /// Rows that are there under a condition.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_values: []) }
  /// The rows of the first branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// The rows of the second branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }

  /// Rows in order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap(\._values))
  }
}
