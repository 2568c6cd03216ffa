import Foundation

/// Sections of groups of items. The items of a section have the sizes of the first group's, one after the other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int) -> NSCollectionLayoutSection?
  private var list: UICollectionLayoutListConfiguration?

  /// The same arrangement for every section.
  public init(section: NSCollectionLayoutSection) { self.section = { _ in section } }

  /// An arrangement for each section by its place; a section for which it is nil is drawn as a plain list.
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { section = { sectionProvider($0, LayoutSurroundings()) } }

  /// A list of rows, in groups where the appearance is one of those.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    layout.list = configuration
    return layout
  }

  package override func arrangement(of section: Int, in collection: UICollectionView, width: CGFloat) -> Arrangement {
    let count = collection.numberOfItems(inSection: section)
    guard let content = self.section(section) else {
      let appearance = list?.appearance ?? .plain
      return .list(isInset: appearance == .insetGrouped, isPlain: appearance == .plain)
    }
    if let list = content.list { return .list(isInset: list == .insetGrouped, isPlain: list == .plain) }
    let insets = content.contentInsets
    var rows = Rows()
    rows.insets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    rows.lineSpacing = content.interGroupSpacing
    let room = CGSize(width: max(width - insets.leading - insets.trailing, 0), height: width)
    let sizes = content.group.itemSizes(in: room)
    rows.itemSpacing = content.group.interItemSpacing?.distance ?? 0
    rows.sizes = (0..<count).map { sizes.isEmpty ? .zero : sizes[$0 % sizes.count] }
    if !content.boundarySupplementaryItems.isEmpty { rows.headerHeight = 0 }
    guard content.orthogonalScrollingBehavior != .none else { return .rows(rows) }
    rows.itemSpacing = max(rows.itemSpacing, content.interGroupSpacing)
    return .shelf(rows)
  }
}

/// The surroundings of an arrangement.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The surroundings that `UITraitCollection.current` tells.
  var traitCollection: UITraitCollection { get }
}

private final class LayoutSurroundings: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
}

/// The look of a collection that is a list.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list; hosts have plain, grouped and inset lists, and sidebars are grouped ones.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where the view above or below a section comes from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The look of the list.
  public var appearance: Appearance
  /// Kept; hosts draw the lines of their lists.
  public var showsSeparators = true
  /// Kept; hosts ask the data source for a header whatever it says.
  public var headerMode = HeaderMode.none
  /// Kept; hosts draw no footers of collections.
  public var footerMode = HeaderMode.none
  /// Kept; hosts draw the background of their lists.
  public var backgroundColor: UIColor?
  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A length in points, or as a share of what holds it.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind { case width(CGFloat), height(CGFloat), points(CGFloat), estimated(CGFloat) }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// A share of the width of what holds it, 1 for all of it.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
  /// A share of the height of what holds it, 1 for all of it; a section counts as high as the collection is wide.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
  /// A length in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.points(points)) }
  /// A length that the content decides; the points are not used.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(points)) }

  /// 0 where the content decides.
  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .width(let fraction): fraction * room.width
    case .height(let fraction): fraction * room.height
    case .points(let points): points
    case .estimated: 0
    }
  }
}

/// A width and a height, each in points or as a share.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension
  /// A size by its two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
  }
  func size(in room: CGSize) -> CGSize { CGSize(width: width.length(in: room), height: height.length(in: room)) }
}

/// An item of an arrangement, by its size.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item within its group.
  public let layoutSize: NSCollectionLayoutSize
  /// Kept; hosts do not inset items. In points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// The distance between items of a group.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  let distance: CGFloat
  private init(_ distance: CGFloat) { self.distance = distance }
  /// A distance in points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
  /// A distance in points that is kept as it is; it does not grow.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
}

/// Items beside or below each other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between items; none where it is nil.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let items: [NSCollectionLayoutItem]
  private let count: Int?
  private let isHorizontal: Bool

  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ count: Int?, isHorizontal: Bool) {
    self.items = items
    self.count = count
    self.isHorizontal = isHorizontal
    super.init(layoutSize: size)
  }

  /// Items beside each other, each of its own size.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, nil, isHorizontal: true) }
  /// An item a number of times beside each other, sharing the group's width evenly.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], count, isHorizontal: true) }
  /// The same item a number of times beside each other; the same as with `subitem:count:`.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [repeatingSubitem], count, isHorizontal: true) }
  /// Items below each other, each of its own size.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, nil, isHorizontal: false) }
  /// An item a number of times below each other, sharing the group's height evenly.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], count, isHorizontal: false) }

  /// The sizes of the group's items, those of groups within it among them.
  func itemSizes(in room: CGSize) -> [CGSize] {
    var own = layoutSize.size(in: room)
    if own.height == 0 { own.height = room.height }
    guard let count, count > 0, let item = items.first else {
      return items.flatMap { ($0 as? NSCollectionLayoutGroup)?.itemSizes(in: own) ?? [$0.layoutSize.size(in: own)] }
    }
    let gaps = (interItemSpacing?.distance ?? 0) * CGFloat(count - 1)
    var size = item.layoutSize.size(in: own)
    if isHorizontal {
      size.width = max(own.width - gaps, 0) / CGFloat(count)
    } else {
      size.height = max(own.height - gaps, 0) / CGFloat(count)
    }
    return Array(repeating: size, count: count)
  }
}

/// What stands at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Kept; hosts let it scroll with the section.
  open var pinToVisibleBounds = false
  /// Makes a header of the section; the kind and the alignment are not kept.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Whether a section scrolls across the collection; all but `none` scroll freely in one row.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of groups.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration.Appearance?
  /// Distances in points around the items of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section is one row that scrolls across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Where there is one, the section has a header from the data source, whatever its size and kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A section of as many groups as its items need.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section that is a list of rows; the whole collection is a list where its first section is one.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    section.list = configuration.appearance
    return section
  }
}

/// Distances in points from the edges, by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the edge at which lines begin, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge at which lines end, in points.
  public var trailing: CGFloat
  /// Distances in points, 0 where none is given.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}
