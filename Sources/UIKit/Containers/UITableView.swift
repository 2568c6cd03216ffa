import Foundation

/// Rows in sections. Hosts draw them as a list; what a row shows is taken from its cell.
@preconcurrency @MainActor
open class UITableView: _UIScrollArea {
  /// The table that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UITableView { AppearanceStore.value { UITableView(frame: $0) } }
  /// The look of a table's list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Whether there are lines between rows; hosts draw the lines of their lists.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How rows come and go; hosts show the new rows at once.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// Where a row stands once a table has scrolled to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// Says that a height is for the host to decide.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The look of the list, set when the table is made.
  public let style: Style
  /// Tells what the table shows; held weakly, and nothing is shown without one.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { changed() } }
  /// Told what a person does with the table, and asked for headers and swipe actions; held weakly.
  open weak var delegate: (any UITableViewDelegate)?
  /// Kept; rows are as high as what they show.
  open var rowHeight: CGFloat = -1
  /// Kept; hosts measure rows themselves.
  open var estimatedRowHeight: CGFloat = -1
  /// Kept; headers are as high as what they show.
  open var sectionHeaderHeight: CGFloat = -1
  /// Followed where it is set for all; else hosts draw the lines of their lists.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { changed() } }
  /// Kept; hosts draw the lines of their lists.
  open var separatorColor: UIColor?
  /// Kept; hosts draw the lines of their lists.
  open var separatorInset = UIEdgeInsets.zero
  /// Kept; hosts draw no view below the rows.
  open var tableFooterView: UIView?
  /// A view above the rows, which scrolls with them; none where it is nil.
  open var tableHeaderView: UIView?
  /// Kept; hosts do not draw it.
  open var backgroundView: UIView?
  /// Kept; hosts have distances of their own.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Kept; hosts let rows be chosen whatever it says.
  open var allowsSelection = true
  /// Hosts choose one row at a time.
  open var allowsMultipleSelection = false
  /// Whether the app has turned editing on; hosts do not draw rows otherwise.
  open var isEditing = false
  /// Kept; hosts do not ask for cells ahead of time.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept; hosts measure headers themselves.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// Kept; hosts measure footers themselves.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// Kept; footers are as high as what they show.
  open var sectionFooterHeight: CGFloat = -1
  /// Kept; hosts let rows be chosen whatever it says.
  open var allowsSelectionDuringEditing = false
  /// Hosts choose one row at a time.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept; hosts have margins of their own.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept; hosts have no index at the side of tables.
  open var sectionIndexColor: UIColor?
  /// Kept; hosts have no index at the side of tables.
  open var sectionIndexBackgroundColor: UIColor?
  private var makers: [String: () -> UITableViewCell] = [:]
  var sectionViewMakers: [String: () -> UITableViewHeaderFooterView] = [:]

  /// A table of a look; its frame is not used for the size.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    drawing = .made(Unowned(self))
  }

  /// A plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// Makes cells of a class where the identifier is asked for.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(_style: .default, identifier) }
  }

  /// Makes plain cells where the identifier is asked for: no interface file is read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { _ in { UITableViewCell(style: .default, reuseIdentifier: identifier) } }
  }

  /// Cells are not used again: a row has a cell of its own each time it is drawn.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { makers[identifier]?() }
  /// A new cell of the class registered for the identifier; a plain one where none is.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Draws the table anew, asking the data source again.
  open func reloadData() { changed() }
  /// Draws the whole table anew, without movement.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Draws the whole table anew, without movement.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Draws the whole table anew from the data source, without movement.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Draws the whole table anew from the data source, without movement.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Begins changes; nothing is held back until they end.
  open func beginUpdates() {}
  /// Draws the table anew.
  open func endUpdates() { changed() }

  /// Runs the updates, draws the table anew and calls the completion with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changed()
    completion?(true)
  }

  /// Sets `isEditing`, without movement.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Forgets the chosen row where it is this one, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  /// Chooses a row, or none where it is nil, without scrolling or telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  /// Accepted; hosts do not scroll to rows.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// A cell that the data source makes now, not the one that is shown; nil without a data source.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }
  /// The row chosen last; nil before the first.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// What the data source says; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// What the data source says; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// A person has chosen a row.
  package func choose(_ indexPath: IndexPath) {
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    indexPathForSelectedRow = chosen
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
}

/// What a row shows.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The cell that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UITableViewCell { AppearanceStore.value { UITableViewCell(frame: $0) } }
  /// How a chosen row is marked; hosts do not mark it.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// Which texts a cell has; hosts draw the second below the first for all of them.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the end of a row; detail buttons are drawn as a sign that cannot be pressed.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The identifier for which the cell was made; nil without one.
  public let reuseIdentifier: String?
  package let style: CellStyle
  /// The first text, made when first asked for; it is drawn where the cell has no content of its own.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text, drawn below the first; nil in a cell of the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The picture before the texts, drawn at 44 × 44 points.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The view that holds what the app puts into the cell; it takes the place of texts and picture.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    addSubview(view)
    return view
  }()
  /// The texts and picture, or the view of SwiftUI, that the cell shows; nil for its labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  /// Kept; hosts do not draw it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Kept; hosts do not draw it.
  open var backgroundView: UIView?
  /// Kept; hosts do not draw it.
  open var editingAccessoryType = AccessoryType.none
  /// Kept; hosts do not mark chosen rows.
  open var isSelected = false
  /// Kept; hosts do not draw rows otherwise.
  open var isEditing = false
  /// Kept; hosts have no handle for moving rows.
  open var showsReorderControl = false
  /// Kept; hosts do not indent rows.
  open var shouldIndentWhileEditing = true
  /// Kept; hosts do not indent rows.
  open var indentationLevel = 0
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none
  /// Kept; hosts draw what `accessoryType` says.
  open var accessoryView: UIView?
  /// Kept; hosts do not mark chosen rows.
  open var selectionStyle = SelectionStyle.default
  /// Kept; hosts do not draw it.
  open var selectedBackgroundView: UIView?
  /// Kept; hosts draw the lines of their lists.
  open var separatorInset = UIEdgeInsets.zero

  /// A cell with the texts of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell of a class that is known by its metatype alone; subclasses inherit it with `init(style:reuseIdentifier:)`.
  public required convenience init(_style style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the default style without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell of the default style; a frame that is set has no effect on the row's size.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if MainLoop.isCurrent { self.frame = frame }
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Not called: cells are not used again.
  open func prepareForReuse() {}
  /// Does nothing; hosts do not call it.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// A configuration without texts, for the app to fill.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Whether the app has put views of its own into the row.
  package var hasOwnContent: Bool { !subviews.allSatisfy { $0.subviews.isEmpty } }
}

/// What a cell shows, as a value.
public protocol UIContentConfiguration {}

/// What stands behind a cell. Hosts draw rows as their lists have them.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour behind the cell.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, 0 at first.
  public var cornerRadius: CGFloat = 0
  /// A background without a colour.
  public static func clear() -> UIBackgroundConfiguration { .init() }
  /// The background of a plain list's row; the same as `clear()`.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  /// The background of a grouped list's row; the same as `clear()`.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
}

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a row's picture looks; hosts do not follow it.
  public struct ImageProperties {
    /// The largest size of the picture in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The radius of the picture's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of a symbol; nil for that of the row.
    public var tintColor: UIColor?
  }
  /// How a row's text looks; hosts do not follow it.
  public struct TextProperties {
    /// The font, that of body text at first.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour, that of labels at first.
    public var color: UIColor = .label
    /// The most lines, 0 for any number.
    public var numberOfLines = 0
  }

  /// The first text; where it is nil, that of a table cell's label.
  public var text: String?
  /// The text below the first, smaller and fainter; none where it is nil.
  public var secondaryText: String?
  /// The picture before the texts; none where it is nil.
  public var image: UIImage?
  /// Kept; a picture is drawn as the list has it.
  public var imageProperties = ImageProperties()
  /// Kept; hosts draw the text in the list's font.
  public var textProperties = TextProperties()
  /// Kept; hosts draw the second text smaller and fainter.
  public var secondaryTextProperties = TextProperties()
  /// A configuration without texts.
  public init() {}
  /// A configuration without texts.
  public static func cell() -> UIListContentConfiguration { .init() }
  /// A configuration without texts; hosts draw the second below the first.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  /// A configuration without texts; hosts draw the second below the first, not beside it.
  public static func valueCell() -> UIListContentConfiguration { .init() }
}

/// Tells a table what it shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are; one, unless a type says otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has; asked each time the table is drawn.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row; asked each time the row is drawn.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above a section; none where it is nil, or where the delegate gives a view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; none where it is nil.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted by a swipe, where the delegate gives no actions.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A person has deleted a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nil, which shows no text above the section.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nil, which shows no text below the section.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False, so that rows cannot be deleted by a swipe.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The first index, 0 where there is none.
  public var section: Int { first ?? 0 }
  /// The second index, 0 where there is none.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The second index, 0 where there is none; the same as `row`.
  public var item: Int { row }
}
