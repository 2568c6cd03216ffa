import Foundation

/// How a collection arranges its items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that this arranges, held weakly; nil before it is used.
  open internal(set) weak var collectionView: UICollectionView?
  /// Items in rows, each of its own size, unless a subclass says otherwise.
  public override init() { super.init() }
  /// Draws the collection anew.
  open func invalidateLayout() { collectionView?.reloadData() }

  /// What hosts draw of one section.
  package enum Arrangement {
    /// Items in rows as wide as the collection.
    case rows(Rows)
    /// Items beside each other, scrolled across the collection.
    case shelf(Rows)
    case list(isInset: Bool, isPlain: Bool)
  }

  /// Sizes and distances in points; a size of 0 is the item's own.
  package struct Rows {
    package var sizes: [CGSize] = []
    package var itemSpacing: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var insets = UIEdgeInsets.zero
    package var headerHeight: CGFloat?

    /// The places of the items that share each row, as many as fit beside each other.
    package func lines(width: CGFloat) -> [Range<Int>] {
      let room = max(width - insets.left - insets.right, 0)
      var lines: [Range<Int>] = []
      var (first, used) = (0, CGFloat(0))
      for (index, size) in sizes.enumerated() {
        let needed = index == first ? size.width : used + itemSpacing + size.width
        if index > first, needed > room + 0.5 {
          lines.append(first..<index)
          (first, used) = (index, size.width)
        } else {
          used = needed
        }
      }
      if first < sizes.count { lines.append(first..<sizes.count) }
      return lines
    }
  }

  package func arrangement(of section: Int, in collection: UICollectionView, width: CGFloat) -> Arrangement {
    .rows(Rows(sizes: Array(repeating: .zero, count: collection.numberOfItems(inSection: section))))
  }
}

/// Items one after the other, in as many rows as they need.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The item's own size, where an item has this one.
  public nonisolated static let automaticSize = CGSize(width: 10_000, height: 10_000)
  /// The size of each item in points, where the delegate does not say another. 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Kept; hosts measure items themselves.
  open var estimatedItemSize = CGSize.zero
  /// The distance between rows in points, 10 at first.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between items of a row in points, 10 at first; full rows are spread from edge to edge.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distances around a section's items in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether items fill rows, or stand in one row that scrolls across.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of the view above a section; there is none where its height is 0, and the width is not used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Kept; hosts draw no view below a section.
  open var footerReferenceSize = CGSize.zero
  /// Kept; headers scroll with their section.
  open var sectionHeadersPinToVisibleBounds = false
  /// A flow of items of 50 × 50 points.
  public override init() { super.init() }

  package override func arrangement(of section: Int, in collection: UICollectionView, width: CGFloat) -> Arrangement {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    var rows = Rows()
    rows.sizes = (0..<collection.numberOfItems(inSection: section)).map { item in
      let size =
        delegate?.collectionView(collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        ?? itemSize
      return size == Self.automaticSize ? .zero : CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    rows.itemSpacing =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    rows.lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    rows.insets = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    if header.height > 0 { rows.headerHeight = header.height }
    return scrollDirection == .vertical ? .rows(rows) : .shelf(rows)
  }
}

/// Tells a flow how large items are, and how far apart.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; `UICollectionViewFlowLayout.automaticSize` for the item's own.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distances around the items of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The distance between the rows of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The distance between the items of a row, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of the view above a section; there is none where its height is 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  /// The item size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// The section inset of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// The line spacing of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// The item spacing of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// The header size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
}
