import Foundation

/// What a table shows at one moment, by identities.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  package private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// A snapshot without sections.
  public init() {}

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The items of a section; none where there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// Adds empty sections at the end. Identities that are there already are not refused.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Into the last section where none is named; nothing where there is no section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { id in sections.firstIndex { $0.id == id } } ?? sections.indices.last
    if let place { sections[place].items += identifiers }
  }

  /// Takes items out of whatever section they are in.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Before or behind an item that is there; nothing where it is not.
  private mutating func put(_ items: [ItemIdentifierType], at other: ItemIdentifierType, behind: Int) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: other) else { continue }
      sections[index].items.insert(contentsOf: items, at: place + behind)
      return
    }
  }

  /// Puts items before another; nothing where that is not there.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType) {
    put(identifiers, at: other, behind: 0)
  }
  /// Puts items behind another; nothing where that is not there.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
    put(identifiers, at: other, behind: 1)
  }
  /// Takes an item to before another; nothing where that is not there.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    guard identifier != other, itemIdentifiers.contains(other) else { return }
    deleteItems([identifier])
    put([identifier], at: other, behind: 0)
  }
  /// Takes an item to behind another; nothing where that is not there.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    guard identifier != other, itemIdentifiers.contains(other) else { return }
    deleteItems([identifier])
    put([identifier], at: other, behind: 1)
  }
  /// Takes sections out with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// How many items a section has; 0 where there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The place of an item among those of all sections; nil where it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The place of a section; nil where it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
  /// The section that an item is in; nil where it is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.id
  }

  package func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  package func place(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: identifier) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Accepted; applying a snapshot draws all rows anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  /// Takes out all items and all sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Accepted; applying a snapshot draws all rows anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Accepted; applying a snapshot draws all rows anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

/// Fills a table from snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; an empty one is shown where it is nil.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let provide: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Kept; hosts show the new rows at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source, and asks the provider for each cell that is drawn.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provide = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot at once, without movement, and calls the completion before it returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    tableView?.reloadData()
    completion?()
  }

  /// What is shown now; changing it changes nothing until it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// The identity of the item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  /// The place of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.place(of: itemIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }
  /// How many rows the snapshot has in a section; 0 where there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].items.count : 0
  }
  /// The cell that the provider makes; an empty one where it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { provide(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  /// Nil, which shows no text above the section, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nil, which shows no text below the section, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, unless a subclass says otherwise.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].id : nil
  }
}

/// A screen that is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table, made in the controller's style when first asked for.
  open lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
  private var style = UITableView.Style.plain
  /// Kept; hosts do not mark chosen rows.
  open var clearsSelectionOnViewWillAppear = true
  /// The table's own.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// A screen whose table has a look.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// A screen with a plain table; no interface file is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the table the screen's view; the controller is its data source and delegate where it has none.
  open override func loadView() {
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
    view = tableView
  }

  /// One section, unless a subclass says otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No rows, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// Nil, which shows no text above the section, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Does nothing, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row height of the table; hosts do not ask for it.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Does nothing; hosts do not call it.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing; hosts do not call it.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Nil, which shows no text below the section, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, unless a subclass says otherwise.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The header height of the table; hosts do not ask for it.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Nil, which shows the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Nil, which shows the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The footer height of the table; hosts do not ask for it.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// The estimated height of the table; hosts do not ask for it.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// The row itself, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// False, unless a subclass says otherwise; hosts do not ask.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, unless a subclass says otherwise; hosts do not move rows of tables.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// How a row is edited: it is deleted. Hosts do not ask.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Nil, unless a subclass says otherwise; rows of tables have no menus.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing, unless a subclass says otherwise; hosts do not call it.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Nil, unless a subclass says otherwise; hosts have no index at the side of tables.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Does nothing, unless a subclass says otherwise.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Nil: no actions at the leading side, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// Nil: no actions but deleting, where rows may be edited, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
}
