import Foundation
import KioskApp
import Testing

@testable import kiosk

@Suite struct KeysFileChangeTests {
  /// A folder of one test's own.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, to file: URL, mode: mode_t = 0o600) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    chmod(file.path, mode)
  }

  private func mode(_ file: URL) throws -> Int {
    (try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  private func failure(_ keys: [Keys.Name: String?], _ file: URL) -> CommandFailure? {
    do throws(CommandFailure) {
      try KeysFile.change(keys, in: file)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    // What there is, a key that is set, what becomes of it.
    ("{\n  // mine\n  newsAPI: 'old', // since May\n}\n", "{\n  // mine\n  newsAPI: \"new\", // since May\n}\n"),
    ("{ newsAPI: \"old\" }", "{ newsAPI: \"new\" }"),
    ("{}", "{ newsAPI: \"new\",}"),
    ("{ tmdbAPIKey: 'a' }\n", "{ newsAPI: \"new\", tmdbAPIKey: 'a' }\n"),
    (
      "/* films */ {\n    tmdbToken: 'a}b', // :{\n}",
      "/* films */ {\n    newsAPI: \"new\",\n    tmdbToken: 'a}b', // :{\n}"
    ),
    ("{ 'newsAPI': '' /* none */, \"tmdbToken\": \"x\", }", "{ 'newsAPI': \"new\" /* none */, \"tmdbToken\": \"x\", }"),
  ])
  func settingAKeyLeavesAllElseAsItIs(before: String, after: String) {
    var text = KeysText(before)
    let isDone = text.set("newsAPI", to: "new")
    #expect(isDone)
    #expect(text.text == after)
  }

  @Test(arguments: [
    ("{\n  // mine\n  newsAPI: 'old', // since May\n}\n", "{\n  // mine\n   // since May\n}\n"),
    ("{\n  newsAPI: 'old',\n  tmdbToken: 'x',\n}\n", "{\n  tmdbToken: 'x',\n}\n"),
    ("{ tmdbToken: 'x', newsAPI: 'old' }", "{ tmdbToken: 'x',  }"),
    ("{ newsAPI: 'a', newsAPI: 'b' }", "{   }"), ("{}", "{}"),
  ])
  func removingAKeyLeavesAllElseAsItIs(before: String, after: String) {
    var text = KeysText(before)
    let isDone = text.remove("newsAPI")
    #expect(isDone)
    #expect(text.text == after)
  }

  /// Whatever is done to it, the file reads as what was done to it.
  @Test func anyRowOfChangesReadsBack() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["// it's {\n", "/* } */", "\n", "  ", "\t"]
    let values = ["plain", "with \"quotes\"", "back\\slash", "eyJ.a.b", "{", "//", "'"]
    for _ in 0..<200 {
      let blank = {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let names = Keys.Name.allCases.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
      var expected: [Keys.Name: String] = [:]
      var source = blank() + "{" + blank()
      for (index, name) in names.enumerated() {
        expected[name] = "old"
        let isLast = index == names.count - 1
        source +=
          "\(name.rawValue)\(blank()):\(blank())'old'\(blank())\(isLast && Bool.random(using: &random) ? "" : ",")"
          + blank()
      }
      source += "}" + blank()
      var text = KeysText(source)
      for _ in 0..<4 {
        let name = Keys.Name.allCases.randomElement(using: &random) ?? .newsAPI
        if Bool.random(using: &random) {
          let value = values.randomElement(using: &random) ?? ""
          let isDone = text.set(name.rawValue, to: value)
          #expect(isDone, "\(text.text)")
          expected[name] = value
        } else {
          let isDone = text.remove(name.rawValue)
          #expect(isDone, "\(text.text)")
          expected[name] = nil
        }
        let read = try? KeysFile.keys(in: Data(text.text.utf8), from: "test")
        #expect(read == expected, "\(source.debugDescription) became \(text.text.debugDescription)")
      }
      for comment in ["// it's {", "/* } */"] {
        let count = { (text: String) in text.components(separatedBy: comment).count }
        #expect(count(text.text) == count(source), "\(source) became \(text.text)")
      }
    }
  }

  @Test func aFileIsMadeThatItsOwnerAloneCanRead() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("kiosk/keys.json5")
      #expect(failure([.newsAPI: "abc"], file) == nil)
      #expect(try mode(file) == 0o600)
      #expect(try mode(file.deletingLastPathComponent()) == 0o700)
      #expect(try KeysFile.read(file) == [.newsAPI: "abc"])
      #expect(failure([.tmdbToken: "t", .newsAPI: nil], file) == nil)
      #expect(try KeysFile.read(file) == [.tmdbToken: "t"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
    }
  }

  @Test(arguments: ["{ newsAPI: 'a'", "[]", "no object", "{ other: 'a' }", "{ newsAPI: 1 }", "{ n\\u0065wsAPI: 'a' }"])
  func whatCannotBeUnderstoodIsNeverOverwritten(text: String) throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("keys.json5")
      try write(text, to: file)
      let problem = try #require(failure([.tmdbToken: "very-secret"], file))
      #expect(problem.sentence.contains("keys.json5") && !"\(problem)".contains("very-secret"))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["keys.json5"])
    }
  }

  @Test func aFileThatOthersMayReadIsNotUsed() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("keys.json5")
      try write("{}", to: file, mode: 0o644)
      #expect(failure([.newsAPI: "abc"], file)?.hint == "chmod 600 \(file.path)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    }
  }

  @Test func aLinkKeepsLeadingToItsFile() throws {
    try withFolder { folder throws in
      let real = folder.appendingPathComponent("elsewhere/keys.json5")
      try write("{ newsAPI: 'a' }", to: real)
      let link = folder.appendingPathComponent("keys.json5")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      #expect(failure([.newsAPI: "abc"], link) == nil)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
      #expect(try KeysFile.read(real) == [.newsAPI: "abc"])
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() {
    let file = URL(fileURLWithPath: "/proc/kiosk/keys.json5")
    #expect(failure([.newsAPI: "abc"], file)?.sentence.contains("/proc/kiosk") == true)
  }

  @Test func aServicesWordsLoseTheKeyTheyRepeat() {
    let trouble = KeyTrouble("abcdef-secret is unknown.", hint: "Not abcdef-secret.").without("\"abcdef-secret\"")
    #expect(trouble == KeyTrouble("… is unknown.", hint: "Not …."))
    #expect(KeyTrouble("It is gone.").without("i") == KeyTrouble("It is gone."))
  }
}
