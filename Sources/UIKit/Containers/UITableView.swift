import Foundation

/// Rows in sections. Hosts draw them as a list; what a row shows is taken from its cell.
@preconcurrency @MainActor
open class UITableView: _UIScrollArea {
  public override class func appearance() -> UITableView { AppearanceStore.value { UITableView(frame: $0) } }
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { changed() } }
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var separatorStyle = SeparatorStyle.singleLine { didSet { changed() } }
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsSelection = true
  /// Hosts choose one row at a time.
  open var allowsMultipleSelection = false
  open var isEditing = false
  private var makers: [String: () -> UITableViewCell] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    drawing = .made(Unowned(self))
  }

  public nonisolated override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(_style: .default, identifier) }
  }

  /// Cells are not used again: a row has a cell of its own each time it is drawn.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { makers[identifier]?() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func reloadData() { changed() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  open func beginUpdates() {}
  open func endUpdates() { changed() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changed()
    completion?(true)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }
  open private(set) var indexPathForSelectedRow: IndexPath?
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// A person has chosen a row.
  package func choose(_ indexPath: IndexPath) {
    indexPathForSelectedRow = indexPath
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }
}

/// What a row shows.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public override class func appearance() -> UITableViewCell { AppearanceStore.value { UITableViewCell(frame: $0) } }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  package let style: CellStyle
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var isSelected = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero

  public nonisolated init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell of a class that is known by its metatype alone; subclasses inherit it with `init(style:reuseIdentifier:)`.
  public required convenience init(_style style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public nonisolated convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public nonisolated override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if MainLoop.isCurrent { MainActor.assumeIsolated { self.frame = frame } }
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Whether the app has put views of its own into the row.
  package var hasOwnContent: Bool { !subviews.allSatisfy { $0.subviews.isEmpty } }
}

/// What a cell shows, as a value.
public protocol UIContentConfiguration {}

/// What stands behind a cell. Hosts draw rows as their lists have them.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public static func clear() -> UIBackgroundConfiguration { .init() }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
}

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct ImageProperties {
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var tintColor: UIColor?
  }
  public struct TextProperties {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var numberOfLines = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public init() {}
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public static func valueCell() -> UIListContentConfiguration { .init() }
}

/// Tells a table what it shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

/// Told what a person does with a table.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { first ?? 0 }
  public var row: Int { count > 1 ? self[1] : 0 }
  public var item: Int { row }
}
