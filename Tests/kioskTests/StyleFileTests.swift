import Foundation
import SwiftUITerminal
import SwiftUIWeb
import Testing

@testable import kiosk

/// The file of the reader's own style rules, and the keys that hold in browsers.
@Suite struct StyleFileTests {
  private func withHome(_ body: (URL) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-style-\(UUID())")
    let folder = home.appendingPathComponent(".config/kiosk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try body(folder)
  }

  private func settings(_ folder: URL, _ text: String = "{}") throws -> Settings {
    let home = folder.deletingLastPathComponent().deletingLastPathComponent()
    return try Settings(
      environment: ProcessEnvironment(["HOME": home.path]),
      configuration: Configuration(Data(text.utf8), from: "config.json5"))
  }

  private func write(_ text: String, _ name: String = "style.css", in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  @Test func withoutAFileThereIsNothingToSay() throws {
    try withHome { folder in
      var told: [String] = []
      let look = OwnLook(try settings(folder)) { told.append($0.english) }
      #expect(look == OwnLook() && told.isEmpty)
    }
  }

  @Test func theFileOfTheFolderIsTakenAsItIs() throws {
    try withHome { folder in
      try write("/* mine */ :root { --accent: teal }", in: folder)
      var told: [String] = []
      #expect(OwnLook(try settings(folder)) { told.append($0.english) }.rules == "/* mine */ :root { --accent: teal }")
      #expect(told.isEmpty)
    }
  }

  @Test func theSettingsNameAnotherOne() throws {
    try withHome { folder in
      try write("a {}", in: folder)
      try write("b {}", "night.css", in: folder)
      #expect(try settings(folder, "{ style: 'night.css' }").style.read()?.text == "b {}")
      let whole = folder.appendingPathComponent("night.css").path
      #expect(try settings(folder, "{ style: '\(whole)' }").style.read()?.text == "b {}")
      #expect(try settings(folder, "{ style: '~/.config/kiosk/night.css' }").style.read()?.text == "b {}")
      let failure = #expect(throws: CommandFailure.self) { try settings(folder, "{ style: 'no.css' }").style.read() }
      #expect(failure?.sentence.contains("no.css cannot be read") == true)
    }
  }

  @Test(arguments: [
    ("a {\n  color: red", "line 1: { is never closed"), ("a {} }", "line 1: } closes nothing"),
    ("/* x\n\n", "line 1: /* is never closed"), ("\na { content: \"x\n }", "line 2: \" is never closed"),
    ("a { width: calc(1px }", "line 1: } closes nothing"),
  ])
  func aSlipIsSaidWithItsLineAndTheStandardLookStays(_ text: String, _ words: String) throws {
    try withHome { folder in
      try write(text, in: folder)
      var told: [String] = []
      #expect(OwnLook(try settings(folder)) { told.append($0.english) }.rules == nil)
      #expect(told.count == 1 && told[0].contains(words), "\(told)")
    }
  }

  @Test(arguments: [
    "a { content: \"}\" } /* { */ b { --x: url(data:image/png;base64,AA//) }", "a::before { content: '\\'' }",
    "@media (min-width: 10px) { a[href=\"x\"] { top: calc(1px + (2px)) } }", "",
  ])
  func whatIsClosedIsTaken(_ text: String) {
    let scan = StyleScan(text)
    #expect(scan.trouble?.english == nil && scan.outside?.english == nil)
  }

  @Test(arguments: [
    "\na { background: url(https://elsewhere.example/x.png) }", "\na { background: url( \"//elsewhere.example/x\") }",
    "\n@import 'other.css';", "\n@import url(http://elsewhere.example/a.css);",
  ])
  func whatLeadsElsewhereIsSaid(_ text: String) {
    let scan = StyleScan(text)
    #expect(scan.trouble?.english == nil)
    #expect(scan.outside?.english.hasPrefix("line 2 ") == true)
  }

  @Test func aFileThatIsNoneIsRefused() throws {
    try withHome { folder in
      let file = folder.appendingPathComponent("style.css")
      try Data(repeating: 0x20, count: 200_000).write(to: file)
      let large = #expect(throws: CommandFailure.self) { try settings(folder).style.read() }
      #expect(large?.sentence.contains("larger than 128 kB") == true)
      try Data([0x61, 0xFF, 0xFE]).write(to: file)
      let bytes = #expect(throws: CommandFailure.self) { try settings(folder).style.read() }
      #expect(bytes?.sentence.contains("UTF-8") == true)
      try FileManager.default.removeItem(at: file)
      mkfifo(file.path, 0o600)
      #expect(throws: CommandFailure.self) { try settings(folder).style.read() }
    }
  }

  @Test func theDoctorLooksAtIt() throws {
    try withHome { folder in
      let home = folder.deletingLastPathComponent().deletingLastPathComponent()
      let environment = ProcessEnvironment(["HOME": home.path])
      func finding() -> Finding? {
        FileChecks(environment: environment, folders: UserFolders(environment: environment)).findings()
          .first { $0.name.english == "style file" }
      }
      #expect(finding()?.status == .ok)
      try write("a {", in: folder)
      #expect(finding()?.status == .warn && finding()?.detail.english.contains("never closed") == true)
      try write("a { background: url(https://x.example) }", in: folder)
      #expect(finding()?.status == .warn && finding()?.detail.english.contains("another site") == true)
      try write("a {}", in: folder)
      #expect(finding()?.status == .ok)
      try write("{ style: 'gone.css' }", "config.json5", in: folder)
      #expect(finding()?.status == .warn && finding()?.detail.english.contains("gone.css") == true)
    }
  }

  // MARK: - Keys

  @Test func keysHoldInBrowsersAndTerminalsAndThoseOfTheTerminalGoBefore() throws {
    try withHome { folder in
      let settings = try settings(
        folder, "{ keys: { J: 'n', 'ctrl+x': 'j Enter', up: 'k' }, terminal: { keys: { J: 'N' } } }")
      #expect(settings.terminal.options.keys[KeyStroke(.character("J"))] == [KeyStroke(.character("N"))])
      #expect(settings.terminal.options.keys[KeyStroke(.up)] == [KeyStroke(.character("k"))])
      let keys = OwnLook(settings) { _ in }.keys
      #expect(keys.count == 3)
      #expect(keys.contains(OwnKey(.init("J"), does: [.init("n")])))
      #expect(keys.contains(OwnKey(.init("x", control: true), does: [.init("j"), .init("Enter")])))
      #expect(keys.contains(OwnKey(.init("ArrowUp"), does: [.init("k")])))
    }
  }

  @Test(arguments: [("{ keys: { nonsense: 'j' } }", "\"keys\" names"), ("{ keys: { x: 'no such' } }", "\"keys.x\"")])
  func aSlipOfAKeyIsSaid(_ text: String, _ words: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try Configuration(Data(text.utf8), from: "config.json5")
    }
    #expect(failure?.sentence.contains(words) == true, "\(failure?.sentence ?? "")")
  }
}
