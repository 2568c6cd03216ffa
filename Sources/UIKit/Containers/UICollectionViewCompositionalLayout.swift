import Foundation

/// Sections of groups of items. The items of a section have the sizes of the first group's, one after the other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int) -> NSCollectionLayoutSection?
  private var list: UICollectionLayoutListConfiguration?

  public init(section: NSCollectionLayoutSection) { self.section = { _ in section } }

  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { section = { sectionProvider($0, LayoutSurroundings()) } }

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

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

private final class LayoutSurroundings: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
}

/// The look of a collection that is a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public var appearance: Appearance
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = HeaderMode.none
  public var backgroundColor: UIColor?
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A length in points, or as a share of what holds it.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind { case width(CGFloat), height(CGFloat), points(CGFloat), estimated(CGFloat) }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.points(points)) }
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

public final class NSCollectionLayoutSize: NSObject, Sendable {
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
  }
  func size(in room: CGSize) -> CGSize { CGSize(width: width.length(in: room), height: height.length(in: room)) }
}

@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  let distance: CGFloat
  private init(_ distance: CGFloat) { self.distance = distance }
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
}

@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
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

  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, nil, isHorizontal: true) }
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(layoutSize, [subitem], count, isHorizontal: true) }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [repeatingSubitem], count, isHorizontal: true) }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { .init(layoutSize, subitems, nil, isHorizontal: false) }
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

@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  open var pinToVisibleBounds = false
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    super.init(layoutSize: layoutSize)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration.Appearance?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public init(group: NSCollectionLayoutGroup) { self.group = group }

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

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
}
