import Foundation
import JSON
import Networking

/// A location of the official API, kept up to date by its event stream.
struct LiveDocument: Sendable {
  private(set) var value: JSONValue?
  /// Counts the changes of `value`, so that a repeated value can be told from a repeated report.
  private(set) var revision = 0
  private(set) var connection = LiveConnection.connecting

  mutating func apply(_ signal: EventStreamSignal) {
    switch signal {
    case .open: connection = .connecting
    case .event(let event): apply(event)
    case .interrupted(let error, let delay):
      connection = .interrupted(HackerNewsError(error), nextAttemptIn: delay)
    }
  }

  /// Streaming ended for good.
  mutating func end(_ error: ServiceError?) {
    connection = .unavailable(error.map(HackerNewsError.init))
  }

  private mutating func apply(_ event: ServerSentEvent) {
    switch event.name {
    case "put", "patch":
      connection = .live
      guard let change = try? JSONDecoder().decode(Change.self, from: Data(event.data.utf8)) else { return }
      guard let path = Self.steps(change.path) else { return }
      if event.name == "put" {
        value = (value ?? .null).replacing(path, with: change.data)
      } else if case .object(let children) = change.data {
        for (key, child) in children {
          guard let keys = Self.steps(key) else { continue }
          value = (value ?? .null).replacing(path + keys, with: child)
        }
      }
      revision += 1
    case "keep-alive":
      connection = .live
    case "cancel", "auth_revoked":
      connection = .unavailable(nil)
    default: break
    }
  }

  /// The keys of a path; nil for one deeper than Firebase's databases are (32 levels), which no honest server sends.
  private static func steps(_ path: String) -> [String]? {
    let steps = path.split(separator: "/", maxSplits: 32)
    return steps.count <= 32 ? steps.map(String.init) : nil
  }

  private struct Change: Decodable {
    var path: String
    var data: JSONValue

    enum CodingKeys: String, CodingKey { case path, data }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decode(String.self, forKey: .path)
      data = try container.decodeIfPresent(JSONValue.self, forKey: .data) ?? .null
    }
  }

  /// The value read as `type`; nil before the first event and where it does not fit.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard let value, let data = try? JSONEncoder().encode(value) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}

/// How live a live value is.
package enum LiveConnection: Hashable, Sendable {
  /// The first connection is being made.
  case connecting
  /// Changes arrive as they happen.
  case live
  /// The stream is broken; the next attempt comes in so many seconds.
  case interrupted(HackerNewsError, nextAttemptIn: TimeInterval)
  /// There is no stream to be had; lists are asked for again from time to time.
  case unavailable(HackerNewsError?)

  package var isLive: Bool { self == .live }
}
