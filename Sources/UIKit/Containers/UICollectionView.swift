import Foundation

/// Cells in rows, columns or a free arrangement. Hosts draw the arrangement that its layout asks for.
@preconcurrency @MainActor
open class UICollectionView: _UIScrollArea {
  /// The collection that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UICollectionView { AppearanceStore.value { UICollectionView(frame: $0) } }
  /// The way in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item stands once a collection has scrolled to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the places that are wanted.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the view above a section; hosts ask the data source for it.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section; hosts do not ask for it.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How items are arranged; changing it draws the collection anew.
  open var collectionViewLayout: UICollectionViewLayout { didSet { follow() } }
  /// Tells what the collection shows; held weakly, and nothing is shown without one.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { changed() } }
  /// Told which item a person chooses; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { changed() } }
  /// Kept; hosts do not draw it.
  open var backgroundView: UIView?
  /// Kept; hosts let items be chosen whatever it says.
  open var allowsSelection = true
  /// Whether choosing an item keeps those that were chosen before. False at first.
  open var allowsMultipleSelection = false
  /// The chosen items in the order of choosing; nil before the first.
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var makers: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// A collection with an arrangement; its frame is set anew when it is drawn.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    drawing = .made(Unowned(self))
    follow()
  }

  /// A collection with a flow of items.
  public override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  private func follow() {
    collectionViewLayout.collectionView = self
    changed()
  }

  /// Makes cells of a class where the identifier is asked for.
  open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(_frame: $0) }
  }
  /// Makes views of a class where the kind and the identifier are asked for.
  open func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers[elementKind + "." + identifier] = { viewClass.init(_frame: $0) } }

  /// Cells are not used again: an item has a cell of its own each time it is drawn.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { makers[identifier]?(.zero) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }

  /// A new view of the class that is registered for the kind and identifier; a plain one where none is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    makers[elementKind + "." + identifier]?(.zero) ?? UICollectionReusableView(frame: .zero)
  }

  /// A new cell that the registration has filled; it is empty where the item is nil.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(_frame: .zero)
    if let item { registration.configure(cell, indexPath, item) }
    return cell
  }

  /// How cells of a class are made for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let configure: Handler
    /// Fills cells by a closure, called each time an item is drawn.
    public init(handler: @escaping Handler) { configure = handler }
  }

  /// Draws the collection anew, asking the data source again.
  open func reloadData() { changed() }
  /// Draws the whole collection anew.
  open func reloadSections(_ sections: IndexSet) { changed() }
  /// Draws the whole collection anew.
  open func reloadItems(at indexPaths: [IndexPath]) { changed() }
  /// Draws the whole collection anew from the data source, without movement.
  open func insertItems(at indexPaths: [IndexPath]) { changed() }
  /// Draws the whole collection anew from the data source, without movement.
  open func deleteItems(at indexPaths: [IndexPath]) { changed() }
  /// Runs the updates, draws the collection anew and calls the completion with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changed()
    completion?(true)
  }
  /// Sets the arrangement at once, without movement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Chooses one item only, or none where it is nil, without scrolling or telling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] }
  }
  /// Takes the item out of the chosen ones without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  /// Accepted; hosts do not scroll to items.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// A cell that the data source makes now, not the one that is shown; nil without a data source.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }
  /// What the data source says, at least 0; 0 without one.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
  /// What the data source says, at least 0; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }

  /// A person has chosen an item.
  package func choose(_ indexPath: IndexPath) {
    if !allowsMultipleSelection { indexPathsForSelectedItems = [] }
    indexPathsForSelectedItems = (indexPathsForSelectedItems ?? []) + [indexPath]
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// What stands above or below a section, where the source gives something.
  package func supplementary(_ kind: String, inSection section: Int) -> UIView? {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }
}

/// A view that a collection shows: a cell, or what stands above or below a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// A view in a frame, which hosts do not follow.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view of a class that is known by its metatype alone; subclasses inherit it with `init(frame:)`.
  public required convenience init(_frame frame: CGRect) { self.init(frame: frame) }
  /// Always nil: views are not used again.
  open var reuseIdentifier: String? { nil }
  /// Not called: views are not used again.
  open func prepareForReuse() {}
}

/// What an item shows.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the app puts into the cell; made when first asked for.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// Kept; hosts do not mark chosen items.
  open var isSelected = false
  /// Kept; hosts do not set it while an item is pressed.
  open var isHighlighted = false
  /// Kept; hosts do not draw it.
  open var backgroundView: UIView?
  /// Kept; hosts do not draw it.
  open var selectedBackgroundView: UIView?
  /// The texts and picture, or the view of SwiftUI, that the cell shows in place of its own subviews; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  /// Kept; hosts do not draw it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A configuration without texts, for the app to fill.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the end of the row; hosts draw the disclosure indicator alone.
  open var accessories: [UICellAccessory] = []
}

/// What stands at the end of a list's row.
public struct UICellAccessory: Equatable, Sendable {
  package enum Kind: Sendable { case disclosure, checkmark, delete, reorder }
  package let kind: Kind
  /// An arrow for what leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory { .init(kind: .disclosure) }
  /// A mark for what is chosen; hosts do not draw it.
  public static func checkmark() -> UICellAccessory { .init(kind: .checkmark) }
  /// A button that deletes; hosts do not draw it.
  public static func delete() -> UICellAccessory { .init(kind: .delete) }
  /// A handle for moving rows; hosts do not draw it.
  public static func reorder() -> UICellAccessory { .init(kind: .reorder) }
}

/// Tells a collection what it shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many sections there are; one, unless a type says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// How many items a section has; asked each time the collection is drawn.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item; asked each time the item is drawn.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// A hidden view where the section has none.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A hidden view, which takes no place.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let none = UICollectionReusableView(frame: .zero)
    none.isHidden = true
    return none
  }
}

/// Told what a person does with a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A person has chosen an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is no longer chosen. Hosts do not call it.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell is about to be seen. Hosts do not call it.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing; hosts do not call it.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing; hosts do not call it.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The collection, made with the arrangement of the controller when first asked for.
  open lazy var collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var layout: UICollectionViewLayout = UICollectionViewFlowLayout()

  /// A screen whose collection has this arrangement.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the collection the screen's view, with the controller as its data source and delegate.
  open override func loadView() {
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  /// One section, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// No items, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// An empty cell, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  /// Does nothing, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
