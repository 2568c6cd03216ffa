import SwiftUICore
import SwiftUITesting
import Testing

/// What apps have besides their window: settings, other windows, commands and entries of a menu bar.
@MainActor
@Suite struct WindowSurroundingsTests {
  private func screen<Program: App>(of app: Program) throws -> TestScreen {
    let window = try #require(Program._window(of: app))
    return TestScreen { window.content() }
  }

  struct Desk: App {
    struct Page: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Page")
          SettingsLink()
          Button("Help") { openWindow(id: "help") }
          Button("Leave help") { dismissWindow(id: "help") }
          Button("Three") { openWindow(value: 3) }
          Button("Five") { openWindow(id: "letters", value: "five") }
        }
      }
    }

    struct Entries: Commands {
      let word: String
      var body: some Commands {
        CommandMenu("Words") { Button(word) {}.keyboardShortcut("w", modifiers: [.command, .shift]) }
      }
    }

    var body: some Scene {
      WindowGroup { Page() }
        .commands {
          Entries(word: "Word")
          CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
          if Bool(true) { CommandGroup(after: .help) { Button("Hints") {} } }
          SidebarCommands()
        }
      Settings { Text("All settings") }
      Window("Help", id: "help") { Text("How it goes") }
      WindowGroup(for: Int.self) { $number in Text("Number \(number ?? 0)") }
      WindowGroup(id: "letters", for: String.self) { $word in Text("Letters \(word ?? "none")") }
      MenuBarExtra("Extra", systemImage: "star") { Button("Shine") {} }
    }
  }

  @Test func settingsOpenAsASheet() throws {
    let screen = try screen(of: Desk())
    #expect(screen.words.contains("Page") && !screen.words.contains("All settings"))
    #expect(screen.tap("Settings…"))
    #expect(screen.words.contains("All settings"))
  }

  @Test func windowsOpenByNameAndForValues() throws {
    let screen = try screen(of: Desk())
    #expect(screen.tap("Help") && screen.words.contains("How it goes"))
    #expect(screen.tap("Leave help") && !screen.words.contains("How it goes"))
    #expect(screen.tap("Three") && screen.words.contains("Number 3"))
    #expect(screen.tap("Five") && screen.words.contains("Letters five"))
  }

  @Test func theKeysOfCommandsAreHeard() throws {
    let screen = try screen(of: Desk())
    #expect(screen.press("w", modifiers: [.command, .shift]) && screen.press("n", modifiers: .command))
    #expect(!screen.press("w", modifiers: .command))
    #expect(screen.press(",", modifiers: .command) && screen.words.contains("All settings"))
  }

  @Test func anEntryOfTheMenuBarIsAMenu() throws {
    let screen = try screen(of: Desk())
    #expect(screen.outline.contains("Extra") && screen.outline.contains("Shine"))
  }

  @Test func anAppOfTheMenuBarAloneIsShown() throws {
    struct Clock: App {
      var body: some Scene {
        MenuBarExtra("Clock") { Text("Noon") }.menuBarExtraStyle(.window)
      }
    }
    let screen = try screen(of: Clock())
    #expect(screen.tap("Clock") && screen.words.contains("Noon"))
  }

  @Test func withoutSettingsTheLinkIsDisabled() {
    let screen = TestScreen { SettingsLink() }
    #expect(!screen.tap("Settings…"))
  }

  @Test func aSceneLosesItsCommands() throws {
    struct Plain: App {
      var body: some Scene {
        WindowGroup { Text("Page") }.commands { CommandMenu("A") { Button("B") {}.keyboardShortcut("b") } }
          .commandsRemoved()
      }
    }
    #expect(try !screen(of: Plain()).press("b", modifiers: .command))
  }
}
