import Foundation

/// Cells in rows, columns or a free arrangement. Hosts draw the arrangement that its layout asks for.
@preconcurrency @MainActor
open class UICollectionView: _UIScrollArea {
  public override class func appearance() -> UICollectionView { AppearanceStore.value { UICollectionView(frame: $0) } }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout { didSet { follow() } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { changed() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { changed() } }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var makers: [String: (CGRect) -> UICollectionReusableView] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    drawing = .made(Unowned(self))
    follow()
  }

  public nonisolated override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  private func follow() {
    collectionViewLayout.collectionView = self
    changed()
  }

  open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = { cellClass.init(_frame: $0) }
  }
  open func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers[elementKind + "." + identifier] = { viewClass.init(_frame: $0) } }

  /// Cells are not used again: an item has a cell of its own each time it is drawn.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { makers[identifier]?(.zero) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    makers[elementKind + "." + identifier]?(.zero) ?? UICollectionReusableView(frame: .zero)
  }

  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(_frame: .zero)
    if let item { registration.configure(cell, indexPath, item) }
    return cell
  }

  /// How cells of a class are made for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let configure: Handler
    public init(handler: @escaping Handler) { configure = handler }
  }

  open func reloadData() { changed() }
  open func reloadSections(_ sections: IndexSet) { changed() }
  open func reloadItems(at indexPaths: [IndexPath]) { changed() }
  open func insertItems(at indexPaths: [IndexPath]) { changed() }
  open func deleteItems(at indexPaths: [IndexPath]) { changed() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changed()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
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
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view of a class that is known by its metatype alone; subclasses inherit it with `init(frame:)`.
  public required convenience init(_frame frame: CGRect) { self.init(frame: frame) }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// What an item shows.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
}

/// What stands at the end of a list's row.
public struct UICellAccessory: Equatable, Sendable {
  package enum Kind: Sendable { case disclosure, checkmark, delete, reorder }
  package let kind: Kind
  public static func disclosureIndicator() -> UICellAccessory { .init(kind: .disclosure) }
  public static func checkmark() -> UICellAccessory { .init(kind: .checkmark) }
  public static func delete() -> UICellAccessory { .init(kind: .delete) }
  public static func reorder() -> UICellAccessory { .init(kind: .reorder) }
}

/// Tells a collection what it shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// A hidden view where the section has none.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
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
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  open lazy var collectionView: UICollectionView! = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var layout: UICollectionViewLayout = UICollectionViewFlowLayout()

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }
  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
