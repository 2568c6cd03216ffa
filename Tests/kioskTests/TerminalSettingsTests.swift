import Foundation
import SwiftUITerminal
import Testing

@testable import kiosk

@Suite struct TerminalSettingsTests {
  private func settings(_ text: String) throws -> TerminalSettings {
    try Configuration(Data("{ terminal: \(text) }".utf8), from: "config.json5").terminal
  }

  @Test func allOfItIsRead() throws {
    let read = try settings(
      """
      { keys: { J: "n", "ctrl+x": "j Enter" }, columns: ["age", "title"], colors: { accent: "magenta" }, pictures: false,
        open: [{ host: "youtube.com", run: "mpv" }, { ending: ".pdf", run: "less", onTerminal: true }] }
      """)
    #expect(read.keys.strokes[KeyStroke(.character("J"))] == [KeyStroke(.character("n"))])
    #expect(read.keys.strokes[KeyStroke(.character("x"), .control)] == [KeyStroke(.character("j")), KeyStroke(.enter)])
    #expect(read.columns == [.age, .title])
    #expect(!read.options.showsPictures && read.options.palette != TerminalPalette())
    #expect(read.rules.map(\.run) == ["mpv", "less"] && read.rules[1].isOnTerminal)
    #expect(try settings("{}") == TerminalSettings())
  }

  @Test(arguments: [
    ("{ keys: { nonsense: 'j' } }", "\"nonsense\", which is no key"),
    ("{ keys: { x: 'no such' } }", "terminal.keys.x"),
    ("{ columns: ['titel', 'age'] }", "did you mean title?"), ("{ columns: ['age'] }", "must hold title"),
    ("{ colors: { accent: 'mauve' } }", "\"mauve\" cannot be set"), ("{ open: [{ run: 'mpv' }] }", "terminal.open"),
    ("{ pictures: 'yes' }", "true or false"),
  ])
  func aSlipIsSaid(_ text: String, _ words: String) {
    let failure = #expect(throws: CommandFailure.self) { try settings(text) }
    #expect(failure?.sentence.contains(words) == true, "\(failure?.sentence ?? "")")
    #expect(failure?.code == .badData)
  }

  @Test func rulesComeBeforeTheBrowserAndItBeforeTheDesktop() throws {
    let rules = [
      ViewerRule(host: "youtube.com", run: "mpv"), ViewerRule(ending: ".pdf", run: "zathura"),
    ]
    func way(_ address: String, browser: String? = nil, hasDesktop: Bool = false) throws -> OpenAddress.Way {
      let opener = OpenAddress(rules: rules, browser: browser, desktop: nil, hasDesktop: hasDesktop)
      return opener.way(for: try #require(URL(string: address)))
    }
    #expect(try way("https://www.youtube.com/watch?v=1") == .command("mpv", isOnTerminal: false))
    #expect(try way("https://notyoutube.com/") == .nothing)
    #expect(try way("https://a.example/Paper.PDF") == .command("zathura", isOnTerminal: false))
    #expect(try way("https://a.example/", browser: "w3m:lynx", hasDesktop: true) == .command("w3m", isOnTerminal: true))
    #expect(
      try way("https://a.example/", browser: "firefox", hasDesktop: true) == .command("firefox", isOnTerminal: false))
    #expect(try way("https://a.example/", browser: "firefox") == .command("firefox", isOnTerminal: true))
  }

  @Test func anAddressIsNoCommand() throws {
    // As the program does at its start: a command need not read all that it is given.
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-shell-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("said")
    let address = "https://a.example/?x=$(touch%20owned);touch owned&y='\"`id`"
    #expect(ShellCommand(line: "printf %s >\(file.path)", argument: address).runOnTerminal() == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == address)
    #expect(ShellCommand(line: "cat >\(file.path)").runOnTerminal(input: "a text") == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a text")
    #expect(ShellCommand(line: "true").runOnTerminal(input: String(repeating: "x", count: 1 << 20)) == nil)
  }
}
