import Foundation
import UIKit

/// The content of a scroll view of UIKit.
struct ScrollDrawing: View {
  let area: UIScrollView
  let revision: Int
  @State private var position: ScrollPosition

  init(area: UIScrollView, revision: Int) {
    (self.area, self.revision) = (area, revision)
    let start = area.contentOffset
    _position = State(initialValue: start == .zero ? ScrollPosition() : ScrollPosition(point: start))
  }

  var body: some View {
    let axes = axes
    let showsBars = axes == .horizontal ? area.showsHorizontalScrollIndicator : area.showsVerticalScrollIndicator
    let scroll = ScrollView(axes, showsIndicators: showsBars) { content.padding(insets) }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, new in
        if old != new { area.scrolled(to: new) }
      }
      .onScrollPhaseChange { _, phase in
        switch phase {
        case .tracking, .interacting: area.began()
        case .idle: area.rested()
        case .decelerating, .animating: break
        }
      }
      .scrollDisabled(!area.isScrollEnabled)
      .onChange(of: area.wishes) { position.scrollTo(point: area.contentOffset) }
    if area.isPagingEnabled {
      scroll.scrollTargetBehavior(.paging)
    } else if let control = area.refreshControl {
      scroll.refreshable { await control.pulled() }
    } else {
      scroll
    }
  }

  private var insets: EdgeInsets {
    let inset = area.contentInset
    return EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
  }

  /// By the size that the app has given the content, or else by the side that rules tie to the area around.
  private var axes: Axis.Set {
    let size = area.contentSize
    if size != .zero {
      let room = area.frame.size == .zero ? UIScreen.main.bounds.size : area.frame.size
      let axes: Axis.Set = [
        size.width > room.width ? .horizontal : [], size.height > room.height ? .vertical : [],
      ]
      return axes.isEmpty ? .vertical : axes
    }
    let isWide = area.subviews.contains { $0.isAsLong(.width) }
    let isRow = area.subviews.contains { ($0 as? UIStackView)?.axis == .horizontal || $0.isAsLong(.height) }
    return !isWide && isRow ? .horizontal : .vertical
  }

  @ViewBuilder private var content: some View {
    if area.contentSize == .zero {
      let isHorizontal = axes == .horizontal
      UIViewDrawing.arranged(area).frame(maxWidth: isHorizontal ? nil : .infinity, alignment: .leading)
    } else {
      let size = area.contentSize
      ZStack(alignment: .topLeading) {
        ForEach(area.subviews.indices, id: \.self) { index in
          let view = area.subviews[index]
          if view.frame.size == .zero {
            UIViewDrawing.pinned(view, in: area)
          } else {
            UIViewDrawing.drawn(view, in: UIViewRoom(size: view.frame.size))
              .padding(.leading, max(view.frame.minX, 0)).padding(.top, max(view.frame.minY, 0))
          }
        }
      }
      .frame(
        width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil, alignment: .topLeading)
    }
  }
}
