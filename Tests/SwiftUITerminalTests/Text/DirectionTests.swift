import SwiftUI
import Testing

@testable import SwiftUITerminal

/// A part of a screen that is read the other way round than the rest of it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct DirectionTests {
  @Test func rowsOfAListInsideAreTurnedRound() {
    let found = TerminalScreen.picture(20, 6) {
      List {
        HStack {
          Text("first"); Spacer(); Text("last")
        }
        Section("head") { Text("row") }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == [" last        first", "", "               head", "               row", "", ""], "\(found)")
  }

  @Test func aListInsideAStackAndAPageIsTurnedRoundToo() {
    let found = TerminalScreen.picture(20, 5) {
      NavigationStack {
        List { NavigationLink("away") { Text("there") } }.navigationTitle("Title")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found.first?.hasSuffix("Title") == true, "\(found)")
    #expect(found.contains(" ‹            away"), "\(found)")
  }

  @Test func marksOfControlsStandBeforeTheirLabels() {
    let found = TerminalScreen.picture(20, 8) {
      List {
        Toggle("on", isOn: .constant(true))
        Stepper("count", value: .constant(1))
        Picker("kind", selection: .constant(1)) { Text("one").tag(1) }
        Picker("all", selection: .constant(1)) { Text("two").tag(1) }.pickerStyle(.inline)
        Menu("more") { Button("x") {} }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      found.prefix(6) == [
        "            on [✓]", " [+][−]      count", " one ▾        kind", "               all", "           two (●)",
        "            ▾ more",
      ], "\(found)")
  }

  @Test func lazyRowsAndScrollViewsInsideAreTurnedRound() {
    let found = TerminalScreen.picture(12, 3) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 8) {
            Text("a"); Text("b")
          }
          Text("long")
        }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == ["         b a", "        long", ""], "\(found)")
  }

  @Test func whatScrollsToTheSideBeginsAtTheRight() {
    let found = TerminalScreen.picture(10, 1) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) { ForEach(["one", "two", "three"], id: \.self) { Text($0) } }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found.first?.hasSuffix("two one") == true, "\(found)")
  }

  @Test func anIslandFromLeftToRightStaysSo() {
    let found = TerminalScreen.picture(20, 3) {
      List {
        HStack {
          Text("a"); Text("b")
        }.environment(\.layoutDirection, .leftToRight)
        Text("c")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found.first == "               a b" && found[1] == "                 c", "\(found)")
  }

  @Test func aScreenThatIsTurnedRoundHasItsIslandsFromTheLeft() {
    let screen = TerminalScreen(20, 3, language: "ar_EG") {
      List {
        HStack {
          Text("first"); Spacer(); Text("last")
        }
      }.environment(\.layoutDirection, .leftToRight)
    }
    #expect(screen.lines.first == "  first        last", "\(screen.lines)")
  }

  @Test func viewsInsideReadWhereTheyAreDrawnAndAreReachedThere() {
    let places = ReadPlaces()
    var presses = 0
    let screen = TerminalScreen(20, 4) {
      List {
        Button("press") { presses += 1 }.read("press", places)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(places.frames["press"] == CGRect(x: 13 * 8, y: 0, width: 40, height: 16), "\(places.frames)")
    #expect(screen.place("press")?.area.minColumn == 13)
    screen.press("press")
    #expect(presses == 1)
  }

  @Test func linesOfATextBeginAtTheLeadingEdge() {
    let found = TerminalScreen.picture(9, 2) {
      Text("three two").frame(width: 48).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == [" three", "   two"], "\(found)")
  }

  @Test func anOffsetGoesTheOtherWay() {
    let found = TerminalScreen.picture(9, 1) { Text("a").offset(x: 16).environment(\.layoutDirection, .rightToLeft) }
    #expect(found == ["  a"], "\(found)")
  }

  @Test(arguments: [(12, 1, "         b a"), (30, 9, "│                         b a│")])
  func aSheetIsReadAsWhatOpensIt(columns: Int, rows: Int, line: String) {
    let found = TerminalScreen.picture(columns, rows) {
      Text("below").sheet(isPresented: .constant(true)) {
        HStack {
          Text("a"); Text("b"); Spacer()
        }
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found.contains(line), "\(found)")
  }
}
