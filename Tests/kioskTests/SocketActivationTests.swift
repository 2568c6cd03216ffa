import Foundation
import HTTPServer
import LoopbackClient
import Testing

/// A socket that a service manager has opened, by `LISTEN_FDS` (`sd_listen_fds(3)`), at the whole program.
@Suite(.timeLimit(.minutes(4)))
struct SocketActivationTests {
  /// A listening socket as a service manager opens it: bound before there is a program.
  private final class Manager {
    let descriptor: Int32
    let port: UInt16

    init() throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = descriptor
      let isOpen = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0 && getsockname(descriptor, $0, &size) == 0
        }
      }
      port = UInt16(bigEndian: address.sin_port)
      guard isOpen else { throw NotOpen() }
    }

    struct NotOpen: Error {}

    deinit { close(descriptor) }

    func readerComes() throws -> LoopbackConnection {
      let connection = try LoopbackConnection(port: port)
      try connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nSec-Fetch-Site: none\r\n\r\n")
      return connection
    }
  }

  @Test func theFirstReaderWaitsAtTheSocketUntilTheProgramIsThereAndSoDoesTheNextAfterAStop() async throws {
    let manager = try Manager()
    for start in 1...2 {
      let reader = try manager.readerComes()
      let kiosk = try KioskProcess(["serve", "--demo", "--no-open"], socket: manager.descriptor)
      let answer = try await Task.detached { try reader.readResponse() }.value
      #expect(answer.status == 200 && answer.text.contains("name=\"live\""), "start \(start): \(answer.status)")
      try await kiosk.until("it says where it is") { kiosk.outputSoFar.contains("127.0.0.1:\(manager.port)") }
      kiosk.send(signal: SIGTERM)
      #expect(try await kiosk.ended().code == 0)
    }
  }

  @Test func severalSocketsAreRefused() async throws {
    let manager = try Manager()
    let ended = try await KioskProcess(
      ["serve", "--demo", "--no-open"], environment: ["LISTEN_FDS": "2"], socket: manager.descriptor
    ).ended()
    #expect(ended.code == 64 && ended.messages.contains("listens on one"), "\(ended)")
  }

  @Test func whatWasHandedToAnotherProcessIsNotTaken() async throws {
    let kiosk = try KioskProcess(
      ["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"],
      environment: ["LISTEN_FDS": "1", "LISTEN_PID": "1"])
    try await kiosk.until("it listens at its own") { kiosk.outputSoFar.contains("Kiosk is at http://127.0.0.1:") }
  }
}
