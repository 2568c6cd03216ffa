import Foundation
import Glibc
import Locks

/// All open connections: how many there are of each address, who is at the other end, and which of them have been sending a
/// request for too long.
final class ConnectionTable: Sendable {
  /// What names a connection while it is open.
  typealias ID = UInt

  private struct Entry {
    var socket: Int32
    var address: String
    var account: PeerAccount?
  }

  private struct State {
    var entries: [ID: Entry] = [:]
    var counts: [String: Int] = [:]
    var deadlines = ReceptionDeadlines<ID>()
  }

  private let limits: HTTPServerLimits
  private let state = Locked(State())

  init(limits: HTTPServerLimits) { self.limits = limits }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Whether one more connection of this address is taken. Addresses of this machine may be left uncounted.
  func admits(_ address: String) -> Bool {
    guard let limit = limits.connectionsPerAddress, !(limits.sparesLoopback && Self.isLocal(address)) else {
      return true
    }
    return state.withLock { ($0.counts[address] ?? 0) < limit }
  }

  /// "" is the address of a unix socket.
  private static func isLocal(_ address: String) -> Bool {
    address.isEmpty || address == "::1" || address.hasPrefix("127.")
  }

  func opened(_ id: ID, socket: Int32, address: String) {
    state.withLock { state in
      state.entries[id] = Entry(socket: socket, address: address)
      state.counts[address, default: 0] += 1
      state.deadlines.expect(id, by: Self.now() + limits.headSeconds)
    }
  }

  /// To be called before the socket is closed.
  func closed(_ id: ID) {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: id) else { return }
      state.deadlines.forget(id)
      let left = (state.counts[entry.address] ?? 1) - 1
      state.counts[entry.address] = left > 0 ? left : nil
    }
  }

  /// The head is here; the body must follow.
  func headArrived(_ id: ID) {
    state.withLock { $0.deadlines.expect(id, by: Self.now() + limits.bodySeconds) }
  }

  /// A part of the body is here. Where the client's last bytes came with the end of its stream, libmicrohttpd is told of one
  /// event for both and does not look again: what is missing then will never come.
  func bytesArrived(_ id: ID, socket: Int32) {
    var byte: UInt8 = 0
    guard recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0 else { return }
    state.withLock { $0.deadlines.expect(id, by: Self.now() + 1) }
  }

  /// The whole request is here: the client waits now.
  func requestArrived(_ id: ID) { state.withLock { $0.deadlines.forget(id) } }

  /// The answer is out; another request may come on the same connection.
  func requestEnded(_ id: ID) {
    state.withLock { state in
      guard state.entries[id] != nil else { return }
      state.deadlines.expect(id, by: Self.now() + Double(limits.idleSeconds) + limits.headSeconds)
    }
  }

  /// Who is at the other end, asked of the kernel once for each connection.
  func account(_ id: ID) -> PeerAccount {
    guard let entry = state.withLock({ $0.entries[id] }) else { return .unknown }
    if let account = entry.account { return account }
    let account = PeerAccount(ofPeerOf: entry.socket)
    state.withLock { $0.entries[id]?.account = account }
    return account
  }

  /// Ends the connections that have been sending for too long. True where others are still on their way.
  func cutOverdue() -> Bool {
    state.withLock { state in
      for id in state.deadlines.takeOverdue(now: Self.now()) {
        // The server thread sees the end of the stream and closes; until then the descriptor is this connection's.
        if let entry = state.entries[id] { shutdown(entry.socket, Int32(SHUT_RDWR)) }
      }
      return !state.deadlines.isEmpty
    }
  }
}

/// By when each connection must have sent what it is sending: a value, told the time.
struct ReceptionDeadlines<ID: Hashable> {
  private var deadlines: [ID: Double] = [:]

  var isEmpty: Bool { deadlines.isEmpty }

  mutating func expect(_ id: ID, by time: Double) { deadlines[id] = time }

  mutating func forget(_ id: ID) { deadlines[id] = nil }

  /// Those whose time is over; they are forgotten.
  mutating func takeOverdue(now: Double) -> [ID] {
    let overdue = deadlines.filter { $0.value <= now }.map(\.key)
    for id in overdue { deadlines[id] = nil }
    return overdue
  }
}
