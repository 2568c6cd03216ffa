import Foundation
import UIKit

/// Tabs as pages: one fills the space, the others are reached by swiping, by the dots or by the arrow keys.
nonisolated struct PagedTabs<Content: View>: View {
  let selected: AnyHashable?
  let content: Content
  let style: PageTabViewStyle
  let choose: (AnyHashable) -> Void

  @Environment(\.indexHasBackground) private var hasBackground
  @State private var shown = ShownPage()
  @State private var pages = PageTurner()

  @MainActor var body: some View {
    PagesBody(selected: selected, content: content, choose: choose, turner: pages) { shown = $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      .gesture(
        DragGesture(minimumDistance: 20).onEnded { drag in
          guard abs(drag.translation.width) > max(40, abs(drag.translation.height)) else { return }
          pages.turn(to: shown.index + (drag.translation.width < 0 ? 1 : -1))
        }
      )
      .overlay(alignment: .bottom) {
        if style.indexDisplayMode == .always || style.indexDisplayMode == .automatic && shown.count > 1 { dots }
      }
  }

  @MainActor private var dots: some View {
    let set = UIPageControl.setForAll
    let strong = set?.currentPageIndicatorTintColor.map { Color($0) } ?? Color.primary.opacity(0.85)
    let faint = set?.pageIndicatorTintColor.map { Color($0) } ?? Color.primary.opacity(0.3)
    return HStack(spacing: 9) {
      ForEach(0..<shown.count, id: \.self) { index in
        Button {
          pages.turn(to: index)
        } label: {
          Circle().fill(index == shown.index ? strong : faint).frame(width: 8, height: 8)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Page \(index + 1) of \(shown.count)")
        .accessibilityAddTraits(index == shown.index ? .isSelected : [])
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(hasBackground ? Color(.fill) : Color.clear, in: Capsule())
    .padding(.bottom, 8)
    .environment(\.pages, nil)
  }
}

/// Which page is shown, and of how many.
struct ShownPage: Equatable {
  var index = 0
  var count = 0
}

/// Turns pages from outside of their node.
@MainActor
final class PageTurner {
  fileprivate weak var node: PagesNode?

  nonisolated init() {}

  func turn(to index: Int) { _ = node?.choose(index: index) }
}

private nonisolated struct PagesBody<Content: View>: View {
  typealias Body = Never

  let selected: AnyHashable?
  let content: Content
  let choose: (AnyHashable) -> Void
  let turner: PageTurner
  let told: (ShownPage) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let inputs = inputs.changing { $0.pages = nil }
    let node = old as? PagesNode ?? PagesNode(inputs)
    view.turner.node = node
    node.told = view.told
    node.setContent(
      Content._node(for: view.content, replacing: node.content, inputs.within(node, place: [.tagged, .tab])))
    node.show(view.selected, choose: view.choose, inputs)
    return node
  }
}

/// Tabs without a bar.
final class PagesNode: TabsNode {
  fileprivate var told: (ShownPage) -> Void = { _ in }
  private var last = ShownPage()

  override var tabsElement: Element { Element(.layers(alignment: BoxAlignment())) }

  override func collectChildren(into list: inout [DrawingNode]) {
    let tabs = tabs
    let now = ShownPage(index: index(in: tabs), count: tabs.count)
    if tabs.indices.contains(now.index) { list.append(tabs[now.index]) }
    guard now != last else { return }
    last = now
    graph.afterUpdate { [weak self] in self?.told(now) }
  }
}
