import SwiftUIElements

/// Where the parts of a page stand, relative to its corner.
struct PageParts {
  /// The row of the title; nil where there is none.
  var titleRow: Int?
  /// The columns left for the title between the parts of the bar.
  var title = 0..<0
  var backColumns = 0
  /// Rows of lines that part the bars from the content.
  var rules: [Int] = []
}

extension CellLayout {
  func page(_ node: CellNode, _ page: PageContent, _ size: Proposal) -> Arrangement {
    let columns = size.columns ?? 80
    let rows = size.rows ?? 24
    var arrangement = Arrangement()
    let parts = pageParts(node, page, columns, rows, &arrangement)
    var top = (parts.titleRow ?? -1) + 1
    for child in node.flow where child.part == .searchField || child.part == .bottomAccessory {
      let made = self.child(
        child, Proposal(columns: max(1, columns - 2), rows: nil), at: CellPoint(column: 1, row: top))
      arrangement.children.append(made)
      top += made.size.rows
    }
    if top > 0, isTall {
      arrangement.rules.append(top)
      top += 1
    }
    var bottom = rows
    let bars = node.flow.filter { $0.part?.isBottomBar == true }
    if !bars.isEmpty {
      let inner = stacked(bars, .vertical, spacing: 0, .center, Proposal(columns: max(1, columns - 2), rows: nil))
      let height = min(inner.size.rows, max(0, rows - top))
      bottom -= height
      for child in inner.children {
        var child = child
        child.origin.column += 1 + (max(1, columns - 2) - inner.size.columns) / 2
        child.origin.row += bottom
        arrangement.children.append(child)
      }
      if isTall, inner.size.rows > 0 {
        bottom -= 1
        arrangement.rules.append(bottom)
      }
    }
    let area = CellRect(0, top, columns, bottom - top)
    let inner = viewport(node.flow.filter { !$0.isBarPart }, area)
    // Content before the bar at the bottom, as it is read.
    let bar = arrangement.children.firstIndex { $0.node.part?.isBottomBar == true } ?? arrangement.children.count
    arrangement.children.insert(contentsOf: inner.children, at: bar)
    arrangement.scrolled = inner.content
    arrangement.viewport = area
    return arrangement
  }

  /// Places what stands in the bar at the top.
  private func pageParts(
    _ node: CellNode, _ page: PageContent, _ columns: Int, _ rows: Int, _ arrangement: inout Arrangement
  ) -> PageParts {
    var parts = Self.bar(node, page, columns)
    guard let row = parts.titleRow else { return parts }
    var start = parts.title.lowerBound
    var end = parts.title.upperBound
    for child in node.flow where child.part == .leadingBar {
      let made = self.child(
        child, Proposal(columns: max(0, end - start), rows: 1), at: CellPoint(column: start, row: row))
      arrangement.children.append(made)
      start += made.size.columns + 1
    }
    var trailing: [Arrangement.Child] = []
    for child in node.flow.reversed() where child.part == .trailingBar {
      let made = self.child(child, Proposal(columns: max(0, end - start), rows: 1))
      end -= made.size.columns
      trailing.append(made.moved(end, row))
      end -= 1
    }
    for child in node.flow where child.part == .principal || child.part == .title {
      let made = self.child(child, Proposal(columns: max(0, end - start), rows: 1))
      arrangement.children.append(made.moved(start + max(0, (end - start - made.size.columns) / 2), row))
    }
    arrangement.children += trailing.reversed()
    parts.title = start..<max(start, end)
    return parts
  }

  static func bar(_ node: CellNode, _ page: PageContent, _ columns: Int) -> PageParts {
    var parts = PageParts()
    let hasItems = node.flow.contains {
      $0.part == .leadingBar || $0.part == .trailingBar || $0.part == .principal || $0.part == .title
    }
    guard !page.hidesBar, !page.title.isEmpty || page.backTitle != nil || hasItems else { return parts }
    parts.titleRow = 0
    if let back = page.backTitle {
      parts.backColumns = min(2 + CellText.fitting(back.isEmpty ? "Back" : back, 16).count, max(0, columns - 2))
    }
    let start = 1 + parts.backColumns + (parts.backColumns > 0 ? 2 : 0)
    parts.title = start..<max(start, columns - 1)
    return parts
  }
}

extension CellNode {
  var isBarPart: Bool {
    switch part {
    case .leadingBar, .trailingBar, .principal, .title, .bottomBar, .keyboardBar, .searchField, .bottomAccessory: true
    default: false
    }
  }
}
