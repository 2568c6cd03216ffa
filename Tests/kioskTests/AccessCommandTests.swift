import Foundation
import KioskRunning
import Testing

@testable import kiosk

/// `kiosk access`, `kiosk status`, and what a running server reads again.
@Suite(.timeLimit(.minutes(4)), .serialized)
struct AccessCommandTests {
  private struct Home {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("access-\(UUID())")
    var environment: [String: String] {
      [
        "HOME": folder.path, "XDG_STATE_HOME": folder.appendingPathComponent("state").path,
        "XDG_CONFIG_HOME": folder.appendingPathComponent("config").path,
      ]
    }
    var file: URL { folder.appendingPathComponent("state/kiosk/access") }
    var mode: mode_t? {
      var status = stat()
      return stat(file.path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func theSecretIsMadeOnceAndIsPrivate() async throws {
    let home = try Home()
    defer { home.remove() }
    let first = try await KioskProcess.run(["access"], environment: home.environment)
    #expect(first.code == 0, "\(first)")
    #expect(first.output.hasPrefix("http://127.0.0.1:8080/?access="))
    #expect(first.messages.contains("--listen 0.0.0.0:8080"))
    #expect(home.mode == 0o600)
    #expect(try await KioskProcess.run(["access"], environment: home.environment).output == first.output)
    let new = try await KioskProcess.run(["access", "--new"], environment: home.environment)
    #expect(new.code == 0 && new.output != first.output, "\(new)")
    #expect(home.mode == 0o600)
  }

  @Test func aFileThatIsNotAsItMustBeIsMendedOrRefused() async throws {
    let home = try Home()
    defer { home.remove() }
    let first = try await KioskProcess.run(["access"], environment: home.environment)
    chmod(home.file.path, 0o644)
    let mended = try await KioskProcess.run(["access"], environment: home.environment)
    #expect(mended.output == first.output && mended.messages.contains("was open to others"), "\(mended)")
    #expect(home.mode == 0o600)
    for content in ["", "short\n", "with spaces in it and long enough\n", String(repeating: "x", count: 5000)] {
      try Data(content.utf8).write(to: home.file)
      let refused = try await KioskProcess.run(["access"], environment: home.environment)
      #expect(refused.code == 77 && refused.messages.contains("holds no secret"), "\(refused)")
    }
    unlink(home.file.path)
    symlink("/etc/hostname", home.file.path)
    let link = try await KioskProcess.run(["access"], environment: home.environment)
    #expect(link.code == 77, "\(link)")
  }

  @Test func aRunningServerIsFoundAndReadsAgain() async throws {
    let home = try Home()
    defer { home.remove() }
    let idle = try await KioskProcess.run(["status"], environment: home.environment)
    #expect(idle.code == 69 && idle.messages.contains("kiosk serve"), "\(idle)")
    let kiosk = try KioskProcess(
      ["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"], environment: home.environment)
    try await kiosk.until("the start line is printed") { kiosk.outputSoFar.contains("Kiosk is at http://127.0.0.1:") }
    let address = kiosk.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst("Kiosk is at ".count)
    let status = try await KioskProcess.run(["status"], environment: home.environment)
    #expect(status.code == 0 && status.output.contains("0 pages are read"), "\(status)")
    let access = try await KioskProcess.run(["access"], environment: home.environment)
    #expect(access.output.hasPrefix("\(address)/?access="), "\(access)")
    let config = home.folder.appendingPathComponent("config/kiosk")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let file = config.appendingPathComponent("config.json5")
    try Data("{ names: [\"news.example.org\"] }".utf8).write(to: file)
    func answer() async throws -> String {
      try await KioskProcess(
        program: URL(fileURLWithPath: "/usr/bin/curl"),
        ["-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", "Host: news.example.org", "\(address)/"]
      ).ended().output
    }
    #expect(try await answer() == "421")
    kiosk.send(signal: SIGHUP)
    try await kiosk.until("it says so") { kiosk.messagesSoFar.contains("were read again") }
    #expect(try await answer() == "200")
    try Data("{ names: [\"-\"] }".utf8).write(to: file)
    kiosk.send(signal: SIGHUP)
    try await kiosk.until("it says what is wrong") { kiosk.messagesSoFar.contains("not a host name") }
    #expect(try await answer() == "200")
    #expect(!(kiosk.outputSoFar + kiosk.messagesSoFar).contains("access="))
    try FileManager.default.removeItem(at: file)
    kiosk.send(signal: SIGTERM)
    #expect(try await kiosk.ended().code == 0)
    #expect(try await KioskProcess.run(["status"], environment: home.environment).code == 69)
  }

  @Test func beyondLoopbackTheSecretStaysOutOfTheLog() async throws {
    let home = try Home()
    defer { home.remove() }
    let kiosk = try KioskProcess(
      ["serve", "--demo", "--no-open", "--listen", "0.0.0.0:0"], environment: home.environment)
    try await kiosk.until("the start line is printed") { kiosk.messagesSoFar.contains("kiosk access") }
    #expect(!(kiosk.outputSoFar + kiosk.messagesSoFar).contains("?access="))
    let access = try await KioskProcess.run(["access"], environment: home.environment)
    #expect(access.code == 0 && access.output.contains("/?access="), "\(access)")
    // The first address works as it is printed, and not without the secret where it is no address of loopback.
    let printed = try #require(access.output.split(separator: "\n").first.map(String.init))
    let opened = try await KioskProcess(
      program: URL(fileURLWithPath: "/usr/bin/curl"), ["-s", "-o", "/dev/null", "-w", "%{http_code}", printed]
    ).ended()
    #expect(opened.output == "303", "\(opened)")
    let bare = try #require(printed.split(separator: "?").first.map(String.init))
    let stranger = try await KioskProcess(
      program: URL(fileURLWithPath: "/usr/bin/curl"), ["-s", "-o", "/dev/null", "-w", "%{http_code}", bare]
    ).ended()
    if !bare.contains("127.0.0.1") { #expect(stranger.output == "401", "\(stranger)") }
  }

  @Test func aPasswordIsKeptAsASlowHash() throws {
    let home = try Home()
    defer { home.remove() }
    let file = home.folder.appendingPathComponent("password").path
    func write(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      chmod(file, 0o600)
    }
    try write("correct horse battery\n")
    let typed = try PasswordFile(path: file).read()
    let hash = try #require(SlowHash.make("correct horse battery"))
    #expect(hash.hasPrefix("$y$"))
    #expect(SlowHash.of("correct horse battery", setting: hash) == hash)
    #expect(SlowHash.of("wrong", setting: hash) != hash)
    #expect(SlowHash.of("a\0b", setting: hash) == nil)
    try write(hash + "\n")
    let hashed = try PasswordFile(path: file).read()
    #expect(typed != hashed)
    for wrong in ["", "short\n", "$y$nonsense\n"] {
      try write(wrong)
      if wrong.count < 8 { #expect(throws: CommandFailure.self) { try PasswordFile(path: file).read() } }
    }
    try write("correct horse battery\n")
    chmod(file, 0o604)
    #expect(throws: CommandFailure.self) { try PasswordFile(path: file).read() }
  }

  @Test func aCodeIsSquareAndFramed() throws {
    let code = try #require(QRCode("http://192.0.2.7:8080/?access=0123456789abcdefghijkl"))
    #expect(code.squares.allSatisfy { $0.count == code.squares.count })
    // The mark in the corner: a dark frame around a light one around a dark square.
    #expect(code.squares[0].prefix(8) == [true, true, true, true, true, true, true, false])
    #expect(code.squares[1].prefix(8) == [true, false, false, false, false, false, true, false])
    let lines = code.lines()
    #expect(lines.count == (code.squares.count + 5) / 2)
    #expect(QRCode(String(repeating: "x", count: 5000)) == nil)
  }

  @Test(arguments: ["news.example.org", "localhost", "a-b.c:8443", "xn--bcher-kva.example"])
  func namesOfHostsAreTaken(name: String) { #expect(HostName.isOne(name)) }

  @Test(arguments: ["", "-", "a..b", "a b", "http://a", "a/b", "a:", "a:0", "a:99999", "é.example", "[::1]", "-a.b"])
  func othersAreNot(name: String) { #expect(!HostName.isOne(name)) }

  @Test func namesMayBeRepeatedOnTheCommandLine() throws {
    let words = ["serve", "--name", "a.example", "--name=b.example:8443", "--behind-proxy", "--require-secret"]
    guard case .action(.serve(let options)) = try CommandLineParser(root: KioskCommands.root).parse(words) else {
      Issue.record("no serving")
      return
    }
    #expect(options.names == ["a.example", "b.example:8443"])
    #expect(options.isBehindProxy && options.requiresSecret)
  }
}
