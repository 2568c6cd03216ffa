import SwiftUIElements
import SwiftUILayout

/// Where a navigation page or tabs show their content, as the host has told.
struct ToldArea: Equatable {
  /// From the top left of the window.
  var frame: LayoutRect
  /// The window when it was told.
  var window: Size
}

extension DrawingNode {
  /// Where a navigation page or tabs show their content, from the top left of the window: as the host has told, or by the usual
  /// measures of bars. nil for all else.
  ///
  /// - Parameter around: the area that the node fills.
  func contentArea(in around: LayoutRect, of window: Size) -> LayoutRect? {
    guard let bars = usualBars(in: window) else { return nil }
    if let told = extras?.area {
      return LayoutRect(
        x: told.frame.x, y: told.frame.y, width: max(0, told.frame.width + window.width - told.window.width),
        height: max(0, told.frame.height + window.height - told.window.height))
    }
    return LayoutRect(
      x: around.x, y: around.y + bars.top, width: around.width, height: max(0, around.height - bars.top - bars.bottom))
  }

  /// How high the bars of a navigation page or of tabs are by their usual measures.
  func usualBars(in window: Size) -> (top: Double, bottom: Double)? {
    let isOnDesk = window.width >= ElementLayout.deskWidth
    switch role {
    case .page(let page): return bars(of: page, isOnDesk)
    case .tabs: return style.hidesTabs ? (0, 0) : isOnDesk ? (48, 0) : (0, 49)
    default: return nil
    }
  }

  /// The one thing that a navigation page or a tab shows beside its bars.
  var soleContent: DrawingNode? {
    let shown = drawnNow.filter { !$0.role.isOption && $0.element.isInFlow(of: role) }
    // What hears its own size cannot hear that of its area too.
    return shown.count == 1 && !hearsItsSize ? shown[0] : nil
  }

  private func bars(of page: PageContent, _ isOnDesk: Bool) -> (top: Double, bottom: Double) {
    var parts: Set<Accessibility.Part> = []
    for child in drawnNow { if let part = child.accessibility.part { parts.insert(part) } }
    var top = 0.0
    let hasItems = !parts.isDisjoint(with: [.leadingBar, .trailingBar, .principal])
    if !page.hidesBar, hasItems || !page.title.isEmpty || page.backTitle != nil {
      let isLarge = page.titleSize != .inline && !page.title.isEmpty && !parts.contains(.principal)
      top = isOnDesk ? 52 : isLarge ? 116.5 : 64
    }
    if parts.contains(.searchField), !isOnDesk { top += 56 }
    return (top, parts.contains(.bottomBar) ? 44 : 0)
  }
}

extension LayoutRect {
  /// From its own edges to those of another within it.
  func insets(to inner: LayoutRect) -> Insets {
    Insets(
      top: max(0, inner.y - y), leading: max(0, inner.x - x), bottom: max(0, maxY - inner.maxY),
      trailing: max(0, maxX - inner.maxX))
  }
}
