import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUITerminal

@MainActor @Suite struct ControlPictureTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var count = 2
    @State private var value = 5.0
    @State private var choice = 1
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Sound", isOn: $isOn)
        Stepper("Count \(count)", value: $count, in: 0...3)
        Slider(value: $value, in: 0...10).frame(width: 80)
        Picker("List", selection: $choice) {
          Text("New").tag(0)
          Text("Top").tag(1)
        }
        .pickerStyle(.segmented)
        Picker("Kind", selection: $choice) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        Picker("Size", selection: $choice) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.inline)
        HStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Framed") {}.buttonStyle(.bordered)
        }
        ProgressView(value: 0.5).frame(width: 80)
        TextField("Name", text: $text, prompt: Text("Your name")).frame(width: 120)
        Link("Swift", destination: URL(string: "https://swift.org")!)
      }
    }
  }

  @Test func controlsAreDrawnInLetters() {
    let screen = TerminalScreen(26, 12) { Controls() }
    #expect(
      screen.lines == [
        "[✓] Sound", "Count 2 [−][+]", "━━━━━●────", " New [Top]", "Kind: Large ▾", "Size", "( ) Small", "(●) Large",
        "Plain [Framed]", "━━━━━─────", "Your name", "Swift",
      ])
    #expect(screen.press("[✓]"))
    #expect(screen.lines[0] == "[ ] Sound")
    #expect(screen.press("[+]"))
    #expect(screen.lines[1] == "Count 3 [−][+]")
    #expect(screen.place("[+]")?.isEnabled == false)
    #expect(screen.press("New"))
    #expect(screen.lines[3] == "[New] Top")
  }

  @Test func onATerminalWithoutUTF8EverythingIsASCII() {
    let screen = TerminalScreen(26, 12) { Controls() }
    screen.state.traits.isUTF8 = false
    screen.settle()
    #expect(screen.lines[0] == "[x] Sound")
    #expect(screen.lines[4] == "Kind: Large v")
    #expect(screen.text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  @Test func anOpenMenuLiesOverThePageAndTakesTheKeyboard() {
    let screen = TerminalScreen(26, 12) { Controls() }
    guard let place = screen.place("Large ▾") else { return #expect(Bool(false)) }
    #expect(place.action == .open)
    screen.state.opening = .init(node: place.key.node, highlighted: 1)
    screen.settle()
    #expect(
      Array(screen.lines[5...8]) == ["┌─────────┐", "│   Small │", "│ ✓ Large │", "└─────────┘ed]"])
    #expect(screen.drawn.places.map(\.action).count == 2)
    #expect(screen.drawn.modal?.node == place.key.node)
    #expect(screen.drawn.frame.grid[CellPoint(column: 4, row: 7)].look.attributes.contains(.reverse))
  }

  @Test func aFieldHoldsTheCaretInView() {
    let screen = TerminalScreen(26, 12) { Controls() }
    guard let place = screen.drawn.places.first(where: { if case .edit = $0.action { true } else { false } }) else {
      return #expect(Bool(false))
    }
    #expect(screen.drawn.frame.cursor == nil)
    screen.state.focus = place.key
    screen.state.edits[place.key.node] = .init(text: "abcdefghijklmnopqrstuvwxyz", caret: 26)
    screen.settle()
    #expect(screen.lines[10] == "mnopqrstuvwxyz")
    #expect(screen.drawn.frame.cursor == CellPoint(column: 14, row: 10))
    screen.state.edits[place.key.node] = .init(text: "日本", caret: 1)
    screen.settle()
    #expect(screen.drawn.frame.cursor == CellPoint(column: 2, row: 10))
  }

  @Test func theFocusedPlaceIsReversed() {
    let screen = TerminalScreen(26, 12) { Controls() }
    screen.state.focus = screen.place("[Framed]")?.key
    screen.settle()
    let grid = screen.drawn.frame.grid
    #expect((6..<14).allSatisfy { grid[CellPoint(column: $0, row: 8)].look.attributes.contains(.reverse) })
    #expect(!grid[CellPoint(column: 2, row: 8)].look.attributes.contains(.reverse))
  }

  @Test func linksAreUnderlinedInTextAndOpenOnlySafeAddresses() {
    let screen = TerminalScreen(40, 3) {
      VStack(alignment: .leading) {
        Text("read [this](https://example.org/a) now")
        Link(destination: URL(string: "javascript:alert(1)")!) { Text("never") }
        Link(destination: URL(string: "/place/1")!) { Text("inside") }
      }
    }
    #expect(screen.drawn.places.map(\.action) == [.link("https://example.org/a"), .link("/place/1")])
    #expect(screen.drawn.places[0].area == CellRect(18, 0, 4, 1))
    let look = screen.drawn.frame.grid[CellPoint(column: 19, row: 0)].look
    #expect(look.attributes.contains(.underline))
    #expect(look.link == nil)
    screen.state.traits.drawsLinks = true
    screen.settle()
    #expect(screen.drawn.frame.grid[CellPoint(column: 19, row: 0)].look.link == "https://example.org/a")
  }

  @Test func dialogsAndSheetsCoverWhatIsBelow() {
    struct Page: View {
      @State private var asks = true
      @State private var showsSheet = false
      var body: some View {
        VStack {
          Button("Below") { showsSheet = true }.keyboardShortcut("b", modifiers: [])
        }
        .alert("Network error", isPresented: $asks) {
          Button("Retry") {}
          Button("OK", role: .cancel) {}
        } message: {
          Text("The service did not answer.")
        }
        .sheet(isPresented: $showsSheet) { Text("In the sheet") }
      }
    }
    let screen = TerminalScreen(44, 9) { Page() }
    #expect(
      screen.lines == [
        "", "  ┌──────────────────────────────────────┐", "  │ Network error                        │",
        "  │                                      │", "  │ The service did not answer.          │",
        "  │                                      │", "  │                        [Retry]  [OK] │",
        "  └──────────────────────────────────────┘", "",
      ])
    #expect(screen.drawn.places.count == 2)
    #expect(screen.drawn.shortcuts.isEmpty)
    #expect(screen.press("OK"))
    #expect(screen.drawn.modal == nil)
    #expect(screen.drawn.shortcuts.map(\.text) == ["b"])
    #expect(screen.press("Below"))
    #expect(screen.text.contains("In the sheet"))
    #expect(screen.drawn.modal?.isDismissable == true)
    #expect(screen.press("×"))
    #expect(screen.drawn.modal == nil)
  }

  @Test func hostileTextNeverReachesACell() {
    let bad = "a\u{1b}]8;;http://evil\u{7}b\u{1b}[2Jc\u{202E}d\u{9b}31me\u{0}f\u{2066}g\r\nh\u{200B}i"
    let screen = TerminalScreen(60, 8) {
      VStack(alignment: .leading) {
        Text(verbatim: bad)
        Button(bad) {}
        Toggle(bad, isOn: .constant(true))
        TextField(bad, text: .constant(bad))
        Picker(bad, selection: .constant(0)) { Text(verbatim: bad).tag(0) }
      }
      .navigationTitle(Text(verbatim: bad))
    }
    #expect(screen.drawn.frame.grid.faults == [])
    let scalars = screen.text.unicodeScalars
    #expect(scalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(!scalars.contains { [0x202E, 0x2066, 0x200B].contains($0.value) })
    #expect(!screen.text.contains("evil") && !screen.text.contains("[2J"))
    #expect(screen.lines[0].hasSuffix("abcdefg"))
  }

  @Test func whereSomethingStandsIsKnownForScrolling() {
    let screen = TerminalScreen(20, 5) { List(0..<30, id: \.self) { Text("row \($0)") } }
    let list = screen.drawn.scrolls[0].node
    let row = screen.tree.children(of: list)[20]
    let position = screen.drawing.position(of: row)
    #expect(position?.area == list)
    #expect(position?.frame == CellRect(0, 20, 20, 1))
  }

  @Test func whatARowOffersIsInItsMenu() {
    let screen = TerminalScreen(24, 6) {
      List {
        Button("Story") {}
          .swipeActions { Button("Save") {} }
          .contextMenu { Button("Mute") {} }
      }
    }
    #expect(screen.lines[0] == "  Story")
    guard let menu = screen.place("Story")?.contextMenu else {
      Issue.record("no menu")
      return
    }
    screen.state.opening = .init(node: menu, highlighted: 0)
    screen.settle()
    #expect(screen.lines.prefix(5) == ["  Story", "┌────────┐", "│   Mute │", "│   Save │", "└────────┘"])
    #expect(screen.drawn.places.map(\.action) == [.press, .press])
  }

  @Test func aRingWithAShareIsADiscAndItsWords() {
    let screen = TerminalScreen(12, 1) {
      Link(destination: URL(string: "https://example.org")!) {
        ZStack {
          Circle().stroke(Color.green.opacity(0.2), lineWidth: 4)
          Circle().trim(from: 0, to: 0.78).stroke(Color.green, lineWidth: 4)
          Text("78%").foregroundColor(.primary).bold()
        }
        .frame(width: 44, height: 44)
      }
    }
    #expect(screen.lines == ["   ◕ 78%"])
    let grid = screen.drawn.frame.grid
    #expect(grid[CellPoint(column: 3, row: 0)].look.foreground == .named(2))
    #expect(grid[CellPoint(column: 5, row: 0)].look.foreground == .standard)
    #expect(grid[CellPoint(column: 5, row: 0)].look.attributes == .bold)
  }
}
