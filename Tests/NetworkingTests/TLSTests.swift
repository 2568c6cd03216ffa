import FaultyServer
import Foundation
import Networking
import Testing

/// Certificates, against the system's `openssl s_server`.
@Suite(.timeLimit(.minutes(4))) struct TLSTests {
  @Test func trustsOnlyWhomItIsToldTo() async throws {
    let server = try TLSServer()
    defer { server.stop() }
    let request = HTTPRequest(address("https://localhost:\(server.port)/"), timeouts: CurlTransportTests.patience)
    try #require(server.isReady())

    let stranger = await CurlTransportTests.send(request)
    #expect(stranger.error?.reason == .insecure)
    let told = stranger.error.map { ServiceError($0, url: request.url) }
    #expect(told?.cause == .unavailable && told?.hint?.contains("KIOSK_CA_FILE") == true, "\(told?.hint ?? "")")

    let friend = await CurlTransportTests.send(
      request, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(friend.error == nil && friend.head?.status == 200)

    let otherName = HTTPRequest(address("https://127.0.0.1:\(server.port)/"), timeouts: CurlTransportTests.patience)
    let misnamed = await CurlTransportTests.send(
      otherName, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(misnamed.error?.reason == .insecure)
  }

  @Test func aFileOfAuthoritiesThatIsMissingIsNamed() async throws {
    let server = try TLSServer()
    defer { server.stop() }
    try #require(server.isReady())
    let request = HTTPRequest(address("https://localhost:\(server.port)/"), timeouts: CurlTransportTests.patience)
    let outcome = await CurlTransportTests.send(
      request, over: CurlTransport(.init(certificateAuthorityFile: "/nowhere/authorities.pem")))
    let hint = outcome.error.flatMap { ServiceError($0, url: request.url).hint } ?? ""
    #expect(hint.contains("/nowhere/authorities.pem") && hint.contains("KIOSK_CA_FILE"), "\(hint)")
  }

  @Test func httpAndTLSTakenForEachOtherAreTold() async throws {
    // What a server that speaks TLS says to a plain request: an alert, "unexpected message".
    let server = try RawServer { _ in [.bytes([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x0A])] }
    defer { server.stop() }
    let plain = HTTPRequest(address("http://localhost:\(server.port)/"), timeouts: CurlTransportTests.patience)
    let error = try #require(await CurlTransportTests.send(plain).error)
    let told = ServiceError(error, url: plain.url)
    #expect(told == .notHTTP(url: plain.url) && told.hint?.contains("https://") == true, "\(told)")
    let refused = ServiceError.insecure(url: plain.url, detail: "error:0A00010B:SSL routines::wrong version number")
    #expect(refused.hint?.contains("http://") == true)
  }

  @Test func doesNotTrustACertificateThatHasExpired() async throws {
    let server = try TLSServer(isExpired: true)
    defer { server.stop() }
    try #require(server.isReady())
    let request = HTTPRequest(address("https://localhost:\(server.port)/"), timeouts: CurlTransportTests.patience)
    let outcome = await CurlTransportTests.send(
      request, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(outcome.error?.reason == .insecure)
    let error = outcome.error.map { ServiceError($0, url: request.url) }
    #expect(error?.sentence == "There is no secure connection to localhost:\(server.port).")
    #expect(error?.hint?.contains("expired") == true, "\(error?.hint ?? "")")
  }
}
