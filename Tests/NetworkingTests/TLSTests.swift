import Foundation
import Networking
import Testing

/// Certificates, against the system's `openssl s_server`; passes where there is no openssl.
@Suite(.timeLimit(.minutes(1)), .disabled(if: TLSServer.isMissing, "There is no openssl here.")) struct TLSTests {
  @Test func trustsOnlyWhomItIsToldTo() async throws {
    let server = try TLSServer()
    defer { server.stop() }
    let request = HTTPRequest(address("https://localhost:\(server.port)/"), timeouts: .init(connect: 5, firstByte: 5))
    try #require(await server.isReady())

    let stranger = await CurlTransportTests.send(request)
    #expect(stranger.error?.reason == .insecure)
    #expect(stranger.error.map { ServiceError($0, url: request.url) }?.cause == .unavailable)

    let friend = await CurlTransportTests.send(
      request, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(friend.error == nil && friend.head?.status == 200)

    let otherName = HTTPRequest(address("https://127.0.0.1:\(server.port)/"), timeouts: .init(connect: 5, firstByte: 5))
    let misnamed = await CurlTransportTests.send(
      otherName, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(misnamed.error?.reason == .insecure)
  }
}

/// `openssl s_server` with a certificate of its own for `localhost`.
final class TLSServer {
  static let tool = URL(filePath: "/usr/bin/openssl")
  static let isMissing = !FileManager.default.isExecutableFile(atPath: tool.path)

  let port: UInt16
  let certificate: URL
  private let folder: URL
  private let process = Process()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appending(path: "certificate.pem")
    let key = folder.appending(path: "key.pem")
    port = try RawServer.freePort()
    let creation = Process()
    creation.executableURL = Self.tool
    creation.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key.path,
      "-out",
      certificate.path, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
    ]
    creation.standardError = FileHandle.nullDevice
    try creation.run()
    creation.waitUntilExit()
    process.executableURL = Self.tool
    process.arguments = [
      "s_server", "-accept", "\(port)", "-cert", certificate.path, "-key", key.path, "-www", "-quiet", "-4",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Whether the server listens, asked until it does.
  func isReady() async -> Bool {
    let transport = CurlTransport()
    let request = HTTPRequest(address("http://127.0.0.1:\(port)/"), timeouts: .init(connect: 1, firstByte: 1))
    let deadline = ContinuousClock.now + .seconds(20)
    var attempts = 0
    // Also by number: beside tests that keep all threads busy, a deadline may pass after one attempt.
    while attempts < 50 || ContinuousClock.now < deadline {
      attempts += 1
      let probe = await CurlTransportTests.send(request, over: transport)
      if probe.error?.reason != .unreachable { return true }
    }
    return false
  }

  func stop() {
    // Started from a thread that blocks signals, it would not hear a polite one.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }
}
