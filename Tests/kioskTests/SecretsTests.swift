import Foundation
import Testing

@testable import kiosk

/// Keys stay where they are: nothing that Kiosk writes, anywhere, holds one.
@Suite(.timeLimit(.minutes(4)))
struct SecretsTests {
  /// A key in no form: neither as it is, nor percent-encoded, nor in base64.
  private static func forms(of secret: String) -> [Data] {
    [secret, Data(secret.utf8).base64EncodedString(), String(secret.reversed())].map { Data($0.utf8) }
  }

  static func expectClean(_ folder: URL, of secrets: [String], _ comment: String) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
        file.lastPathComponent != "keys.json5"
      else { continue }
      count += 1
      let data = try Data(contentsOf: file)
      for secret in secrets {
        for form in forms(of: secret) {
          #expect(data.firstRange(of: form) == nil, "\(comment): \(file.lastPathComponent) holds a key")
        }
        #expect(!file.path.contains(secret))
      }
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
      #expect((mode?.intValue ?? 0) & 0o077 == 0, "\(file.lastPathComponent) is open to others")
    }
    #expect(count >= 3, "\(comment): answers, counted requests and the log are kept")
  }

  @Test(arguments: [false, true])
  func noFileAndNoMessageHoldsAKey(isRefused: Bool) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let newsKey = isRefused ? "refused0123456789abcdef" : "sample-news-key"
    let filmKey = isRefused ? "deadbeefdeadbeefdeadbeefdeadbeef" : "0123456789abcdef0123456789abcdef"
    let environment = world.environment.merging([
      "HOME": home.path, "NEWSAPI_KEY": newsKey, "TMDB_API_KEY": filmKey, "TMDB_TOKEN": "",
    ]) { $1 }
    let lines = [
      ["news", "--country=us"], ["news", "--country=us", "--json"], ["news", "search", "bridge", "--jsonl"],
      ["news", "source", "nobody"], ["news", "sources", "--plain"], ["search", "bridge"], ["hn", "--jsonl"],
      ["movies", "popular"], ["movies", "search", "sea", "--json"], ["movies", "show", "1"], ["doctor"],
      ["doctor", "--json"], ["doctor", "--requests"], ["doctor", "--requests", "--json"],
    ]
    for line in lines {
      let ended = try await KioskProcess.run(line, environment: environment)
      for text in [ended.output, ended.messages] {
        #expect(!text.contains(newsKey) && !text.contains(filmKey), "\(line): \(ended)")
      }
    }
    try Self.expectClean(home, of: [newsKey, filmKey], isRefused ? "refused" : "accepted")
  }
}
