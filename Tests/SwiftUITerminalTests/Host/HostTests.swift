import Foundation
import SwiftUI
import Testing
@testable import SwiftUITerminal

/// Views on a terminal in memory.
@MainActor
final class ShownScreen {
  let device: MemoryTerminal
  let host: TerminalHost
  let session: Session
  private(set) var opened: [String] = []
  private(set) var quits = 0

  init<Content: View>(
    columns: Int = 60, rows: Int = 20, language: String = "en_US", traits: TerminalTraits = TerminalTraits(),
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    device = MemoryTerminal(size: CellSize(columns: columns, rows: rows), traits: traits)
    var effects = TerminalHost.Effects()
    var note: (@MainActor (String?) -> Void)?
    effects.open = { note?($0) }
    effects.quit = { note?(nil) }
    host = TerminalHost(device: device, locale: Locale(identifier: language), effects: effects)
    host.start()
    session = Session(host: host, content: content)
    note = { [weak self] address in
      if let address { self?.opened.append(address) } else { self?.quits += 1 }
    }
    settle()
  }

  /// What the main loop's turns would do.
  func settle() {
    for _ in 0..<3 {
      session.flush()
      host.draw()
    }
  }

  func press(_ keys: TerminalInput.Key..., modifiers: TerminalInput.Modifiers = []) {
    for key in keys {
      device.send(.key(key, modifiers))
      settle()
    }
  }

  func type(_ text: String) {
    for character in text { press(character == " " ? .space : .character(String(character))) }
  }

  var text: String { device.frame?.grid.plainText(TerminalTraits()) ?? "" }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The lines without the bar that shows how far it is scrolled.
  var rows: [String] { lines.map { $0.replacing("▐", with: "").trimmingCharacters(in: .whitespaces) } }

  /// The text of the place that has the focus.
  var focused: String? {
    guard let place = host.focusedPlace, let grid = device.frame?.grid else { return nil }
    return (place.area.origin.row..<place.area.origin.row + place.area.size.rows).map { row in
      (place.area.origin.column..<place.area.origin.column + place.area.size.columns).map {
        grid[CellPoint(column: $0, row: row)].character
      }.joined()
    }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  /// Where a text stands.
  func find(_ text: String) -> CellPoint? {
    for (row, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        return CellPoint(column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
      }
    }
    return nil
  }

  func click(_ text: String) {
    guard let place = find(text) else { return }
    device.send(.mouse(.init(.press, at: place)))
    settle()
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct HostTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var submitted = ""
    @State private var choice = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("count \(count)")
        Button("More") { count += 1 }.keyboardShortcut("m", modifiers: [])
        Button("Fewer") { count -= 1 }
        Toggle("Switch", isOn: $isOn)
        TextField("Name", text: $name).onSubmit { submitted = name }
        Text("hello \(name) \(submitted.isEmpty ? "" : "sent " + submitted)")
        Picker("Choice", selection: $choice) {
          Text("first").tag(0)
          Text("second").tag(1)
          Text("third").tag(2)
        }
        .pickerStyle(.segmented)
        Text("choice \(choice) switch \(isOn ? "on" : "off")")
        Link("Site", destination: URL(string: "https://example.com/x")!)
      }
    }
  }

  @Test func keysGoFromPlaceToPlaceAndPress() {
    let screen = ShownScreen { Counter() }
    #expect(screen.text.contains("count 0"))
    screen.press(.down)
    #expect(screen.focused?.contains("More") == true)
    screen.press(.enter, .space)
    #expect(screen.text.contains("count 2"))
    screen.press(.down, .enter)
    #expect(screen.text.contains("count 1"))
    screen.press(.tab, .enter)
    #expect(screen.text.contains("switch on"))
    screen.press(.escape)
    #expect(screen.host.state.focus == nil)
    screen.type("m")
    #expect(screen.text.contains("count 2"))
    screen.click("Fewer")
    #expect(screen.text.contains("count 1"))
    screen.click("Site")
    #expect(screen.opened == ["https://example.com/x"])
    screen.press(.escape)
    screen.type("q")
    #expect(screen.quits == 1)
  }

  @Test func aFieldTakesLettersThatAreShortcutsElsewhere() {
    let screen = ShownScreen { Counter() }
    screen.press(.down, .down, .down, .down, .enter)
    screen.type("mq é")
    #expect(screen.text.contains("hello mq é"))
    #expect(screen.text.contains("count 0"))
    screen.press(.left, .left)
    screen.device.send(.paste("p\n\u{1B}[31maste"))
    screen.settle()
    #expect(screen.text.contains("hello mqp aste é"), "\(screen.text)")
    #expect(screen.device.frame?.cursor != nil)
    screen.press(.enter)
    #expect(screen.text.contains("sent mqp aste é"))
    screen.press(.escape)
    #expect(screen.device.frame?.cursor == nil)
    #expect(screen.quits == 0)
  }

  private struct FindBar: View {
    @State private var isFinding = true
    @State private var text = ""

    var body: some View {
      VStack {
        if isFinding {
          TextField("Find", text: $text)
          Button("Done") { isFinding = false }.keyboardShortcut(.cancelAction)
        } else {
          Text("found \(text)")
        }
      }
    }
  }

  @Test func theKeyThatCancelsDoesSoWhileOneTypes() {
    let screen = ShownScreen { FindBar() }
    screen.press(.down, .enter)
    screen.type("lamp")
    screen.press(.escape)
    #expect(screen.text.contains("found lamp"))
  }

  @Test func arrowsChooseBetweenTheChoicesOfAPicker() {
    let screen = ShownScreen { Counter() }
    screen.click("first")
    screen.press(.right)
    #expect(screen.text.contains("choice 1"))
    screen.press(.right, .left, .left, .left)
    #expect(screen.text.contains("choice 0"))
  }

  @Test func nothingIsDrawnAnewWhereNothingChanged() {
    let screen = ShownScreen { Counter() }
    let frames = screen.device.frames
    for _ in 0..<5 { screen.settle() }
    #expect(screen.device.frames == frames)
  }

  private struct Refusing: View {
    @State private var digits = ""

    var body: some View {
      VStack {
        TextField("Digits", text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
        Text("has \(digits)")
      }
    }
  }

  @Test func aFieldShowsWhatTheAppMadeOfWhatWasTyped() async {
    let screen = ShownScreen { Refusing() }
    screen.press(.down, .enter)
    for key in ["1", "a", "2"] {
      screen.type(key)
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      screen.settle()
    }
    #expect(screen.text.contains("has 12"))
    #expect(screen.host.state.edits.values.first?.text == "12")
  }

  @Test func lettersThatComeAtOnceAllArrive() async {
    func typeAtOnce(_ text: String, _ screen: ShownScreen) async {
      for letter in text { screen.device.send(.key(.character(String(letter)), [])) }
      for _ in 0..<60 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      }
      screen.settle()
    }
    let screen = ShownScreen { Counter() }
    screen.press(.down, .down, .down, .down, .enter)
    await typeAtOnce("lighthouse", screen)
    #expect(screen.text.contains("hello lighthouse"), "\(screen.text)")
    let digits = ShownScreen { Refusing() }
    digits.press(.down, .enter)
    await typeAtOnce("1a2b3c", digits)
    #expect(digits.text.contains("has 123"), "\(digits.text)")
    #expect(digits.host.state.edits.values.first?.text == "123")
  }

  @MainActor
  private final class Rows: ObservableObject {
    @Published var rows = Array(0..<40)
    var pressed: [Int] = []
  }

  private struct RowList: View {
    @ObservedObject var model: Rows

    var body: some View {
      List(model.rows, id: \.self) { row in
        Button("row \(row)") { model.pressed.append(row) }
      }
    }
  }

  @Test func theReadersPlaceStaysWhenSomethingComesAboveIt() throws {
    let model = Rows()
    let screen = ShownScreen { RowList(model: model) }
    for _ in 0..<22 { screen.press(.down) }
    let focused = try #require(screen.focused)
    let place = try #require(screen.find(focused))
    model.rows.insert(contentsOf: [100, 101, 102], at: 0)
    screen.settle()
    #expect(screen.focused == focused)
    #expect(screen.find(focused) == place)
    // And without a focus what stands on the first row stays there.
    screen.press(.escape)
    let lines = screen.rows
    model.rows.insert(contentsOf: [200, 201], at: 0)
    model.rows.removeAll { $0 == 0 }
    screen.settle()
    #expect(screen.rows == lines)
    screen.press(.character("g"))
    #expect(screen.text.contains("row 200"))
    screen.press(.character("G"))
    #expect(screen.text.contains("row 39"))
  }

  @Test func theNeighbourGetsTheFocusOfWhatIsGone() {
    let model = Rows()
    let screen = ShownScreen { RowList(model: model) }
    screen.press(.down, .down, .down)
    #expect(screen.focused == "row 2")
    model.rows.remove(at: 2)
    screen.settle()
    #expect(screen.focused == "row 3")
    screen.press(.enter)
    #expect(model.pressed == [3])
  }

  private struct Sheets: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Below") {}
        Button("Show") { isShown = true }
        Text(isShown ? "shown" : "hidden")
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("On top")
          Button("Inside") {}
        }
      }
    }
  }

  @Test func aSheetTakesTheKeysAndGivesTheFocusBack() {
    let screen = ShownScreen { Sheets() }
    screen.click("Show")
    #expect(screen.text.contains("On top"))
    #expect(screen.focused?.contains("Inside") == true || screen.focused != nil)
    screen.press(.escape)
    #expect(!screen.text.contains("On top"))
    #expect(screen.text.contains("hidden"))
    #expect(screen.focused?.contains("Show") == true)
    #expect(screen.quits == 0)
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Deeper") { Text("the second page") }
        }
        .navigationTitle("First")
      }
    }
  }

  @Test func qGoesBackByAPageAndThenLeaves() {
    let screen = ShownScreen { Pages() }
    screen.press(.down, .enter)
    #expect(screen.text.contains("the second page"), "\(screen.text)")
    screen.type("q")
    #expect(!screen.text.contains("the second page"))
    #expect(screen.focused?.contains("Deeper") == true)
    #expect(screen.quits == 0)
    screen.type("q")
    #expect(screen.quits == 1)
  }

  @Test func theWindowMayHaveAnySize() {
    let model = Rows()
    let screen = ShownScreen { RowList(model: model) }
    for (columns, rows) in [(1, 1), (0, 0), (300, 100), (5, 2), (60, 20)] {
      screen.device.send(.resize(CellSize(columns: columns, rows: rows)))
      screen.settle()
      #expect(screen.device.frame?.grid.size == CellSize(columns: columns, rows: rows))
      screen.press(.down, .pageDown, .up)
    }
    #expect(screen.text.contains("row"))
  }
}
