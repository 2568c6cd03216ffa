import Foundation
import FoundationExtras

/// Columns that keep their state whether all of them are drawn or one at a time.
final class SplitNode: DrawingNode {
  private struct Column {
    let kind: NavigationSplitViewColumn
    let node: ViewNode
    /// The line before it.
    let line: DrawingNode
    weak var navigation: NavigationNode?
    weak var list: ListNode?
  }

  private var columns: [Column] = []
  private var isWide = true
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compact: Binding<NavigationSplitViewColumn>?
  /// The column that is seen where one is seen at a time.
  private var top = 0
  /// What was drawn last, with the way in which columns lead back.
  private var arranged: (shown: [NavigationSplitViewColumn], isWide: Bool)?

  init(_ inputs: ViewInputs) { super.init(inputs) }

  func show(_ view: SplitBody, _ inputs: ViewInputs) {
    let isFirst = columns.isEmpty
    isWide = view.isWide
    visibility = view.visibility
    compact = view.compact
    let stack = StackContent(axis: isWide ? .horizontal : .vertical, alignment: .leading, spacing: 0)
    draw(Element(.stack(stack)), inputs)
    let below = inputs.within(self)
    for (index, column) in view.columns.enumerated() {
      let node = AnyView._node(for: column.view, replacing: isFirst ? nil : columns[index].node, below)
      if isFirst {
        columns.append(Column(kind: column.column, node: node, line: DrawingNode(below, element: Element(.divider))))
      }
    }
    if isFirst { join() }
    if let index = columns.firstIndex(where: { $0.kind == view.preferred }) { top = index }
    arrange()
    if isFirst { graph.afterUpdate { [weak self] in self?.followSelections() } }
  }

  /// Has the columns' own stacks know of each other.
  private func join() {
    for index in columns.indices {
      let navigation = columns[index].node.first(NavigationNode.self)
      columns[index].navigation = navigation
      navigation?.split = self
    }
  }

  // MARK: Between the columns

  private func index(of navigation: NavigationNode) -> Int? { columns.firstIndex { $0.navigation === navigation } }

  /// The column after that of `navigation`; nil for the last.
  func next(after navigation: NavigationNode) -> NavigationNode? {
    index(of: navigation).flatMap { $0 + 1 < columns.count ? columns[$0 + 1].navigation : nil }
  }

  /// The column before that of `navigation`; nil for the first.
  func previous(before navigation: NavigationNode) -> NavigationNode? {
    index(of: navigation).flatMap { $0 > 0 ? columns[$0 - 1].navigation : nil }
  }

  /// Something in the column of `navigation` was chosen: on a narrow screen the next column comes up.
  func chose(in navigation: NavigationNode) {
    guard let index = index(of: navigation), index + 1 < columns.count else { return }
    bringUp(index + 1)
  }

  /// The list whose selection decides what the next column shows.
  func register(_ list: ListNode, in navigation: NavigationNode) {
    guard let index = index(of: navigation), columns[index].list == nil else { return }
    columns[index].list = list
    graph.afterUpdate { [weak self] in self?.followSelections() }
  }

  /// On a narrow screen, what is already chosen is what one sees.
  private func followSelections() {
    guard compact == nil else { return }
    while top + 1 < columns.count, columns[top].list?.selection?.isEmpty() == false { bringUp(top + 1) }
  }

  private func bringUp(_ index: Int) {
    guard top != index else { return }
    top = index
    if let compact, compact.wrappedValue != columns[index].kind { compact.wrappedValue = columns[index].kind }
    arrange()
  }

  private func goBack() {
    guard top > 0 else { return }
    let index = top - 1
    columns[top].navigation?.popAll()
    columns[index].list?.selection?.clear()
    bringUp(index)
  }

  // MARK: Drawing

  private var shown: [Column] {
    guard isWide else { return columns.indices.contains(top) ? [columns[top]] : [] }
    switch visibility {
    case .detailOnly: return columns.suffix(1)
    case .doubleColumn: return columns.suffix(2)
    default: return columns
    }
  }

  private func arrange() {
    let shown = shown.map(\.kind)
    if let arranged, arranged == (shown, isWide) { return }
    arranged = (shown, isWide)
    for (index, column) in columns.enumerated() {
      column.node.setCovered(isCovered || !shown.contains(column.kind))
      guard let navigation = column.navigation else { continue }
      if isWide || index == 0 {
        navigation.setWayBack(nil)
      } else {
        let title = columns[index - 1].navigation?.title ?? ""
        navigation.setWayBack(title.isEmpty ? String(localized: "Back", locale: locale ?? .machine) : title) {
          [weak self] in self?.goBack()
        }
      }
    }
    structureChanged()
    columns.last?.navigation?.tellTitle()
  }

  /// The window is named after the last column that is seen and has a title.
  func names(_ navigation: NavigationNode) -> Bool {
    (shown.last { !($0.navigation?.title ?? "").isEmpty })?.navigation === navigation
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    for (place, column) in shown.enumerated() {
      if place > 0 { list.append(column.line) }
      column.node.flatten(into: &list)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for column in shown { visit(column.node) }
  }

  override func unmount() {
    for column in columns {
      column.node.unmount()
      column.line.unmount()
    }
    super.unmount()
  }
}

extension ViewNode {
  /// The first node of a class here or below.
  fileprivate func first<Node: ViewNode>(_ type: Node.Type) -> Node? {
    if let found = self as? Node { return found }
    var found: Node?
    forEachChild { child in if found == nil { found = child.first(type) } }
    return found
  }
}
