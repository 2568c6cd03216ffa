/// A column for each element of a collection.
public nonisolated struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
  TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The elements that rows show.
  public typealias TableRowValue = RowValue
  /// What a press on the title sorts by.
  public typealias TableColumnSortComparator = Sort

  /// The collection.
  public var data: Data
  /// Makes the columns of one element.
  public var content: (Data.Element) -> Content

  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }

  /// A column for each element, told apart by the key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnForEachBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// A column for each identifiable element.
  public init(
    _ data: Data, @TableColumnForEachBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// A column for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnForEachBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

/// Takes the columns of one element as they are.
@resultBuilder
public enum TableColumnForEachBuilder {
  /// The columns of one element.
  public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content { content }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The elements that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// What a press on the title sorts by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }

  /// Several columns as one.
  public init<RowValue, Sort>(@TableColumnBuilder<RowValue, Sort> content: () -> Content)
  where Content == _TableColumns<RowValue, Sort> { self.init(content: content()) }
}
