import SwiftUI
import Testing

@testable import SwiftUITerminal

/// Containers as pictures of cells, without the blanks at the ends of lines.
@MainActor @Suite struct ContainerPictureTests {
  @Test func textStandsInTheMiddleAndWraps() {
    #expect(TerminalScreen.picture(12, 3) { Text("Hello") } == ["", "   Hello", ""])
    #expect(TerminalScreen.picture(8, 4) { Text("one two three") } == ["", "one two", "three", ""])
    #expect(TerminalScreen.picture(8, 3) { Text("one two three").lineLimit(1) } == ["", "one two…", ""])
    #expect(
      TerminalScreen.picture(10, 3) { Text("one two three").multilineTextAlignment(.trailing).frame(width: 72) }
        == [" one two", "   three", ""])
  }

  @Test func stacksShareWhatThereIs() {
    #expect(
      TerminalScreen.picture(12, 1) {
        HStack {
          Text("ab"); Spacer(); Text("cd")
        }
      } == ["ab        cd"])
    #expect(
      TerminalScreen.picture(16, 1) {
        HStack {
          Text("a long title here").lineLimit(1); Text("New")
        }
      } == ["a long titl… New"])
    #expect(
      TerminalScreen.picture(14, 3) {
        VStack(alignment: .trailing) {
          Text("one"); Text("three")
        }
      } == ["      one", "    three", ""])
    #expect(
      TerminalScreen.picture(6, 5) {
        VStack {
          Text("top"); Spacer(); Text("end")
        }
      } == [" top", "", "", "", " end"])
    #expect(
      TerminalScreen.picture(12, 2) {
        HStack(alignment: .firstTextBaseline) {
          Text("a\nb"); Text("c")
        }
      } == ["    a c", "    b"])
    #expect(
      TerminalScreen.picture(20, 1) {
        HStack(spacing: 0) {
          Text("low low low").lineLimit(1)
          Text("high high high").lineLimit(1).layoutPriority(1)
        }
      } == ["low l…high high high"])
  }

  @Test func whatCannotShrinkIsKeptWholeBesideWhatIsMoreImportant() {
    #expect(
      TerminalScreen.picture(20, 1) {
        HStack(spacing: 8) {
          Text("high high high").lineLimit(1).layoutPriority(1)
          Text("Nov 12").lineLimit(1).fixedSize()
        }
      } == ["high high hi… Nov 12"])
  }

  @Test func smallDistancesVanishAndProseIsParted() {
    #expect(
      TerminalScreen.picture(6, 3) {
        VStack(spacing: 4) {
          Text("a"); Text("b")
        }
      }.filter { !$0.isEmpty }.count == 2)
    #expect(
      TerminalScreen.picture(6, 5) {
        VStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == ["", "  a", "", "  b", ""])
    #expect(
      TerminalScreen.picture(6, 3) {
        VStack(spacing: 10) {
          Text("a"); Text("b")
        }
      } == ["  a", "", "  b"])
  }

  @Test func framesPaddingAndAlignment() {
    #expect(
      TerminalScreen.picture(12, 3) { Text("x").frame(maxWidth: .infinity, alignment: .trailing) } == [
        "", "           x", "",
      ])
    #expect(
      TerminalScreen.picture(12, 3) { Text("x").frame(width: 80, height: 48, alignment: .bottomTrailing) } == [
        "", "", "          x",
      ])
    #expect(
      TerminalScreen.picture(12, 3) { Text("x").padding(16).frame(maxWidth: .infinity, alignment: .leading) } == [
        "", "  x", "",
      ])
    #expect(TerminalScreen.picture(12, 3) { Text("over").offset(x: 16, y: 16) } == ["", "", "      over"])
    #expect(
      TerminalScreen.picture(12, 1) { Text("fixed size").fixedSize().frame(width: 40, alignment: .leading) }.first?
        .contains("fixed")
        == true)
  }

  @Test func layersLieOverEachOther() {
    #expect(
      TerminalScreen.picture(12, 3) {
        ZStack(alignment: .topLeading) {
          Text("under"); Text("o")
        }
      } == ["", "   onder", ""])
    #expect(
      TerminalScreen.picture(12, 3) {
        Text("a\nb").padding(.leading, 16).overlay(alignment: .leading) {
          Rectangle().fill(Color.blue).frame(width: 2)
        }
      } == ["    │ a", "    │ b", ""])
  }

  @Test func gridsHaveColumns() {
    #expect(
      TerminalScreen.picture(14, 2) {
        Grid(alignment: .leading) {
          GridRow {
            Text("a"); Text("one")
          }
          GridRow {
            Text("bbb"); Text("2")
          }
        }
      } == ["   a    one", "   bbb  2"])
    #expect(
      TerminalScreen.picture(20, 2) {
        LazyVGrid(
          columns: [GridItem(.fixed(48), spacing: 8), GridItem(.flexible(), spacing: 8)], alignment: .leading,
          spacing: 0
        ) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }
      } == ["a      b", "c"])
    let adaptive = TerminalScreen.picture(22, 3) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 8)], alignment: .leading, spacing: 0) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
      }
    }
    #expect(adaptive == ["a       b      c", "d", ""])
  }

  @Test func listsHaveSectionsRowsAndFooters() {
    let lines = TerminalScreen.picture(24, 8) {
      List {
        Section {
          Text("First")
          Text("Second")
        } header: {
          Text("Part")
        } footer: {
          Text("That is all.")
        }
        Section("More") { Text("Third") }
      }
    }
    #expect(lines == [" Part", "  First", "  Second", " That is all.", "", " More", "  Third", ""])
  }

  @Test func longListsScrollAndShowWhereTheyAre() {
    let screen = TerminalScreen(12, 4) { List(0..<40, id: \.self) { Text("row \($0)") } }
    #expect(screen.lines == ["  row 0    ▐", "  row 1", "  row 2", "  row 3"])
    let area = screen.drawn.scrolls[0]
    #expect(area.limit.row == 36 && area.viewport.rows == 4)
    screen.state.scrolls[area.node] = CellPoint(column: 0, row: 10)
    screen.settle()
    #expect(screen.lines.first == "  row 10")
    screen.state.scrolls[area.node] = CellPoint(column: 0, row: 1000)
    screen.settle()
    #expect(screen.lines.last?.hasPrefix("  row 39") == true)
    #expect(screen.drawn.scrolls[0].offset.row == 36)
  }

  @Test func scrolledLinesGoOnToTheSide() {
    let screen = TerminalScreen(10, 1) {
      ScrollView(.horizontal, showsIndicators: false) { Text("0123456789abcdef") }
    }
    #expect(screen.lines == ["012345678›"])
    screen.state.scrolls[screen.drawn.scrolls[0].node] = CellPoint(column: 3, row: 0)
    screen.settle()
    #expect(screen.lines == ["‹456789ab›"])
  }

  @Test func pagesHaveATitleAToolbarAndABarAtTheBottom() {
    let lines = TerminalScreen.picture(30, 6) {
      NavigationStack {
        List { Text("row") }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Text("below") }
          }
      }
    }
    #expect(lines == [" Title                    Add", "  row", "", "", "", "            below"])
  }

  @Test func pagesThatAreTooLongScroll() {
    let screen = TerminalScreen(12, 3) {
      NavigationStack { VStack { ForEach(0..<9, id: \.self) { Text("line \($0)") } } }
    }
    #expect(screen.lines.first?.contains("line 0") == true)
    #expect(screen.drawn.scrolls.first?.limit.row == 6)
  }

  @Test func tabsShowTheChosenOne() {
    let screen = TerminalScreen(30, 3) {
      TabView {
        Text("first page").tabItem { Text("One") }
        Text("second page").tabItem { Text("Two") }
      }
    }
    #expect(screen.lines == ["[One] Two", "          first page", ""])
    screen.press("Two")
    #expect(screen.lines == [" One [Two]", "         second page", ""])
  }
}
