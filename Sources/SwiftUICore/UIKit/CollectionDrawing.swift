import Foundation
import UIKit

/// The items of a collection, in the arrangement of its layout.
struct CollectionDrawing: View {
  let collection: UICollectionView
  /// Tells this drawing from the one before a change.
  let revision: Int

  var body: some View {
    GeometryReader { proxy in
      let arrangements = arrangements(in: proxy.size)
      if case .list(let isInset, let isPlain)? = arrangements.first {
        list(isInset: isInset, isPlain: isPlain)
      } else {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(arrangements.indices, id: \.self) { section in
              CollectionSection(
                collection: collection, section: section, arrangement: arrangements[section], width: proxy.size.width,
                revision: revision)
            }
          }
        }
      }
    }
  }

  /// Apps compute sizes of items from the collection's own.
  private func arrangements(in size: CGSize) -> [UICollectionViewLayout.Arrangement] {
    collection.frame.size = size
    return (0..<collection.numberOfSections).map {
      collection.collectionViewLayout.arrangement(of: $0, in: collection, width: size.width)
    }
  }

  @ViewBuilder private func list(isInset: Bool, isPlain: Bool) -> some View {
    let rows = List {
      ForEach(0..<collection.numberOfSections, id: \.self) { section in
        Section {
          ForEach(0..<collection.numberOfItems(inSection: section), id: \.self) { item in
            CollectionItem(collection: collection, place: IndexPath(item: item, section: section), revision: revision)
          }
        } header: {
          SupplementaryDrawing(
            view: collection.supplementary(UICollectionView.elementKindSectionHeader, inSection: section))
        }
      }
    }
    if isPlain {
      rows.listStyle(.plain)
    } else if isInset {
      rows.listStyle(.insetGrouped)
    } else {
      rows.listStyle(.grouped)
    }
  }
}

/// What stands above or below a section.
private struct SupplementaryDrawing: View {
  let view: UIView?

  var body: some View {
    if let view { UIViewDrawing.drawn(view) }
  }
}

private struct CollectionSection: View {
  let collection: UICollectionView
  let section: Int
  let arrangement: UICollectionViewLayout.Arrangement
  let width: CGFloat
  let revision: Int

  var body: some View {
    switch arrangement {
    case .rows(let rows):
      header(rows)
      lines(rows)
    case .shelf(let rows):
      header(rows)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: max(rows.itemSpacing, rows.lineSpacing)) {
          ForEach(rows.sizes.indices, id: \.self) { item($0, rows.sizes[$0]) }
        }
        .padding(insets(rows))
      }
    case .list: EmptyView()
    }
  }

  @ViewBuilder private func header(_ rows: UICollectionViewLayout.Rows) -> some View {
    if let height = rows.headerHeight {
      SupplementaryDrawing(
        view: collection.supplementary(UICollectionView.elementKindSectionHeader, inSection: section)
      )
      .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
    }
  }

  private func lines(_ rows: UICollectionViewLayout.Rows) -> some View {
    let lines = rows.lines(width: width)
    let room = width - rows.insets.left - rows.insets.right
    return VStack(alignment: .leading, spacing: rows.lineSpacing) {
      ForEach(lines.indices, id: \.self) { line in
        let items = lines[line]
        let used = items.reduce(0) { $0 + rows.sizes[$1].width }
        // Full rows reach from edge to edge, the last one stands at the beginning.
        let isFull = line < lines.count - 1 && items.count > 1
        let gap = isFull ? (room - used) / CGFloat(items.count - 1) : rows.itemSpacing
        HStack(alignment: .top, spacing: max(gap, 0)) {
          ForEach(Array(items), id: \.self) { item($0, rows.sizes[$0]) }
        }
      }
    }
    .padding(insets(rows))
  }

  private func item(_ item: Int, _ size: CGSize) -> some View {
    CollectionItem(collection: collection, place: IndexPath(item: item, section: section), revision: revision)
      .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
  }

  private func insets(_ rows: UICollectionViewLayout.Rows) -> EdgeInsets {
    EdgeInsets(top: rows.insets.top, leading: rows.insets.left, bottom: rows.insets.bottom, trailing: rows.insets.right)
  }
}

private struct CollectionItem: View {
  let collection: UICollectionView
  let place: IndexPath
  let revision: Int

  var body: some View {
    Button {
      collection.choose(place)
    } label: {
      if let cell = collection.cellForItem(at: place) { CollectionCellDrawing(cell: cell) }
    }
    .buttonStyle(.plain)
  }
}

private struct CollectionCellDrawing: View {
  let cell: UICollectionViewCell
  @StateObject private var watch = CellWatch()

  var body: some View {
    let _ = watch.follow(cell)
    if let hosted = cell.contentConfiguration as? any HostedConfiguration {
      hosted.hosted
    } else if let content = cell.contentConfiguration as? UIListContentConfiguration {
      HStack(spacing: 12) {
        if let image = content.image { Image(uiImage: image) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: content.text ?? "")
          if let detail = content.secondaryText {
            Text(verbatim: detail).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
        if (cell as? UICollectionViewListCell)?.accessories.contains(.disclosureIndicator()) == true {
          Image(systemName: "chevron.forward").foregroundStyle(.secondary).imageScale(.small).accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
    } else {
      UIViewDrawing.drawn(cell)
    }
  }
}
