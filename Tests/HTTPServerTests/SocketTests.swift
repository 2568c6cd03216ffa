import Foundation
import Glibc
import LoopbackClient
import Testing

@testable import HTTPServer

/// Unix sockets, and sockets that somebody else has opened.
@Suite(.timeLimit(.minutes(2))) struct SocketTests {
  private func curl(_ socket: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    process.arguments = ["-s", "--max-time", "10", "--unix-socket", socket, "http://localhost/"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func server(at path: String) throws -> HTTPServer {
    let server = HTTPServer(address: try ListenAddress("unix:\(path)"), identifiesPeers: true) { request, responder in
      responder.respond(.text("\(request.peer.isOwn) \"\(request.remoteAddress)\""))
    }
    try server.start()
    return server
  }

  @Test func aUnixSocketTellsWhoConnectsAndGoesWithItsServer() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString.prefix(8))").path
    let server = try server(at: path)
    #expect(server.boundAddress.socketPath == path)
    let text = try curl(path)
    #expect(text == "true \"\"")
    #expect(throws: HTTPServerError.portInUse(server.boundAddress)) { try self.server(at: path) }
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func theSocketOfAServerThatWasKilledIsTakenOver() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString.prefix(8))").path
    let left = try ListeningSocket(try ListenAddress("unix:\(path)"))
    left.close()
    #expect(FileManager.default.fileExists(atPath: path))
    let server = try server(at: path)
    let text = try curl(path)
    #expect(text == "true \"\"")
    server.stop()
  }

  @Test func aFileThatIsNoSocketIsLeftAlone() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString.prefix(8))")
    try Data("mine".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: HTTPServerError.self) { try self.server(at: file.path) }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func aSocketThatSomebodyElseOpenedIsServed() throws {
    let opened = try ListeningSocket(ListenAddress(host: "127.0.0.1", port: 0))
    let server = HTTPServer(
      address: ListenAddress(host: "127.0.0.1", port: 1), inheritedSocket: opened.descriptor
    ) { _, responder in responder.respond(.text("inherited")) }
    try server.start()
    #expect(server.boundAddress == opened.address)
    #expect(try LoopbackConnection(port: opened.address.port).request("GET", "/").text == "inherited")
    server.stop()
    let none = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), inheritedSocket: 0) { _, _ in }
    #expect(throws: HTTPServerError.self) { try none.start() }
  }

  @Test(arguments: ["unix:", "unix:relative", "unix:/" + String(repeating: "a", count: 108)])
  func whatIsNoPathOfASocketIsRefused(text: String) {
    #expect(throws: ListenAddress.ParseError.self) { try ListenAddress(text) }
  }

  @Test func allInterfacesOfIPv6AreThoseOfIPv4Too() throws {
    let server = HTTPServer(address: ListenAddress(host: "::", port: 0), identifiesPeers: true) { request, responder in
      responder.respond(.text("\(request.remoteAddress) \(request.peer.isOwn)"))
    }
    try server.start()
    defer { server.stop() }
    let connection = try LoopbackConnection(port: server.boundAddress.port)
    #expect(try connection.request("GET", "/").text == "127.0.0.1 true")
  }
}
