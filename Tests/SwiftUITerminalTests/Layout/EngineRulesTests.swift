import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUITerminal

/// SwiftUI's rules of layout, as they come out in cells.
@MainActor @Suite struct EngineRulesTests {
  private func lines<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    TerminalScreen(columns, rows, content: content).lines
  }

  @Test func neighboursThatShareAnOddWidthTouch() {
    for width in 9...14 {
      let screen = TerminalScreen(width, 3) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) {
            Text("\($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
          }
        }
      }
      screen.state.traits.colors = .full
      screen.settle()
      let grid = screen.drawn.frame.grid
      let painted = (0..<width).filter { grid[CellPoint(column: $0, row: 0)].look.background != .standard }
      #expect(painted == Array(0..<width), "\(width) columns")
      #expect(screen.lines[1].filter(\.isNumber) == "0123", "\(width) columns")
    }
  }

  @Test func equalDistancesStayEqual() {
    let lines = lines(24, 9) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) { ForEach(0..<5, id: \.self) { Text("\($0)") } }
        Text("b")
        Text("c")
        Text("d")
      }
    }
    #expect(lines == ["", "     0  1  2  3  4", "", "     b", "", "     c", "", "     d", ""])
  }

  @Test func nothingStandsBesideASpacerThatHasTheUsualDistance() {
    #expect(
      lines(9, 1) {
        HStack {
          Text("abcd"); Spacer(); Text("efgh")
        }
      } == ["abcd efgh"])
  }

  @Test func aGuideOfItsOwnMovesAView() {
    #expect(
      lines(7, 2) {
        VStack(alignment: .leading) {
          Text("abcde")
          Text("x").alignmentGuide(.leading) { _ in -16 }
        }
      } == [" abcde", "   x"])
    #expect(
      lines(6, 3) {
        HStack(alignment: .top, spacing: 0) {
          Text("ab\ncd\nef")
          Text("x").alignmentGuide(.top) { _ in -32 }
        }
      } == [" ab", " cd", " efx"])
  }

  @Test func theBaselineOfSeveralLinesIsTheLastOrTheFirst() {
    #expect(
      lines(4, 2) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("a\nb"); Text("c")
        }
      } == [" a", " bc"])
    #expect(
      lines(4, 3) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").padding(.top, 16); Text("b\nc")
        }
      } == ["", " ab", "  c"])
  }

  @Test func priorityDecidesWhoIsServedFirst() {
    #expect(
      lines(12, 1) {
        HStack(spacing: 0) {
          Text("abcdefgh").lineLimit(1)
          Text("ijklmnop").lineLimit(1).layoutPriority(1)
        }
      } == ["abc…ijklmnop"])
  }

  @Test func aRatioCountsPointsNotCells() {
    let screen = TerminalScreen(40, 10) {
      Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red).aspectRatio(1, contentMode: .fit)
    }
    screen.state.traits.colors = .full
    screen.settle()
    let grid = screen.drawn.frame.grid
    let painted = (0..<40).filter { grid[CellPoint(column: $0, row: 4)].look.background != .standard }
    #expect(painted == Array(10..<30))
  }

  @Test func cellsOfAGridSpanColumns() {
    #expect(
      lines(20, 3) {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Text("aa"); Text("bbbb"); Text("c")
          }
          GridRow {
            Text("d").gridCellColumns(2).gridColumnAlignment(.trailing)
            Text("e")
          }
        }
      } == ["     aa bbbb c", "     d       e", ""])
  }

  @Test func smallPrintOfARowSharesALineWhereItFits() {
    func row(_ columns: Int) -> [String] {
      lines(columns, 4) {
        List {
          VStack(alignment: .leading) {
            Text("Title")
            Text("one").font(.footnote).lineLimit(1)
            Text("two").font(.footnote).lineLimit(1)
          }
        }
      }
    }
    #expect(row(30) == ["  Title", "  one   two", "", ""])
    #expect(row(10) == ["  Title", "  one", "  two", ""])
  }

  @Test func whatIsNestedDeeplyIsDrawn() {
    func nested(_ levels: Int) -> AnyView {
      levels == 0 ? AnyView(Text("deep")) : AnyView(nested(levels - 1).padding(0).background(Color.clear))
    }
    #expect(lines(8, 1) { nested(200) } == ["  deep"])
  }

  @Test func whatIsTallerThanThePageScrollsInsteadOfLosingLines() {
    let screen = TerminalScreen(12, 4) {
      VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Text("part \($0) has some words") } }
    }
    #expect(screen.drawn.scrolls.first?.content.rows == 6)
  }
}
