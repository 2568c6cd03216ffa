import Foundation
import SwiftUIElements

/// Turns the drawn tree of a session into cells. It keeps the tree and what it has measured, and learns of changes by patches.
@MainActor
package final class ScreenDrawing {
  private let tree = CellTree()
  private var layout = CellLayout()
  /// What stands directly on the screen, or in a dialog or sheet, as of the last frame.
  private var grounds: [Painter.Ground] = []
  private let problems = LayoutProblems()
  private var knownShortcuts: [NodeID: [DrawnScreen.Shortcut]] = [:]

  private let say: SaySentence

  /// - Parameter say: in which language the screen's own sentences are said.
  package init(say: @escaping SaySentence = \.english) { self.say = say }

  /// Starts with a whole tree.
  package func mount(_ tree: ElementTree) {
    self.tree.mount(tree)
    knownShortcuts = [:]
  }

  /// Changes the tree; what was measured of all it does not touch stays.
  package func apply(_ patches: [Patch]) {
    knownShortcuts = [:]
    for patch in patches { tree.apply(patch) }
  }

  /// Draws what is visible. `pictures` gives the pixels of a picture, or nil where they are not there (yet).
  package func frame(
    _ state: ScreenState, size: CellSize, pictures: @escaping (ImageContent) -> PictureContent? = { _ in nil }
  ) -> DrawnScreen {
    let new = CellLayout(
      isUTF8: state.traits.isUTF8, mostPictureRows: max(4, min(size.rows / 3, 20)), isTall: size.rows >= 30,
      showsPictures: state.showsPictures, isRightToLeft: state.isRightToLeft, filter: state.filter,
      problems: problems)
    if new != layout { tree.forgetMeasures() }
    layout = new
    let ticks = tree.tick(state.now, in: state.locale)
    let painter = Painter(layout, state, size, pictures, say: say)
    painter.drawAll(tree.root)
    grounds = painter.grounds
    var screen = painter.finish()
    if let ticks { screen.ticksEvery = min(screen.ticksEvery ?? ticks, ticks) }
    let top = painter.top
    screen.shortcuts = shortcuts(of: top)
    return screen
  }

  /// Says to the session what could not be laid out as its views asked, since it was last told.
  package func tellProblems(to session: any SessionHandle) {
    for found in problems.take() { session.warn(of: found.problem, in: found.view, at: found.node) }
  }

  /// Whether there are views that want to know where they stand.
  package var asksForPlaces: Bool { !tree.asking.isEmpty }

  /// Says to views that ask where they stand, as of the last frame.
  ///
  /// - Parameter told: how the areas stood that scroll, when it was last said.
  package func tellPlaces(_ state: ScreenState, since told: inout [NodeID: ScrollReport]) -> [HostEvent] {
    var telling = PlaceTelling(asking: tree.asking.values, scrolls: state.scrolls, isRightToLeft: layout.isRightToLeft)
    for ground in grounds { telling.tell(ground) }
    var events: [HostEvent] = []
    for (node, report) in telling.reports.sorted(by: { $0.key < $1.key }) where told[node] != report {
      told[node] = report
      events.append(HostEvent(node: node, kind: .scroll, value: .scroll(report)))
    }
    if told.count > telling.reports.count + 50 { told = told.filter { tree.nodes[$0.key] != nil } }
    return events
  }

  /// Where a node stands within the content of the area it scrolls in, as of the last frame; nil where it does not scroll or is not drawn.
  package func position(of id: NodeID) -> (area: NodeID, frame: CellRect)? {
    guard let node = tree.nodes[id] else { return nil }
    var path: Set<ObjectIdentifier> = []
    var next: CellNode? = node
    while let current = next {
      path.insert(ObjectIdentifier(current))
      next = current.parent
    }
    for ground in grounds.reversed() where path.contains(ObjectIdentifier(ground.owner)) {
      var finder = PlaceFinder(path: path, goal: node)
      return finder.find(ground)
    }
    return nil
  }

  /// How many rows of a list are shown, of how many; header rows do not count.
  package func count(_ filter: ScreenState.RowFilter) -> (shown: Int, all: Int) {
    guard let list = tree.nodes[filter.list] else { return (0, 0) }
    let rows = list.listRows.filter(\.isStopRow)
    return (rows.count { $0.has(filter.words) }, rows.count)
  }

  /// What stands for the rows of a list that the views make when they are asked to; nil where all are there.
  package func rest(of list: NodeID) -> NodeID? { tree.nodes[list]?.rest?.id }

  /// The text of a node and all below it, a paragraph a line.
  package func text(of id: NodeID) -> String { tree.nodes[id].map { $0.paragraphs.joined(separator: "\n") } ?? "" }

  // MARK: Shortcuts

  private func shortcuts(of top: CellNode) -> [DrawnScreen.Shortcut] {
    if let known = knownShortcuts[top.id] { return known }
    var found: [DrawnScreen.Shortcut] = []
    top.addShortcuts(to: &found, isEnabled: true)
    knownShortcuts[top.id] = found
    return found
  }
}

extension CellNode {
  /// The keys of the buttons below.
  fileprivate func addShortcuts(to found: inout [DrawnScreen.Shortcut], isEnabled: Bool) {
    let isEnabled = isEnabled && !element.style.isDisabled
    if case .button(let button) = element.role, let shortcut = button.shortcut, isEnabled {
      found.append(DrawnScreen.Shortcut(text: shortcut, node: id))
    }
    for child in present where !child.isModal { child.addShortcuts(to: &found, isEnabled: isEnabled) }
  }
}

/// Walks down to a node and adds up where it stands.
@MainActor
private struct PlaceFinder {
  let path: Set<ObjectIdentifier>
  let goal: CellNode
  private var area: NodeID?
  private var origin = CellPoint(column: 0, row: 0)

  init(path: Set<ObjectIdentifier>, goal: CellNode) {
    self.path = path
    self.goal = goal
  }

  mutating func find(_ ground: Painter.Ground) -> (area: NodeID, frame: CellRect)? {
    if ground.isScrolled { area = ground.owner.id }
    origin = CellPoint(column: -ground.area.minColumn, row: -ground.area.minRow)
    return down(ground.children)
  }

  private mutating func down(_ children: [Arrangement.Child]) -> (area: NodeID, frame: CellRect)? {
    guard let child = children.first(where: { path.contains(ObjectIdentifier($0.node)) }) else { return nil }
    origin.column += child.origin.column
    origin.row += child.origin.row
    let node = child.node
    if node === goal { return area.map { ($0, CellRect(origin: origin, size: child.size)) } }
    let arrangement = child.arrangement
    origin.column += arrangement.content.minColumn
    origin.row += arrangement.content.minRow
    if let content = arrangement.scrolled {
      let port = arrangement.viewport
      switch node.element.role {
      case .list, .scroll:
        area = node.id
        origin = CellPoint(column: 0, row: 0)
      default:
        if let port, content.rows > port.size.rows {
          area = node.id
          origin = CellPoint(column: -port.minColumn, row: -port.minRow)
        }
      }
    }
    return down(arrangement.children)
  }
}
