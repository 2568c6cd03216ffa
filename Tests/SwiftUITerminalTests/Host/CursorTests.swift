import Foundation
import SwiftUI
import Testing

@testable import SwiftUITerminal

/// The one cursor, on a list whose app follows it.
@MainActor
@Suite(.timeLimit(.minutes(4)))
struct CursorTests {
  private struct Rows: View {
    @State private var words = ""
    @State private var list = 0
    @FocusState private var cursor: Int?
    @State private var opened: [Int] = []
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        List {
          TextField("Words", text: $words)
          Picker("List", selection: $list) {
            Text("one").tag(0)
            Text("two").tag(1)
          }
          .pickerStyle(.segmented)
          ForEach(0..<count, id: \.self) { row in
            HStack {
              Button("story \(row)") { opened.append(row) }
                .buttonStyle(.plain)
                .focused($cursor, equals: row)
              Button("menu \(row)") {}
            }
          }
          Button("the end") {}
        }
        Text("at \(cursor.map(String.init) ?? "none") opened \(opened.map(String.init).joined(separator: " "))")
      }
    }
  }

  private func rows(_ count: Int = 80) -> ShownScreen { ShownScreen(columns: 60, rows: 20) { Rows(count: count) } }

  @Test func lettersAndArrowsMoveTheSameCursorFromRowToRow() {
    let screen = rows()
    screen.type("j")
    #expect(screen.focused == "story 0", "the first row, not what stands above the rows")
    screen.press(.down)
    screen.type("j")
    #expect(screen.focused == "story 2" && screen.text.contains("at 2"))
    screen.press(.up)
    screen.type("k")
    #expect(screen.focused == "story 0" && screen.text.contains("at 0"))
    screen.press(.enter)
    #expect(screen.text.contains("opened 0"))
  }

  @Test func theRowOfTheCursorIsSeenWithoutColours() {
    let screen = rows()
    screen.type("jj")
    let line = screen.lines.first { $0.contains("story 1") } ?? ""
    #expect(line.hasPrefix("▌"))
    #expect(screen.lines.filter { $0.hasPrefix("▌") }.count == 1)
  }

  @Test func pagesAndEndsTakeTheCursorAlong() {
    let screen = rows(50)
    screen.type("jjj")
    screen.press(.pageDown)
    let page = screen.focused ?? ""
    #expect(page.hasPrefix("story 1"), "\(page)")
    #expect(screen.host.focusedPlace.map { $0.area.size.rows > 0 } == true)
    screen.type("G")
    #expect(screen.focused == "story 49" && screen.text.contains("the end"))
    screen.type("g")
    #expect(screen.focused == "story 0" && screen.text.contains("one"))
    screen.press(.character("d"), modifiers: .control)
    #expect(screen.focused != "story 0")
  }

  @Test func theWheelDragsTheCursorAndAPressPutsIt() {
    let screen = rows()
    screen.type("j")
    for _ in 0..<4 {
      screen.device.send(.mouse(.init(.scrollDown, at: CellPoint(column: 3, row: 5))))
      screen.settle()
    }
    #expect(screen.host.focusedPlace.map { $0.area.size.rows > 0 } == true)
    #expect(screen.focused != "story 0")
    guard let point = screen.find("story 15") else {
      Issue.record("not in sight: \(screen.text)")
      return
    }
    screen.device.send(.mouse(.init(.press, at: CellPoint(column: 50, row: point.row))))
    screen.settle()
    #expect(screen.focused == "story 15" && !screen.text.contains("opened 15"), "beside the words: only there")
    screen.click("story 16")
    #expect(screen.focused == "story 16" && screen.text.contains("opened 16"))
  }

  @Test func aFieldTakesNoKeysBeforeItIsEntered() {
    let screen = rows()
    screen.type("j")
    screen.press(.up, .up)
    #expect(screen.focused?.contains("story") == false)
    screen.type("jj")
    #expect(screen.focused?.contains("story") == true, "j is no letter for the field: \(screen.text)")
    screen.press(.up, .up, .enter)
    screen.type("jk")
    #expect(screen.text.contains("jk"))
    screen.press(.escape)
    screen.type("jj")
    #expect(screen.focused?.contains("story") == true)
  }

  @Test func aFilterLeavesTheRowsThatHaveTheWords() {
    let screen = rows(30)
    screen.type("jF")
    screen.type("STORY 2")
    #expect(screen.text.contains("(12 of 30)"), "\(screen.text)")
    #expect(!screen.rows.contains { $0.contains("story 3") && !$0.contains("menu 2") })
    screen.press(.enter)
    #expect(screen.text.contains("Rows with STORY 2: (12 of 30) · Esc shows all"))
    #expect(screen.text.contains("one"), "what stands above the rows stays")
    screen.type("g")
    #expect(screen.focused == "story 2")
    screen.type("j")
    #expect(screen.focused == "story 12")
    screen.press(.escape)
    #expect(screen.text.contains("story 13") && !screen.text.contains("Rows with"))
  }

  @Test func aFilterLooksThroughRowsThatWereNotMadeYet() {
    let screen = rows(700)
    screen.type("jF")
    screen.type("story 65")
    #expect(screen.text.contains("(17 of 700)"), "\(screen.text)")
    screen.press(.enter)
    screen.type("g")
    #expect(screen.focused == "story 65")
    screen.type("G")
    #expect(screen.focused == "story 665")
  }

  @Test func theLastRowOfALongListIsReachedAtOnce() {
    let screen = rows(1500)
    screen.type("jG")
    #expect(screen.focused == "story 1,499", "\(screen.text)")
    screen.type("k")
    #expect(screen.focused == "story 1,498")
  }

  @Test func numbersStandAtRowsAndLeadThere() {
    let screen = rows()
    screen.type("j:")
    #expect(screen.text.contains("Go to number:"))
    screen.type("7")
    screen.press(.enter)
    #expect(screen.focused == "story 6")
  }

  @Test func numberedLinksOfATextAreOpened() {
    let screen = ShownScreen(columns: 60, rows: 20) {
      ScrollView {
        Text("First [one](https://one.example/a) and [two](https://two.example/b) and so on.")
        ForEach(0..<60, id: \.self) { Text("line \($0)") }
      }
    }
    screen.type(":2")
    #expect(screen.opened == ["https://two.example/b"])
    screen.type("jjj")
    #expect(screen.lines.first?.contains("line") == true, "j scrolls a text by lines: \(screen.lines.prefix(3))")
    screen.type("k")
    screen.type("k")
    screen.type("k")
    #expect(screen.lines.first?.contains("First") == true)
  }

  @Test func whatIsUnderTheCursorIsCopied() {
    let screen = ShownScreen(columns: 60, rows: 10) {
      List {
        Link("A page", destination: URL(string: "https://page.example/x")!)
        Text("more words")
      }
    }
    screen.type("jy")
    #expect(screen.device.copied == "https://page.example/x")
    screen.type("Y")
    #expect(screen.device.copied == "A page")
  }

  @Test func thePageGoesToACommandWhileTheTerminalIsLent() {
    var piped: [String] = []
    let device = MemoryTerminal(size: CellSize(columns: 60, rows: 10))
    var effects = TerminalHost.Effects()
    effects.pipe = { piped += [$1, $0] }
    let host = TerminalHost(device: device, effects: effects)
    host.start()
    let session = Session(host: host) {
      List(0..<40, id: \.self) { Text("line \($0)") }
    }
    session.flush()
    host.draw()
    for key in "|wc -l" {
      device.send(.key(key == " " ? .space : .character(String(key)), []))
      host.draw()
    }
    device.send(.key(.enter, []))
    #expect(piped.first == "wc -l" && device.loans == 1)
    #expect(piped.last?.hasPrefix("line 0\nline 1\n") == true && piped.last?.hasSuffix("line 39\n") == true)
  }

  @Test func keysOfOnesOwnStandForOthersAndNotInFields() {
    let device = MemoryTerminal(size: CellSize(columns: 60, rows: 20))
    var options = TerminalOptions()
    options.keys = [
      KeyStroke(.character("x")): [KeyStroke(.character("j")), KeyStroke(.character("j"))],
      KeyStroke(.character("j")): [KeyStroke(.character("k"))],
    ]
    let host = TerminalHost(device: device, options: options)
    host.start()
    let session = Session(host: host) { Rows(count: 10) }
    let settle = {
      for _ in 0..<4 {
        session.flush()
        host.draw()
      }
    }
    settle()
    device.send(.key(.character("x"), []))
    settle()
    let text = device.frame?.grid.plainText(TerminalTraits()) ?? ""
    #expect(text.contains("at 1"), "what stands for a key stands for itself: \(text)")
  }

  @Test func picturesCanBeTurnedOff() {
    let screen = ShownScreen(columns: 60, rows: 20) {
      VStack(alignment: .leading, spacing: 0) {
        Image(uiImage: Self.picture).resizable().frame(width: 160, height: 96)
        Text("below")
      }
    }
    let before = screen.find("below")?.row ?? 0
    screen.type("i")
    // Without its six rows the rest moves up, by half of them where it stands in the middle.
    #expect(before - (screen.find("below")?.row ?? before) >= 3)
    screen.type("i")
    #expect(screen.find("below")?.row == before)
  }

  private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 160, height: 96)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 160, height: 96))
    }
  }
}
