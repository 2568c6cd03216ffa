import Foundation
import KioskRunning
import OutsideText
import SampleServices
import SwiftUITerminal
import TerminalEmulator
import Testing

/// `kiosk tui` in a real pseudo terminal.
@Suite(.timeLimit(.minutes(4)), .serialized)
struct TerminalEndToEndTests {
  private func kiosk(
    _ arguments: [String] = ["tui", "--demo"], _ environment: [String: String] = [:], columns: Int = 90, rows: Int = 30
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: KioskProcess.binary, arguments, environment: environment, columns: columns, rows: rows)
  }

  private static func showsList(_ screen: TerminalEmulator) -> Bool {
    screen.text.contains("[1 ") && (screen.text.contains("● Live") || screen.text.contains("● Samples"))
  }

  @Test func theReaderGoesThroughTheListIntoADiscussionAndBack() async throws {
    let kiosk = try kiosk()
    let before = kiosk.mode
    try await kiosk.until { Self.showsList($0) }
    #expect(kiosk.screen.isAlternate)
    #expect(!kiosk.screen.title.isEmpty)
    #expect(kiosk.mode != before)
    kiosk.type("jj")
    try await kiosk.until { $0.lines.contains { $0.hasPrefix("▌") } }
    kiosk.type("\r")
    try await kiosk.until { $0.lines.first?.contains("‹") == true }
    kiosk.type("q")
    try await kiosk.until { Self.showsList($0) && $0.lines.first?.contains("‹") == false }
    #expect(kiosk.screen.scrolledRows == 0)
    kiosk.resize(columns: 60, rows: 20)
    try await kiosk.until { $0.lines[18].contains("[1 ") && $0.lines[19].contains("all keys") }
    // A picture for the former size may have been on its way when the size changed.
    let scrolledByResize = kiosk.screen.scrolledRows
    kiosk.type("\r")
    try await kiosk.until { $0.lines.first?.contains("‹") == true }
    kiosk.type("q")
    try await kiosk.until { $0.lines[18].contains("[1 ") && $0.lines.first?.contains("‹") == false }
    #expect(kiosk.screen.scrolledRows == scrolledByResize)
    #expect(kiosk.screen.unknown == [])
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
    #expect(!kiosk.screen.isAlternate)
    #expect(kiosk.mode == before)
    #expect(kiosk.screen.modes.isDisjoint(with: [1002, 1004, 1006, 2004, 2026]))
    #expect(kiosk.screen.modes.isSuperset(of: [7, 25]))
    #expect(kiosk.screen.keyboardFlags == 0)
  }

  /// What another process brings slides in.
  @Test func articlesOfMySourcesArriveWhileOneLooks() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let folders = ["HOME": home.path, "XDG_STATE_HOME": home.path + "/state"]
    let environment = world.environment.merging(folders) { $1 }
    let base = try #require(world.environment["KIOSK_HN_URL"]).replacing("v0/", with: "")
    let feed = try #require(SampleServices.feeds.first { $0.name == "The Morning Ledger" })
    let host = try #require(URL(string: feed.address)?.host())
    let added = try await KioskProcess.run(
      ["feeds", "add", "\(base)pages/\(host)/feed", "--allow-private"], environment: environment)
    #expect(added.code == 0, "\(added)")
    let kiosk = try kiosk(["tui"], environment)
    try await kiosk.until(Self.showsList)
    kiosk.type("2")
    try await kiosk.until { $0.text.contains("Mark all read") }
    try world.make("article", ["title": "A lighthouse that hums"])
    let asked = try await KioskProcess.run(["feeds", "refresh"], environment: environment)
    #expect(asked.output.hasPrefix("1 feed asked, "), "\(asked)")
    try await kiosk.until { $0.text.contains("A lighthouse that hums") }
    kiosk.type("\u{3}")
    #expect(try await kiosk.ended() == 0)
  }

  @Test func inArabicTheScreenIsReadFromRightToLeft() async throws {
    let kiosk = try kiosk(["tui", "--demo"], ["LANG": "ar_EG.UTF-8"], columns: 80, rows: 24)
    try await kiosk.until { $0.text.contains("Label and date") }
    kiosk.type("jj")
    try await kiosk.until { $0.lines.contains { $0.hasSuffix("▐") && $0.contains(" ") } }
    let line = kiosk.screen.lines.first { $0.contains("Label and date") } ?? ""
    let (site, title) = (line.firstRange(of: "bitterseed"), line.firstRange(of: "Label"))
    #expect(site.flatMap { site in title.map { site.lowerBound < $0.lowerBound } } == true, "turned round: \(line)")
    let arabic = kiosk.screen.text.unicodeScalars.count { (0xFE70...0xFEFC).contains($0.value) }
    #expect(arabic > 20, "letters in their joined forms: \(kiosk.screen.text)")
    #expect(!kiosk.screen.ordersText && kiosk.screen.unknown == [])
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
    #expect(kiosk.screen.ordersText)
  }

  @Test func inChineseEachLetterHasTwoColumnsAndTheCursorItsPlace() async throws {
    let kiosk = try kiosk(["tui", "--demo"], ["LANG": "zh_CN.UTF-8"], columns: 80, rows: 24)
    try await kiosk.until { $0.text.contains("Label and date") }
    kiosk.type("j")
    try await kiosk.until { $0.lines.contains { $0.hasPrefix("▌") } }
    kiosk.type("6")
    try await kiosk.until { $0.text.contains("设置") && $0.text.contains("语言") }
    for line in kiosk.screen.lines { #expect(DisplayWidth.of(line) <= 80, "\(line)") }
    kiosk.type("3/")
    try await kiosk.until { $0.modes.contains(25) }
    kiosk.type("电影")
    try await kiosk.until { $0.text.contains("电影") }
    #expect(kiosk.screen.unknown == [])
    kiosk.type("\u{3}")
    #expect(try await kiosk.ended() == 0)
  }

  @Test func aTerminalThatOrdersLettersInAnyCaseGetsThemAsTheyAreRead() async throws {
    let kiosk = try PseudoTerminal(
      program: KioskProcess.binary, ["tui", "--demo"], environment: ["LANG": "ar_EG.UTF-8"], columns: 80, rows: 24
    ) { $0.alwaysOrdersText = true }
    try await kiosk.until { $0.text.contains("الإعدادات") }
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
  }

  @Test func lettersArrowsAndEnterMeanTheSameRow() async throws {
    let kiosk = try kiosk(columns: 80, rows: 24)
    try await kiosk.until(Self.showsList)
    kiosk.type("j\u{1B}[B\u{1B}[Bk")
    try await kiosk.until { $0.lines.contains { $0.hasPrefix("▌") && $0.contains("Label and date") } }
    kiosk.type("\r")
    try await kiosk.until { $0.lines.first?.contains("Label and date") == true }
  }

  @Test func anAddressIsCopiedToTheTerminalsClipboard() async throws {
    let kiosk = try kiosk()
    try await kiosk.until(Self.showsList)
    kiosk.type("jy")
    try await kiosk.until { $0.clipboard?.hasPrefix("https://hexbarn.example/") == true }
    #expect(kiosk.screen.unknown == [])
  }

  @Test func thePageIsPipedToACommandOnTheTerminal() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-piped-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let kiosk = try kiosk(columns: 100)
    try await kiosk.until(Self.showsList)
    kiosk.type("j|cat >\(file.path); echo piped\r")
    try await kiosk.until { !$0.isAlternate && $0.text.contains("Enter goes back.") }
    #expect(kiosk.screen.text.contains("piped"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Label and date everything"))
    kiosk.type("\r")
    try await kiosk.until { $0.isAlternate && Self.showsList($0) }
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
  }

  @Test func keysColumnsAndViewersAreTheReadersOwn() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-config-\(UUID())")
    let own = folder.appendingPathComponent("kiosk")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let opened = folder.appendingPathComponent("opened")
    let settings = """
      { terminal: { keys: { x: "j j o" }, columns: ["age", "title", "author"],
        open: [{ host: "bitterseed.example", run: "printf %s >\(opened.path)", onTerminal: true }] } }
      """
    try Data(settings.utf8).write(to: own.appendingPathComponent("config.json5"))
    let kiosk = try kiosk(["tui", "--demo"], ["XDG_CONFIG_HOME": folder.path])
    try await kiosk.until { Self.showsList($0) && $0.lines.contains { $0.contains("bitterseed") } }
    #expect(!kiosk.screen.text.contains("bitterseed.example"), "no column of sites")
    kiosk.type("x")
    try await kiosk.until { _ in
      (try? String(contentsOf: opened, encoding: .utf8))?.hasPrefix("https://bitterseed.example/") == true
    }
    try await kiosk.until { $0.isAlternate && Self.showsList($0) }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func asksToEndLeaveTheTerminalAsItWas(signal: Int32) async throws {
    let kiosk = try kiosk()
    let before = kiosk.mode
    try await kiosk.until(Self.showsList)
    kiosk.send(signal: signal)
    #expect(try await kiosk.ended() == 0)
    #expect(kiosk.mode == before)
    let isAlternate = kiosk.screen.isAlternate
    #expect(!isAlternate)
  }

  @Test func aCrashLeavesTheTerminalAsItWas() async throws {
    let kiosk = try kiosk()
    let before = kiosk.mode
    try await kiosk.until(Self.showsList)
    kiosk.send(signal: SIGILL)
    #expect(try await kiosk.ended() == 128 + SIGILL)
    #expect(kiosk.mode == before)
    let modes = kiosk.screen.modes
    #expect(!modes.contains(1049) && modes.contains(25))
  }

  @Test func aStoppedReaderGivesTheTerminalBackAndDrawsAgainWhenItGoesOn() async throws {
    let kiosk = try kiosk()
    let before = kiosk.mode
    try await kiosk.until(Self.showsList)
    kiosk.send(signal: SIGTSTP)
    // A process without a shell above it is not stopped by the system; it must be on the screen again in any case.
    kiosk.send(signal: SIGCONT)
    try await kiosk.until { $0.isAlternate && Self.showsList($0) }
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
    #expect(kiosk.mode == before)
  }

  /// SIGSTOP cannot be noticed: the terminal is still taken when the process goes on.
  @Test func aReaderThatWasStoppedFromOutsideLeavesNothingOfTheKeyboardBehind() async throws {
    let kiosk = try kiosk()
    try await kiosk.until(Self.showsList)
    for _ in 0..<3 {
      kiosk.send(signal: SIGSTOP)
      kiosk.send(signal: SIGCONT)
      try await kiosk.until { $0.isAlternate && Self.showsList($0) }
    }
    kiosk.send(signal: SIGTERM)
    #expect(try await kiosk.ended() == 0)
    #expect(kiosk.screen.keyboardFlags == 0)
  }

  @Test func hostileTitlesAreHarmlessAndNothingIsWrittenWhileNothingHappens() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let title = "Break \u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}[?1049l &#x1b;[31m out \u{202E}desrever"
    try world.make("story", ["title": title])
    let kiosk = try kiosk(["tui"], world.environment)
    try await kiosk.until { Self.showsList($0) && $0.text.contains("Break") }
    let screen = kiosk.screen
    #expect(screen.isAlternate)
    #expect(!screen.title.contains("owned"))
    #expect(!screen.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    #expect(screen.unknown == [])
    // The page settles, then nothing is written any more.
    var last = (bytes: -1, time: ContinuousClock.now)
    try await kiosk.until { screen in
      if screen.bytesRead != last.bytes { last = (screen.bytesRead, .now) }
      return last.time.duration(to: .now) > .seconds(1)
    }
    kiosk.type("q")
    #expect(try await kiosk.ended() == 0)
  }

  @Test func whatIsNoTerminalGetsOneScreenAsText() async throws {
    let ended = try await KioskProcess.run(["tui", "--demo"], environment: ["COLUMNS": "70", "TERM": "xterm"])
    #expect(ended.code == 0, "\(ended)")
    #expect(ended.output.contains("[New]") && ended.output.contains("Samples"), "\(ended)")
    #expect(!ended.output.contains("\u{1B}"))
    #expect(ended.output.split(separator: "\n").allSatisfy { $0.count <= 70 })
  }
}
