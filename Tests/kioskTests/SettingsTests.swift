import Foundation
import Testing

@testable import kiosk

@Suite struct SettingsTests {
  private func failure(_ text: String) -> CommandFailure? {
    do {
      _ = try Configuration(Data(text.utf8), from: "config.json5")
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileMayUseJSON5AndLeaveEverythingOut() throws {
    #expect(try Configuration(Data("{}".utf8), from: "f") == Configuration())
    let text =
      "// mine\n{ listen: ':9000', sound: false, list: 'ask', services: { hackerNews: 'http://localhost:1/v0/', }, }"
    let configuration = try Configuration(Data(text.utf8), from: "f")
    #expect(configuration.listen?.description == "127.0.0.1:9000")
    #expect(configuration.sound == false)
    #expect(configuration.list == .ask)
    #expect(configuration.services.hackerNews?.absoluteString == "http://localhost:1/v0")
  }

  static let wrong: [(String, String)] = [
    ("{ sound: 'loud' }", "config.json5: \"sound\" must be true or false."),
    ("{ list: 'hot' }", "config.json5: \"list\" must be one of new, top, best, ask, show, jobs."),
    ("{ list: 3 }", "config.json5: \"list\" must be a text."),
    ("{ services: 3 }", "config.json5: \"services\" must be an object { … }."),
    (
      "{ services: { hackerNews: 'ftp://x' } }",
      "config.json5: \"services.hackerNews\" must be an http or https address without user name, query or fragment."
    ),
    ("[]", "config.json5: the file must hold one object { … }."),
  ]

  @Test(arguments: wrong)
  func aWrongFileNamesTheKey(text: String, sentence: String) {
    #expect(failure(text)?.sentence == sentence)
    #expect(failure(text)?.code == .badData)
  }

  static let odd: [(String, [String])] = [
    ("{ lsten: ':1' }", ["config.json5: unknown key \"lsten\" (did you mean listen?)."]),
    (
      "{ services: { newsapi: 'x' }, zoo: 1, list: 'best' }",
      ["config.json5: unknown key \"zoo\".", "config.json5: unknown key \"services.newsapi\" (did you mean newsAPI?)."]
    ),
  ]

  @Test(arguments: odd)
  func aKeyThatIsNotKnownIsAWarning(text: String, warnings: [String]) throws {
    let configuration = try Configuration(Data(text.utf8), from: "config.json5")
    #expect(configuration.warnings.map(\.english) == warnings)
    #expect(configuration.list == (text.contains("best") ? .best : nil), "the rest counts")
  }

  @Test(arguments: ["", "  \n", "// nothing yet\n", "/* a */ // b\n\n/* c\n */"])
  func aFileWithoutSettingsIsFine(text: String) throws {
    #expect(try Configuration(Data(text.utf8), from: "f") == Configuration())
    #expect(try KeysFile.keys(in: Data(text.utf8), from: "f").isEmpty)
  }

  @Test func aPipeInPlaceOfAFileIsNotWaitedFor() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("config.json5")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let error = #expect(throws: CommandFailure.self) { try Configuration(contentsOf: pipe) }
    #expect(error?.sentence == "\(pipe.path) cannot be read: it is not a file." && error?.code == .badData)
  }

  @Test func aFileOfKeysSaysInWhichLineItIsWrongAndNothingOfWhatIsThere() {
    func failure(_ text: String) -> CommandFailure? {
      #expect(throws: CommandFailure.self) { try KeysFile.keys(in: Data(text.utf8), from: "keys.json5") }
    }
    #expect(
      failure("{\n  // mine\n  newsApi: 'secret',\n}")?.sentence
        == "keys.json5: line 3 has a name that Kiosk does not know (did you mean newsAPI?).")
    #expect(
      failure("{\n  newsAPI: 'secret\n}")?.sentence
        == "keys.json5 is not a file of keys: the text that begins in line 2 has no end.")
    #expect(
      failure("{\n  tmdbToken: 'secret',\n  newsAPI 'secret'\n}")?.sentence
        == "keys.json5 is not a file of keys: line 3 lacks a colon.")
    #expect(
      failure("{\n  newsAPI: 5,\n}")?.sentence
        == "keys.json5 is not a file of keys: line 2 has a value that is not a text.")
  }

  @Test(arguments: [
    "{", "{ listen: }", "<html>", "{ listen: ':1' } x", "{ listen: 'x' }", "\u{FEFF}", "{\"sound\": nul}",
  ])
  func textThatIsNoFileOfOursIsRefusedInOneSentence(text: String) {
    let sentence = failure(text)?.sentence ?? ""
    #expect(sentence.hasPrefix("config.json5: "))
    #expect(sentence.hasSuffix("."))
    #expect(!sentence.contains("Error"), "\(sentence)")
    #expect(!sentence.contains("\n"), "\(sentence)")
  }

  static let syntax: [(String, String)] = [
    ("{\n  listen: \"a,\n}", "the text that begins in line 2 has no end"),
    ("{\n  services: {\n}", "the { in line 1 is never closed"),
    ("{}}", "line 1 has something after the last }"),
    ("}", "line 1 has one } too many"),
    ("{\n/* a\nb */ list: ['a'\n}", "the } in line 4 does not match the [ in line 3"),
    ("{ // {\n list: 'a\\\n', /* ", "the comment that begins in line 3 has no end"),
    ("{\n  list 'top'\n}", "line 2 lacks a colon"),
    ("{\n  list: 'top'\n  sound: true\n}", "line 2 lacks a comma"),
    ("{\n  list: 'top' sound: true\n}", "line 2 lacks a comma"),
    ("{\n  sound\n}", "line 2 lacks a colon"),
    ("{\n  list:\n}", "line 2 lacks a value"),
    ("{\n  list:,\n}", "line 2 lacks a value"),
    ("{\n  list: 0x1F, sound: -.5e3, names: [],\n  { }\n}", "line 3 has one { too many"),
    ("{\n  names: ['a' 'b'],\n}", "line 2 lacks a comma"),
    ("{\n  list: 'top',,\n}", "line 2 has one , too many"),
    ("{\n  list:: 'top'\n}", "line 2 has one : too many"),
    ("{\n\n  list: top,\n}", "line 3 has a text without quotation marks"),
    ("{\n  sound: treu,\n}", "line 2 has a text without quotation marks"),
    ("{\n  sound: true;\n}", "line 2 has a text without quotation marks"),
  ]

  @Test(arguments: syntax)
  func aSyntaxErrorSaysWhere(text: String, phrase: String) {
    #expect(failure(text)?.sentence == "config.json5: this is not JSON5: \(phrase).")
  }

  @Test func aMissingFileIsAnEmptyOne() throws {
    let missing = URL(fileURLWithPath: "/nonexistent/\(UUID())/config.json5")
    #expect(try Configuration(contentsOf: missing) == Configuration())
  }

  @Test func aFileThatCannotBeReadIsAnError() {
    let error = #expect(throws: CommandFailure.self) {
      try Configuration(contentsOf: URL(fileURLWithPath: "/proc/self/mem"))
    }
    let folder = #expect(throws: CommandFailure.self) { try Configuration(contentsOf: URL(fileURLWithPath: "/tmp")) }
    #expect(error?.sentence.hasPrefix("/proc/self/mem cannot be read: ") == true)
    #expect(folder?.code == .badData)
  }

  @Test func theEnvironmentGoesBeforeTheFile() throws {
    let configuration = try Configuration(
      Data("{services: {hackerNews: 'http://file/v0', hackerNewsSearch: 'http://file/s'}}".utf8), from: "f")
    let environment = ProcessEnvironment(["KIOSK_HN_URL": "http://127.0.0.1:9/v0/", "KIOSK_HN_SEARCH_URL": ""])
    let settings = try Settings(environment: environment, configuration: configuration)
    #expect(settings.hackerNewsURL?.absoluteString == "http://127.0.0.1:9/v0")
    #expect(settings.hackerNewsSearchURL?.absoluteString == "http://file/s")
    #expect(settings.listen == Settings.standardListen)
  }

  @Test(arguments: [
    "foo", "file:///etc/passwd", "http://", "https://me:secret@host", "http://h/?q=1", "javascript:alert(1)",
  ])
  func aBaseAddressThatIsNoneNamesItsVariable(text: String) {
    let error = #expect(throws: CommandFailure.self) {
      try Settings(environment: ProcessEnvironment(["KIOSK_HN_URL": text]), configuration: Configuration())
    }
    #expect(error?.code == .usage)
    #expect(error?.sentence.contains("KIOSK_HN_URL") == true)
    #expect(error?.sentence.contains("secret") == false)
  }

  @Test func foldersFollowTheBaseDirectorySpecification() {
    let standard = UserFolders(environment: ProcessEnvironment(["HOME": "/home/ann"]))
    #expect(standard.configurationFile.path == "/home/ann/.config/kiosk/config.json5")
    #expect(standard.cache.path == "/home/ann/.cache/kiosk")
    #expect(standard.state.path == "/home/ann/.local/state/kiosk")
    let moved = UserFolders(
      environment: ProcessEnvironment([
        "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "relative", "XDG_STATE_HOME": "",
      ]))
    #expect(moved.config.path == "/c/kiosk")
    #expect(moved.cache.path == "/h/.cache/kiosk")
    #expect(moved.state.path == "/h/.local/state/kiosk")
  }
}
