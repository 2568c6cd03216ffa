import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Settings_: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var count = 1
  @State private var volume = 0.5
  @State private var isShown = false
  @State private var tab = "a"
  @State private var rows = ["x", "y", "z"]
  @FocusState private var focus: String?
  var log: Log

  final class Log { var lines: [String] = [] }

  var body: some View {
    TabView(selection: $tab) {
      Form {
        TextField("Name", text: $name).focused($focus, equals: "name").onSubmit { log.lines.append("submit \(name)") }
        Toggle("Sound", isOn: $isOn).disabled(name.isEmpty)
        Stepper("Count \(count)", value: $count, in: 0...2)
        Slider(value: $volume, in: 0...1)
        Button("Focus") { focus = "name" }
        Button("Show") { isShown = true }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag("a")
      .onAppear { log.lines.append("form") }
      .onDisappear { log.lines.append("form gone") }
      List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
        .tabItem { Text("Rows") }
        .tag("b")
        .onAppear { log.lines.append("rows") }
        .refreshable { log.lines.append("refresh") }
    }
    .sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) { Sheet() }
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  var body: some View {
    Button("Close") { dismiss() }
    Button("Close too") { mode.wrappedValue.dismiss() }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct Controls {
  @Test func controlsWriteWhatTheyAreToldAndNothingElse() {
    let log = Settings_.Log()
    let screen = TestScreen { Settings_(log: log) }
    #expect(log.lines == ["form"])
    #expect(!screen.set("Sound", to: true), "a disabled toggle takes nothing")
    #expect(screen.type("Ada", into: "Name"))
    #expect(screen.outline.contains("field \"Name\" value=\"Ada\""))
    #expect(screen.submit("Name"))
    #expect(log.lines.last == "submit Ada")
    #expect(screen.set("Sound", to: true))
    #expect(screen.outline.contains("toggle \"Sound\" on"))
    #expect(!screen.fire(.change, .text("x"), at: "Sound"), "a value of the wrong type")
    #expect(screen.fire(.change, .index(1), at: "Count 1"))
    #expect(!screen.fire(.change, .index(1), at: "Count 2"), "at its bound")
    screen.tap("Focus")
    let focused = screen.patches.contains { if case .command(.focus(.some)) = $0 { true } else { false } }
    #expect(focused)
    #expect(screen.misfits.isEmpty)
  }

  @Test func anAnnouncementIsSaidWhereItWasMadeAndNowhereElse() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
          .onChange(of: count) { AccessibilityNotification.Announcement("\(count) more").post() }
        Button("Say") { AccessibilityNotification.Announcement(AttributedString("Said")).post() }
      }
    }
    let (screen, other) = (TestScreen { Counter() }, TestScreen { Counter() })
    AccessibilityNotification.Announcement("To nobody").post()
    screen.tap("More")
    screen.tap("Say")
    #expect(screen.changes.filter { $0.contains("announce") } == ["announce(\"1 more\")", "announce(\"Said\")"])
    #expect(other.changes.filter { $0.contains("announce") } == [])
  }

  @Test func tabsShowOneAndKeepTheOthers() {
    let log = Settings_.Log()
    let screen = TestScreen { Settings_(log: log) }
    screen.type("Ada", into: "Name")
    #expect(screen.choose("Rows"))
    #expect(log.lines == ["form", "form gone", "rows"] || log.lines == ["form", "rows", "form gone"])
    #expect(screen.words.suffix(3).allSatisfy { $0.count == 1 || $0 == "Delete" })
    #expect(screen.tap("Delete"))
    #expect(!screen.words.contains("x"))
    screen.choose("Settings")
    #expect(screen.outline.contains("value=\"Ada\""))
    #expect(screen.tree == screen.session.tree)
  }

  @Test func sheetsCloseFromWithinAndFromWithout() {
    let log = Settings_.Log()
    let screen = TestScreen { Settings_(log: log) }
    for close in ["Close", "Close too"] {
      screen.tap("Show")
      #expect(screen.outline.contains("sheet"))
      #expect(screen.tap(close))
      #expect(!screen.outline.contains("sheet"))
    }
    screen.tap("Show")
    let sheet = screen.tree.roots.last
    if let sheet { screen.send(.dismiss, to: sheet) }
    #expect(!screen.outline.contains("sheet"))
    #expect(log.lines.filter { $0 == "dismissed" }.count == 3)
  }

  @Test func modifiersFoldInTheDocumentedOrderAndOpenBoxesElsewhere() {
    let folded = TestScreen {
      Text("a").bold().frame(width: 10).padding(4).background(.red).cornerRadius(3).opacity(0.5).offset(x: 1)
    }
    #expect(folded.tree.nodes.count == 1)
    let boxed = TestScreen { Text("a").padding(4).background(.red).padding(2).frame(maxWidth: .infinity).font(.title) }
    #expect(boxed.tree.nodes.count == 3)
    #expect(TestScreen { Text("a").padding(4).padding(.top, 2) }.tree.nodes.count == 1)
  }

  @Test(arguments: [Role.link(destination: ""), .button(ButtonContent()), .menu(look: ButtonLook())])
  func paddingStandsAroundASurface(_ kind: Role) throws {
    let screen = TestScreen {
      Group {
        switch kind {
        case .link: Link("Go", destination: URL(filePath: "/"))
        case .menu: Menu("Go") { Button("One") {} }
        default: Button("Go") {}
        }
      }
      .padding(.leading, 20)
      .buttonStyle(.bordered)
    }
    let surface = try #require(screen.tree.nodes.values.first { $0.element.role.buttonLook?.hasSurface == true })
    #expect(surface.element.style.padding == nil)
    #expect(screen.tree.nodes.values.contains { $0.element.style.padding?.leading == 20 })
  }

  @Test func textReadsMarkdownInLiteralsOnly() {
    let outside = "**not** [a](https://b.example) <b>"
    let screen = TestScreen {
      VStack {
        Text("**bold** and *it* `code` [link](https://a.example) [bad](javascript:alert(1))")
        Text(outside)
        Text("\(outside) is **text**")
        Text("100% of \(3) things")
      }
    }
    func runs(_ index: Int) -> [TextContent.Run] {
      let id = screen.tree.children(of: screen.tree.roots[0])[index]
      guard case .text(let content)? = screen.tree[id]?.element.role else { return [] }
      return content.runs
    }
    #expect(runs(0).map(\.text).first == "bold")
    #expect(runs(0).first?.style.isBold == true)
    #expect(runs(0).compactMap(\.link) == ["https://a.example"])
    #expect(runs(1).map(\.text) == [outside])
    #expect(runs(2).map(\.text).joined() == outside + " is text")
    #expect(runs(2).first?.style.isBold == nil)
    #expect(runs(3).map(\.text).joined() == "100% of 3 things")
  }

  @Test func relativeDatesCountByTheScreensClock() {
    let start = Date()
    let screen = TestScreen { Text(start, style: .relative) }
    screen.advance(by: 125)
    #expect(screen.words == ["2 min, 5 sec"])
    #expect(screen.patches.isEmpty)
  }
}

private struct Choosing: View {
  @State private var chosen: Int?
  @State private var numbers = [1, 2, 3]
  var body: some View {
    List(selection: $chosen) { ForEach(numbers, id: \.self) { Text("n\($0)").tag(Int?.some($0)) } }
    Button("Drop") { numbers.removeFirst() }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct ListSelection {
  @Test func pressingARowChoosesIt() {
    let screen = TestScreen { Choosing() }
    #expect(screen.tap("n2"))
    #expect(screen.outline.contains("row selected\n    text \"n2\""))
    #expect(screen.tap("n1"))
    #expect(screen.outline.components(separatedBy: "selected").count == 2)
    screen.tap("Drop")
    #expect(!screen.outline.contains("selected"))
    #expect(screen.misfits.isEmpty)
  }
}
