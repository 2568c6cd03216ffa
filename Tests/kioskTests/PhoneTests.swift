import Foundation
import KioskRunning
import Testing

/// Another machine, played by a network namespace of its own, which only root can make.
@Suite(.serialized, .timeLimit(.minutes(8)))
struct PhoneTests {
  private static let canMakeOne = geteuid() == 0 && Phone.canBeMade

  /// A second machine at the other end of a wire.
  private final class Phone {
    let name: String
    private let ours: String
    let address: String

    static var canBeMade: Bool {
      guard let phone = try? Phone() else { return false }
      return (try? phone.run(["/bin/true"]).code) == 0
    }

    init() throws {
      let number = Int.random(in: 1...250)
      name = "kiosk-phone-\(getpid())-\(number)"
      ours = "kph\(getpid() % 100_000)x\(number)"
      address = "10.213.\(number).1"
      for words in [
        ["netns", "add", name], ["link", "add", ours, "type", "veth", "peer", "name", "wire", "netns", name],
        ["addr", "add", "\(address)/30", "dev", ours], ["link", "set", ours, "up"],
        ["-n", name, "addr", "add", "10.213.\(number).2/30", "dev", "wire"], ["-n", name, "link", "set", "wire", "up"],
      ] {
        guard try Self.ip(words).code == 0 else { throw NotMade() }
      }
    }

    deinit {
      _ = try? Self.ip(["link", "del", ours])
      _ = try? Self.ip(["netns", "del", name])
    }

    struct NotMade: Error {}

    func run(_ words: [String]) throws -> (code: Int32, output: String) {
      try Self.ip(["netns", "exec", name] + words)
    }

    private static func ip(_ words: [String]) throws -> (code: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/sbin/ip")
      process.arguments = words
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
  }

  @Test(.enabled(if: canMakeOne, "a second network namespace can be made by root only"))
  func aPhoneComesInByThePrintedAddressAndStaysSignedInOverTenRestarts() async throws {
    let phone = try Phone()
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let environment = world.environment.merging(["HOME": home.path, "XDG_STATE_HOME": home.path]) { $1 }
    let jar = home.appendingPathComponent("cookies").path
    func visit(_ address: String) throws -> (status: String, page: String) {
      let output = try phone.run([
        "/usr/bin/curl", "-s", "-L", "--max-time", "60", "-b", jar, "-c", jar, "-w", "\n%{http_code}", address,
      ]).output
      let end = output.lastIndex(of: "\n") ?? output.startIndex
      return (String(output[end...].dropFirst()), String(output[..<end]))
    }
    func start(_ listen: String) async throws -> KioskProcess {
      let kiosk = try KioskProcess(["serve", "--no-open", "--listen", listen], environment: environment)
      try await kiosk.until("it says where it is", within: 60) { kiosk.outputSoFar.contains("Kiosk is at") }
      return kiosk
    }

    var kiosk = try await start("0.0.0.0:0")
    let access = try await KioskProcess.run(["access"], environment: environment, within: 60).output
    let printed = try #require(
      access.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://\(phone.address):") }.map(String.init))
    let bare = String(printed.prefix { $0 != "?" })
    let port = try #require(bare.dropFirst("http://\(phone.address):".count).split(separator: "/").first)
    // Without the secret: the quiet page.
    let stranger = try visit(bare)
    #expect(stranger.status == "401" && stranger.page.contains("name=\"secret\""), "\(stranger)")
    let first = try visit(printed)
    #expect(first.status == "200" && first.page.contains("name=\"live\""), "\(first.status)")
    for restart in 1...10 {
      kiosk.send(signal: SIGTERM)
      _ = try await kiosk.ended(within: 60)
      kiosk = try await start("0.0.0.0:\(port)")
      let again = try visit(bare)
      #expect(again.status == "200" && again.page.contains("name=\"live\""), "restart \(restart): \(again.status)")
    }
    kiosk.send(signal: SIGKILL)
  }
}
