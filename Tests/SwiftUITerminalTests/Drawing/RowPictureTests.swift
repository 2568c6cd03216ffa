import SwiftUI
import Testing

@testable import SwiftUITerminal

/// What rows of a list offer besides what is in them.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RowPictureTests {
  private struct Choosing: View {
    @State var chosen: Set<Int> = [2]
    @State private var numbers = [1, 2, 3]

    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(numbers, id: \.self) { Text("row \($0)") }.onDelete { numbers.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func whileRowsAreEditedCirclesShowWhichAreChosen() {
    let screen = TerminalScreen(20, 6) { Choosing() }
    #expect(screen.lines.contains("  row 1"), "\(screen.text)")
    screen.press("Edit")
    #expect(screen.lines.contains("  ○ row 1"), "\(screen.text)")
    #expect(screen.lines.contains("▌ ● row 2"), "\(screen.text)")
    screen.press("row 1")
    #expect(screen.lines.contains("▌ ● row 1"), "\(screen.text)")
    screen.press("row 2")
    #expect(screen.lines.contains("  ○ row 2"), "\(screen.text)")
    screen.press("Done")
    #expect(screen.lines.contains("▌ row 1") && screen.lines.contains("  row 2"), "\(screen.text)")
  }

  @Test func aListOfWhichOneRowIsChosenHasNoCircles() {
    struct One: View {
      @State var chosen: Int? = 2
      @State private var mode = EditMode.active
      var body: some View {
        List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }.environment(\.editMode, $mode)
      }
    }
    let screen = TerminalScreen(20, 4) { One() }
    #expect(screen.lines == ["  row 1", "▌ row 2", "  row 3", ""], "\(screen.text)")
  }

  @Test func theMenuOfARowHasWhatStandsBeforeItFirstAndWhatStandsBehindItLast() {
    let screen = ShownScreen(columns: 30, rows: 10) {
      List {
        Button("row") {}
          .swipeActions(edge: .trailing) { Button("after") {} }
          .swipeActions(edge: .leading) { Button("before") {} }
          .contextMenu { Button("between") {} }
      }
    }
    screen.press(.down)
    screen.press(.enter, modifiers: .alt)
    let found = screen.lines.filter { line in ["before", "between", "after"].contains { line.contains($0) } }
      .map { $0.filter(\.isLetter) }
    #expect(found == ["before", "between", "after"], "\(screen.text)")
  }

  @Test func aScrollViewIsAsWideAsWhatIsInIt() {
    func rows<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> [String] {
      TerminalScreen(20, 3, content: content).lines
    }
    let beside = rows {
      HStack(spacing: 8) {
        ScrollView { Text("words") }
        Text("beside")
      }
    }
    #expect(beside == ["    words", "          beside", ""], "\(beside)")
    let filling = rows {
      HStack(spacing: 8) {
        ScrollView { Text("words").frame(maxWidth: .infinity, alignment: .leading) }
        Text("beside")
      }
    }
    #expect(filling == ["words", "              beside", ""], "\(filling)")
  }
}
