import Foundation
import HTTPServer
import LoopbackClient
import Testing

@Suite(.timeLimit(.minutes(4)), .serialized)
struct ServeEndToEndTests {
  /// The address of the start line.
  private func address(_ kiosk: KioskProcess, _ start: String) -> URL? {
    let lines = kiosk.outputSoFar.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let line = lines.first(where: { $0.hasPrefix(start) }) else { return nil }
    return URL(string: String(line.dropFirst(start.count)).trimmingCharacters(in: .whitespaces))
  }

  private func page(_ address: URL) throws -> LoopbackConnection.Response {
    let connection = try LoopbackConnection(port: UInt16(address.port ?? 0))
    defer { connection.close() }
    return try connection.request("GET", "/", headers: ["Host": "\(address.host() ?? ""):\(address.port ?? 0)"])
  }

  @Test func samplesAnnounceTheirAddressesAndStopWhenInterrupted() async throws {
    let samples = try KioskProcess(["samples", "--listen", "127.0.0.1:0", "--control", "--speed", "0"])
    try await samples.until("the addresses are printed") { samples.outputSoFar.contains("export KIOSK_HN_SEARCH_URL=") }
    let exports = samples.outputSoFar.split(separator: "\n").filter { $0.hasPrefix("export ") }.map { line in
      line.dropFirst("export ".count).split(separator: "=", maxSplits: 1).map(String.init)
    }
    let environment = Dictionary(uniqueKeysWithValues: exports.map { ($0[0], $0[1]) })
    let list = try await KioskProcess.run(["hn", "top", "--limit", "2", "--plain"], environment: environment)
    #expect(list.code == 0, "\(list)")
    #expect(list.output.split(separator: "\n").count == 2)
    samples.send(signal: SIGINT)
    #expect(try await samples.ended().code == 0)
  }

  @Test func aPortInUseIsNamedWithTheWayOut() async throws {
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in responder.abort() }
    try server.start()
    defer { server.stop() }
    for command in ["samples", "serve"] {
      let ended = try await KioskProcess.run([command, "--listen", server.boundAddress.description])
      #expect(ended.code == 69)
      #expect(ended.messages.contains("\(server.boundAddress) is in use"), "\(ended)")
      #expect(ended.messages.contains("kiosk \(command) --listen 127.0.0.1:0"), "\(ended)")
    }
  }

  @Test func demoShowsSamplesAndSaysSo() async throws {
    let kiosk = try KioskProcess(["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"])
    try await kiosk.until("the start line is printed") { address(kiosk, "Kiosk is at ") != nil }
    let answer = try page(try #require(address(kiosk, "Kiosk is at ")))
    #expect(answer.status == 200)
    #expect(answer.text.contains("Hacker News"))
    kiosk.send(signal: SIGTERM)
    #expect(try await kiosk.ended().code == 0)
  }

  @Test func withoutTheNetworkSamplesStandInUntilTheServiceIsThere() async throws {
    // A port that is free now, and where the services appear later.
    let world = try SampleWorld()
    let port = URL(string: world.environment["KIOSK_HN_URL"] ?? "")?.port ?? 0
    world.stop()
    let kiosk = try KioskProcess(["--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
    try await kiosk.until("the start line is printed") { address(kiosk, "Kiosk is at ") != nil }
    try await kiosk.until("it says what it shows") { kiosk.messagesSoFar.contains("Showing samples") }
    #expect(kiosk.messagesSoFar.contains("127.0.0.1:\(port) cannot be reached."))
    let home = try #require(address(kiosk, "Kiosk is at "))
    try await kiosk.until("the page says so") { try page(home).text.contains("invented samples") }
    let back = try SampleWorld { $0.listen = ListenAddress(host: "127.0.0.1", port: UInt16(port)) }
    defer { back.stop() }
    try await kiosk.until("it changes over") { kiosk.messagesSoFar.contains("Showing live stories") }
    try await kiosk.until("the page no longer says so") { try !page(home).text.contains("invented samples") }
    kiosk.send(signal: SIGINT)
    #expect(try await kiosk.ended().code == 0)
  }

  @Test func theDoctorReportsOnServicesThatAnswer() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let healthy = try await KioskProcess.run(["doctor", "--json"], environment: world.environment)
    #expect(healthy.code == 0, "\(healthy)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(healthy.output.utf8)) as? [String: Any])
    #expect(report["healthy"] as? Bool == true)
    try world.make("fail", ["service": "search", "status": 500])
    let limping = try await KioskProcess.run(["doctor"], environment: world.environment)
    #expect(limping.code == 0, "\(limping)")
    #expect(limping.output.contains("warn HN search"), "\(limping)")
    try world.make("fail", ["service": "official", "status": 500])
    let ill = try await KioskProcess.run(["doctor"], environment: world.environment)
    #expect(ill.code == 69)
    #expect(ill.output.contains("fail Hacker News"), "\(ill)")
  }

  @Test func theDoctorNamesAWrongVariable() async throws {
    let ended = try await KioskProcess.run(["doctor"], environment: ["KIOSK_HN_URL": "nowhere"])
    #expect(ended.code == 69)
    #expect(ended.output.contains("KIOSK_HN_URL must be"), "\(ended)")
  }
}
