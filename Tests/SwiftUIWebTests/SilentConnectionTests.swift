import BrowserTesting
import Foundation
import Glibc
import HTTPServer
import SwiftUIElements
import Locks
import Testing

@testable import SwiftUIWeb

/// A connection that goes silent without an end, as that of a phone that changes networks.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct SilentConnectionTests {
  @Test func thePageNoticesWithinTwentySecondsAndComesBack() async throws {
    let relay = try Relay()
    defer { relay.stop() }
    let fixture = try LiveFixture(rows: 1, adjust: { $0.names = ["127.0.0.1:\(relay.port)"] })
    defer { fixture.server.stop() }
    relay.lead(to: fixture.port)
    try await withBrowser { browser in
      let page = try await browser.newPage(width: 800, height: 600)
      try await page.navigate(to: "http://127.0.0.1:\(relay.port)/")
      try await fixture.live(page)
      let session = try #require(fixture.server.store.pages.values.first)
      let stream = try #require(session.currentStream)
      // A sign of life comes while all is well, so that the page does not leave a quiet stream.
      try await Task.sleep(for: .seconds(17))
      #expect(session.currentStream === stream)
      relay.silenceAll()
      let start = ContinuousClock.now
      while session.currentStream == nil || session.currentStream === stream {
        try #require(ContinuousClock.now - start < .seconds(40), "the page waits on")
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(ContinuousClock.now - start < .seconds(20))
      // What has changed meanwhile is there.
      fixture.last.setText(fixture.last.scores[0], "77 points")
      try await page.wait(until: "document.body.innerText.includes('77 points')")
    }
  }
}

/// Passes connections on, until those that are open are silenced.
private final class Relay: Sendable {
  private struct State {
    var target: UInt16 = 0
    var generation = 0
    var isOver = false
  }

  let port: UInt16
  private let listener: Int32
  private let state = Locked(State())

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, size)
        _ = listen(listener, 64)
        _ = getsockname(listener, $0, &size)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in accept() }
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }

  func lead(to port: UInt16) { state.withLock { $0.target = port } }

  /// From now on nothing passes on the connections that are open, and none of them ends.
  func silenceAll() { state.withLock { $0.generation += 1 } }

  func stop() {
    state.withLock { $0.isOver = true }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func accept() {
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0 else { return }
      let (target, generation) = state.withLock { ($0.target, $0.generation) }
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = Self.loopback(target)
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else {
        close(client)
        close(server)
        continue
      }
      Thread.detachNewThread { [self] in pass(from: client, to: server, generation) }
      Thread.detachNewThread { [self] in pass(from: server, to: client, generation) }
    }
  }

  private func pass(from source: Int32, to target: Int32, _ generation: Int) {
    var block = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(source, &block, block.count, 0)
      guard state.withLock({ $0.generation == generation || $0.isOver }) else { return }
      guard count > 0 else {
        shutdown(target, Int32(SHUT_WR))
        return
      }
      var sent = 0
      while sent < count {
        let part = block[sent..<count].withUnsafeBytes { send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard part > 0 else { return }
        sent += part
      }
    }
  }
}
