import Foundation
import LoopbackClient
import Testing

/// What `kiosk serve` tells of itself: by level, and never a secret.
@Suite(.timeLimit(.minutes(4)))
struct ServerLogTests {
  private static let secrets = [
    "tokenOfAFeed4711", "wrongSecretGuessed", "nameOfASharedList", "sample-news-key", "cookieOfSomebody",
  ]

  /// What a server of a level has written after visits of every kind, and its secret.
  private func messages(_ level: String) async throws -> (text: String, secret: String) {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let environment = ["HOME": home.path, "XDG_STATE_HOME": home.path, "NEWSAPI_KEY": Self.secrets[3]]
    let kiosk = try KioskProcess(
      ["serve", "--demo", "--no-open", "--require-secret", "--log", level, "--listen", "127.0.0.1:0"],
      environment: environment)
    let address = try await ReaderPage.address(of: kiosk)
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
    let access = try await KioskProcess.run(["access"], environment: environment).output
    let secret = try #require(
      access.firstRange(of: "?access=").map { String(access[$0.upperBound...].prefix { !$0.isWhitespace }) })
    let host = ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none"]
    func get(_ path: String, cookie: String? = nil) throws -> LoopbackConnection.Response {
      var headers = host
      headers["Cookie"] = cookie
      return try LoopbackConnection(port: port).request("GET", path, headers: headers)
    }
    let entered = try get("/?access=\(secret)")
    #expect(entered.status == 303)
    let cookie = try #require(entered["set-cookie"].map { String($0.prefix { $0 != ";" }) })
    #expect(try get("/", cookie: cookie).status == 200)
    _ = try get("/place/article-https%3A%2F%2Fx.example%2F%3Fkey%3D\(Self.secrets[0])", cookie: cookie)
    #expect(try get("/?access=\(Self.secrets[1])").status == 401)
    _ = try get("/-/open/\(Self.secrets[2]).atom")
    _ = try get("/", cookie: "live-\(port)=\(Self.secrets[4])")
    kiosk.send(signal: SIGHUP)
    if level != "error" && level != "warning" {
      try await kiosk.until("it has read again") { kiosk.messagesSoFar.contains("were read again") }
    }
    kiosk.send(signal: SIGTERM)
    let ended = try await kiosk.ended()
    #expect(ended.code == 0)
    return (ended.output + ended.messages, secret)
  }

  @Test(arguments: ["error", "warning", "info", "debug"])
  func eachLevelTellsItsOwnAndNoneASecret(_ level: String) async throws {
    let (text, secret) = try await messages(level)
    #expect(text.contains("GET /place/article") == (level == "debug"), "\(text)")
    #expect(text.contains("came in by the secret") == ["info", "debug"].contains(level), "\(text)")
    #expect(text.contains("were read again") == ["info", "debug"].contains(level), "\(text)")
    #expect(text.contains("wrong secret") == (level != "error"), "\(text)")
    for hidden in Self.secrets + [secret] { #expect(!text.contains(hidden), "\(hidden): \(text)") }
  }

  @Test func anUnknownLevelIsExplained() async throws {
    let ended = try await KioskProcess.run(["serve", "--log", "loud"])
    #expect(ended.code == 64 && ended.messages.contains("error, warning, info or debug"), "\(ended)")
  }
}
