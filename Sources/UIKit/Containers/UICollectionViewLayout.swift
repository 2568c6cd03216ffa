import Foundation

/// How a collection arranges its items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public nonisolated override init() { super.init() }
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
  public nonisolated static let automaticSize = CGSize(width: 10_000, height: 10_000)
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  public nonisolated override init() { super.init() }

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
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
}
