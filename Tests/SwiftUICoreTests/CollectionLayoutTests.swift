import Foundation
import SwiftUICore
import Testing
import UIKit

@MainActor
struct CollectionLayoutTests {
  private nonisolated static let widths: [(CGFloat, [Range<Int>])] = [
    (100, [0..<1, 1..<2, 2..<3]), (205, [0..<1, 1..<2, 2..<3]), (210, [0..<2, 2..<3]), (1000, [0..<3]),
    (0, [0..<1, 1..<2, 2..<3]),
  ]

  /// Three items in one section.
  private static func source(of collection: UICollectionView) -> UICollectionViewDiffableDataSource<Int, String> {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, place, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "none", for: place)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    return source
  }

  @Test(arguments: widths)
  func itemsShareARowAsLongAsTheyFit(width: CGFloat, lines: [Range<Int>]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Self.source(of: collection)
    guard case .rows(let rows) = layout.arrangement(of: 0, in: collection, width: width) else {
      Issue.record("no rows")
      return
    }
    #expect(rows.sizes.count == source.snapshot().numberOfItems)
    #expect(rows.lines(width: width) == lines)
  }

  @Test func sharesOfAGroupAreSizesInPoints() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.orthogonalScrollingBehavior = .groupPaging
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Self.source(of: collection)
    guard case .shelf(let rows) = layout.arrangement(of: 0, in: collection, width: 420) else {
      Issue.record("no shelf")
      return
    }
    #expect(rows.sizes == Array(repeating: CGSize(width: 200, height: 80), count: 3))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "c") == IndexPath(item: 2, section: 0))
  }
}
