import FaultyServer
import Foundation
import Glibc
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct AddressTests {
  static func parse(_ text: String) -> NetworkAddress? {
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: &four) { NetworkAddress($0) } }
    if inet_pton(AF_INET6, text, &six) == 1 { return withUnsafeBytes(of: &six) { NetworkAddress($0) } }
    return nil
  }

  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.9.9.9",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1",
    "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "100::1",
    "2001::1", "2001:2::1", "2001:db8::1", "2002:7f00:1::", "2002:a00:1::", "3fff::1", "fc00::1", "fd12::1", "fe80::1",
    "fec0::1", "ff02::1", "4000::1",
  ])
  func theseAreNotPublic(_ text: String) throws {
    #expect(try !#require(Self.parse(text)).isPublic)
  }

  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "126.255.255.255", "128.0.0.1",
    "169.253.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "192.167.0.1", "198.17.0.1", "198.20.0.1",
    "223.255.255.255",
    "2606:4700:4700::1111", "2a00:1450::1", "64:ff9b::8.8.8.8", "2002:808:808::", "2001:4860:4860::8888",
  ])
  func theseArePublic(_ text: String) throws {
    #expect(try #require(Self.parse(text)).isPublic)
  }

  @Test func nothingElseIsAnAddress() {
    #expect(NetworkAddress([]) == nil && NetworkAddress([1, 2, 3]) == nil)
  }

  @Test(arguments: ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "0"])
  func aTransportForThePublicDoesNotConnectToThisMachine(_ host: String) async throws {
    let server = try RawServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")] }
    defer { server.stop() }
    let transport = CurlTransport(.init(addresses: .publicOnly(trusting: [])))
    let url = address("http://\(host):\(server.port)/x")
    let outcome = await CurlTransportTests.send(
      HTTPRequest(url, timeouts: CurlTransportTests.patience), over: transport)
    #expect(outcome.error.map { [.forbidden, .unresolved].contains($0.reason) } == true, "\(outcome)")
    #expect(server.count == 0)
  }

  @Test func anOriginThatIsTrustedMayLieAnywhereAndNoOther() async throws {
    let other = try RawServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")] }
    defer { other.stop() }
    let target = other.url("/secret").absoluteString
    let server = try RawServer { head in
      head.hasPrefix("GET /away")
        ? [.send("HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")]
        : [.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")]
    }
    defer { server.stop() }
    let rule = AddressRule.publicOnly(trusting: [AddressRule.origin(of: server.url("/"))])
    let transport = RedirectingTransport(CurlTransport(.init(addresses: rule)))
    let near = await CurlTransportTests.send(HTTPRequest(server.url("/x")), over: transport)
    #expect(near.head?.status == 200)
    let away = await CurlTransportTests.send(HTTPRequest(server.url("/away")), over: transport)
    #expect(away.error?.reason == .badRedirect)
    #expect(other.count == 0)
    let error = away.error.map { ServiceError($0, url: server.url("/away")) }
    #expect(error?.sentence.hasSuffix("The server redirects to 127.0.0.1, which lies in a private network.") == true)
  }
}
