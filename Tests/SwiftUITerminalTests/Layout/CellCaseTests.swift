import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUITerminal

/// Views without text stand in cells where the engine has them in points, within a cell.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CellCaseTests {
  @Test func viewsReadInCellsWhereTheyStandInPoints() {
    #expect(CellCase.all.count >= 45)
    for one in CellCase.all {
      let points = ReadPlaces()
      let page = TestScreen(size: CGSize(width: one.window.columns * 8, height: one.window.rows * 16)) {
        one.view(points)
      }
      let cells = ReadPlaces()
      let screen = TerminalScreen(one.window.columns, one.window.rows) { one.view(cells) }
      #expect(page.isMounted && screen.size.columns == one.window.columns)
      #expect(!points.frames.isEmpty && cells.frames.keys.sorted() == points.frames.keys.sorted(), "\(one.name)")
      for (name, wanted) in points.frames.sorted(by: { $0.key < $1.key }) {
        let found = cells.frames[name] ?? .null
        let isNear =
          abs(found.minX - wanted.minX) <= 8 && abs(found.maxX - wanted.maxX) <= 8
          && abs(found.minY - wanted.minY) <= 16 && abs(found.maxY - wanted.maxY) <= 16
        #expect(isNear, "\(one.name): \(name) wanted \(Self.inCells(wanted)), found \(Self.inCells(found))")
      }
    }
  }

  private static func inCells(_ frame: CGRect) -> [Double] {
    [frame.minX / 8, frame.minY / 16, frame.width / 8, frame.height / 16]
  }
}
