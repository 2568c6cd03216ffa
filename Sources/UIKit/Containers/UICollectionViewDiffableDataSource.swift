import Foundation

/// Fills a collection from snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; an empty one is shown where it is nil.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the view of a kind at a section; none is shown where it is nil.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let provide: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes views above sections; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source, and asks the provider for each cell that is drawn.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provide = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot at once, without movement, and calls the completion before it returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    collectionView?.reloadData()
    completion?()
  }

  /// What is shown now; changing it changes nothing until it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// The identity of the item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  /// The place of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.place(of: itemIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }
  /// How many items the snapshot has in a section; 0 where there is no such section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].items.count : 0
  }
  /// The cell that the provider makes; an empty one where it makes none.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    itemIdentifier(for: indexPath).flatMap { provide(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// The view that the provider makes; a hidden one where it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    let none = UICollectionReusableView(frame: .zero)
    none.isHidden = true
    return none
  }
}
