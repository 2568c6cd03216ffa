import Foundation
import NewsAPI
import TMDb
import Testing

@testable import kiosk

@Suite struct KeysTests {
  private static let secret = "0123456789abcdef-the-secret"

  /// A keys file of one test's own.
  private func withFile(_ text: String, mode: mode_t = 0o600, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("keys.json5")
    try Data(text.utf8).write(to: file)
    chmod(file.path, mode)
    try body(file)
  }

  private func keys(_ file: URL, _ variables: [String: String] = [:]) -> Keys {
    Keys(environment: ProcessEnvironment(variables), file: file)
  }

  private func newsKey(_ file: URL, _ variables: [String: String] = [:]) -> NewsAPIKey? {
    try? keys(file, variables).newsAPI()
  }

  private func refusal(_ file: URL, _ variables: [String: String] = [:]) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try keys(file, variables).newsAPI()
      return nil
    } catch {
      return error
    }
  }

  @Test func theEnvironmentGoesBeforeTheFile() throws {
    try withFile("{ newsAPI: 'from-the-file' }") { file in
      #expect(newsKey(file) == NewsAPIKey("from-the-file"))
      #expect(newsKey(file, ["NEWSAPI_KEY": "from-outside"]) == NewsAPIKey("from-outside"))
      #expect(newsKey(file, ["NEWSAPI_KEY": ""]) == NewsAPIKey("from-the-file"))
      let found = try keys(file).text(.newsAPI)
      #expect(found?.place == .file(file))
      let none = try keys(file).text(.tmdbToken)
      #expect(none == nil)
    }
  }

  @Test func aMissingFileHasNoKeys() throws {
    let file = URL(fileURLWithPath: "/nonexistent/keys.json5")
    #expect(newsKey(file) == nil && refusal(file) == nil)
  }

  @Test func theWayToPlaceAKeyNamesTheHomeFolderAsOneTypesIt() {
    let file = URL(fileURLWithPath: "/home/ada/.config/kiosk/keys.json5")
    func hint(_ home: String) -> String {
      Keys(environment: ProcessEnvironment(["HOME": home]), file: file).newsAPIHint.english
    }
    #expect(hint("/home/ada").contains("to ~/.config/kiosk/keys.json5 and"))
    #expect(hint("/home/ad").contains("to /home/ada/.config/kiosk/keys.json5 and"))
    #expect(hint("").contains("to /home/ada/.config/kiosk/keys.json5 and"))
  }

  @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o620] as [mode_t])
  func aFileThatOthersMayReadIsRefusedWithTheWayOut(mode: mode_t) throws {
    try withFile("{ newsAPI: '\(Self.secret)' }", mode: mode) { file in
      let failure = refusal(file)
      #expect(failure?.code == .keyRefused)
      #expect(failure?.sentence == "\(file.path) is open to others. Its keys are not used.")
      #expect(failure?.hint == "chmod 600 \(file.path)")
      #expect(newsKey(file, ["NEWSAPI_KEY": "x"]) == NewsAPIKey("x"), "the file is not needed")
    }
  }

  @Test(arguments: [
    "0123456789abcdef-the-secret", "{ newsAPI: 0123456789abcdef-the-secret }",
    "{ '0123456789abcdef-the-secret': 'newsAPI' }", "{ newsAPI: '0123456789abcdef-the-secret", "[]",
    "{ newsAPI: ['0123456789abcdef-the-secret'] }", "NEWSAPI_KEY=0123456789abcdef-the-secret",
  ])
  func whatCannotBeReadIsNeverRepeated(text: String) throws {
    try withFile(text) { file in
      let failure = try #require(refusal(file))
      #expect(failure.code == .badData && failure.sentence.contains("keys.json5"))
      #expect(!"\(failure)".contains(Self.secret))
      #expect(failure.hint?.contains("newsAPI") == true)
    }
  }

  @Test func aKeyWithStrangeCharactersNamesItsPlaceAlone() throws {
    try withFile("{ newsAPI: 'two words' }") { file in
      #expect(
        refusal(file)?.sentence
          == "The key for NewsAPI.org in \(file.path) is not valid: it does not have the form of a key.")
      let outside = refusal(file, ["NEWSAPI_KEY": "a\u{1B}b"])
      #expect(
        outside?.sentence == "The key for NewsAPI.org in NEWSAPI_KEY is not valid: it does not have the form of a key.")
      #expect(outside?.code == .keyRefused)
    }
  }

  @Test func eitherKindOfTMDbsKeysIsTaken() throws {
    let token = "eyJhbGciOiJub25lIn0.eyJzYW1wbGUiOnRydWV9.c2FtcGxl"
    let key = "0123456789abcdef0123456789abcdef"
    func credential(_ file: URL, _ variables: [String: String] = [:]) -> TMDbCredential? {
      try? keys(file, variables).tmdb()
    }
    try withFile("{ tmdbToken: '\(token)', tmdbAPIKey: '\(key)' }") { file in
      #expect(credential(file)?.kind == .accessToken)
      #expect(credential(file, ["TMDB_API_KEY": key])?.kind == .apiKey, "the environment goes before the file")
      #expect(credential(file, ["TMDB_API_KEY": key, "TMDB_TOKEN": token])?.kind == .accessToken)
      #expect(credential(file, ["TMDB_TOKEN": "nonsense"]) == nil)
      #expect(keys(file).whereabouts(.tmdb) == file.path && keys(file).whereabouts(.newsAPI) == nil)
    }
  }

  @Test func aFolderInPlaceOfTheFileIsAnError() throws {
    #expect(refusal(FileManager.default.temporaryDirectory)?.code == .keyRefused)
    #expect(refusal(URL(fileURLWithPath: "/dev/null"))?.sentence == "/dev/null is not a file.")
  }

  @Test func keysNeverShowThemselves() throws {
    let environment = ProcessEnvironment(["NEWSAPI_KEY": Self.secret, "TMDB_TOKEN": Self.secret])
    let settings = try Settings(environment: environment, configuration: Configuration())
    var dumped = ""
    dump(settings, to: &dumped)
    for text in ["\(settings)", String(reflecting: settings), dumped] { #expect(!text.contains(Self.secret)) }
  }
}
