import Eventually
import Foundation
import SwiftUI
import SwiftUICore

@testable import SwiftUITerminal

/// A view drawn in cells, without a terminal: a host that keeps its tree by patches and answers what elements ask for.
@MainActor
final class TerminalScreen: ElementHost {
  let drawing = ScreenDrawing()
  var state = ScreenState() {
    didSet { isDrawn = false }
  }
  private(set) var size: CellSize
  private(set) var drawn: DrawnScreen {
    didSet { readLines = nil }
  }
  /// Whether `drawn` shows all there is: a large screen takes long to draw, and who waits looks often.
  private var isDrawn = false
  private var readLines: [String]?
  private(set) var tree = ElementTree()
  private(set) var session: Session!
  var isReady = true

  let locale: Locale

  init<Content: View>(
    _ columns: Int = 40, _ rows: Int = 10, path: String? = nil, now: Date = Date(), language: String = "en_US",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    locale = Locale(identifier: language)
    state.isRightToLeft = locale.language.characterDirection == .rightToLeft
    size = CellSize(columns: columns, rows: rows)
    drawn = DrawnScreen(frame: TerminalFrame(grid: CellGrid(size: CellSize(columns: 0, rows: 0))))
    state.now = now
    session = Session(host: self, path: path, content: content)
    settle()
  }

  var traits: HostTraits {
    HostTraits(
      kind: .terminal, appearance: .dark,
      viewport: Size(width: Double(size.columns) * 8, height: Double(size.rows) * 16),
      locale: locale, timeZone: .gmt)
  }

  func mount(_ session: any SessionHandle) {
    tree = session.tree
    drawing.mount(tree)
    isDrawn = false
  }

  func apply(_ patches: [Patch], transaction: FrameTransaction) {
    tree.apply(patches)
    drawing.apply(patches)
    isDrawn = false
  }

  func unmount() {}

  /// Draws until nothing changes any more, telling views where they stand and what is seen.
  func settle() {
    for _ in 0..<30 {
      while session.hasPendingChanges { session.flush() }
      guard !isDrawn else { return }
      drawn = drawing.frame(state, size: size)
      isDrawn = true
      drawing.tellProblems(to: session)
      let hasChanged = session.place {
        for event in drawing.tellPlaces(state, since: &toldScrolls) { session.send(event) }
      }
      if hasChanged { continue }
      for node in drawn.visible where seen.insert(node).inserted {
        session.send(HostEvent(node: node, kind: .visible, value: .bool(true)))
      }
      if !session.hasPendingChanges { return }
    }
  }

  private var toldScrolls: [NodeID: ScrollReport] = [:]
  private var seen: Set<NodeID> = []

  func resize(_ columns: Int, _ rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    isDrawn = false
    session.traitsChanged()
    settle()
  }

  /// Gives the main loop turns until `condition` holds; fails with the screen's text.
  func wait(
    for limit: Duration = .seconds(60), file: String = #fileID, line: Int = #line,
    until condition: @MainActor () -> Bool
  ) async throws {
    try await eventually("the screen is as wanted", seeing: text, within: limit, file: file, line: line) {
      settle()
      return condition()
    }
  }

  /// What a terminal shows of it.
  var shown: TerminalFrame { state.isRightToLeft ? drawn.frame.mirrored : drawn.frame }

  /// The rows of the screen without blanks at their ends.
  var lines: [String] {
    if let readLines { return readLines }
    let lines = shown.grid.lines
    readLines = lines
    return lines
  }

  var text: String { lines.joined(separator: "\n") }

  /// The first place whose letters contain `label`.
  func place(_ label: String) -> InputTarget? {
    drawn.places.first { drawn.frame.grid.text(in: $0.area).contains(label) }
  }

  @discardableResult
  func press(_ label: String) -> Bool {
    guard let place = place(label) else { return false }
    let event: HostEvent? =
      switch place.action {
      case .press: HostEvent(node: place.key.node, kind: .press)
      case .toggle(let isOn): HostEvent(node: place.key.node, kind: .change, value: .bool(!isOn))
      case .choose(let index, let owner): HostEvent(node: owner, kind: .change, value: .index(index))
      case .step(let step): HostEvent(node: place.key.node, kind: .change, value: .index(step))
      case .dismiss: HostEvent(node: place.key.node, kind: .dismiss)
      case .link(let address):
        {
          session.navigate(to: address); return nil
        }()
      default: nil
      }
    if let event { session.send(event) }
    settle()
    return true
  }
}

extension CellGrid {
  var lines: [String] {
    (0..<size.rows).map { row in
      let line = text(in: CellRect(0, row, size.columns, 1))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  func text(in area: CellRect) -> String {
    (area.minRow..<area.maxRow).map { row in
      (area.minColumn..<area.maxColumn).map { self[CellPoint(column: $0, row: row)].character }.joined()
    }.joined(separator: "\n")
  }

  /// What is wrong with the cells, if anything: half characters, or characters that steer a terminal.
  var faults: [String] {
    var faults: [String] = []
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let text = self[CellPoint(column: column, row: row)].character
        let width = text.reduce(0) { $0 + CellText.columns($1) }
        if text.count != 1 { faults.append("\(row),\(column): \(text.count) characters \(text.debugDescription)") }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
          faults.append("\(row),\(column): control character")
        }
        if width == 2 {
          let next = CellPoint(column: column + 1, row: row)
          if column + 1 >= size.columns || !self[next].character.isEmpty {
            faults.append("\(row),\(column): half \(text)")
          }
          column += 1
        } else if width != 1 {
          faults.append("\(row),\(column): width \(width) of \(text.debugDescription)")
        }
        column += 1
      }
    }
    return faults
  }
}
