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
    #expect(stranger.error.map { ServiceError($0, url: request.url) }?.cause == .unavailable)

    let friend = await CurlTransportTests.send(
      request, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(friend.error == nil && friend.head?.status == 200)

    let otherName = HTTPRequest(address("https://127.0.0.1:\(server.port)/"), timeouts: CurlTransportTests.patience)
    let misnamed = await CurlTransportTests.send(
      otherName, over: CurlTransport(.init(certificateAuthorityFile: server.certificate.path)))
    #expect(misnamed.error?.reason == .insecure)
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
