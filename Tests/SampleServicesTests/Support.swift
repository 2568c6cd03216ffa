import Foundation
import HTTPServer
import Locks
import LoopbackClient
import SampleServices
import Testing

/// A clock that a test moves.
final class ManualClock: Sendable {
  private let time = Locked(Date(timeIntervalSince1970: 1_790_000_000))

  var now: Date { time.withLock { $0 } }
  func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}

/// Sample services on a free port, and questions to them. The world stands still unless its speed is set.
struct Samples: Sendable {
  let port: UInt16
  private let services: SampleServices

  init(_ adjust: (inout SampleServices.Options) -> Void = { _ in }) throws {
    var options = SampleServices.Options()
    options.speed = 0
    options.allowsControl = true
    adjust(&options)
    services = SampleServices(options)
    let addresses = try services.start()
    port = UInt16(try #require(addresses.hackerNews.port))
  }

  func stop() { services.stop() }

  func get(_ path: String, headers: [String: String] = [:]) throws -> LoopbackConnection.Response {
    try LoopbackConnection(port: port).request("GET", path, headers: headers)
  }

  func json(_ path: String) throws -> Any {
    let answer = try get(path)
    #expect(answer.status == 200, "\(path): \(answer.text.prefix(200))")
    return try JSONSerialization.jsonObject(with: answer.body, options: .fragmentsAllowed)
  }

  func object(_ path: String) throws -> [String: Any] { try #require(try json(path) as? [String: Any]) }
  func ids(_ path: String) throws -> [Int] { try #require(try json(path) as? [Int]) }
  func hits(_ path: String) throws -> [[String: Any]] { try #require(try object(path)["hits"] as? [[String: Any]]) }

  @discardableResult
  func control(_ action: String, expecting status: Int = 200) throws -> [String: Any] {
    let answer = try LoopbackConnection(port: port).request("POST", "/control/" + action, body: Data())
    #expect(answer.status == status, "\(action): \(answer.text)")
    return try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
  }

  /// Opens an event stream and reads its head.
  func stream(_ path: String) throws -> LoopbackConnection {
    let connection = try LoopbackConnection(port: port)
    try connection.sendRequest("GET", path, headers: ["Accept": "text/event-stream"])
    let head = try connection.readHead()
    #expect(head.status == 200)
    #expect(head["Content-Type"] == "text/event-stream")
    return connection
  }
}

/// What a client of the event stream knows: the first value with all puts and patches applied.
struct StreamedValue {
  private(set) var value: Any = NSNull()
  private(set) var names: [String] = []

  mutating func apply(_ text: String) throws {
    for event in text.components(separatedBy: "\n\n") where !event.isEmpty {
      let lines = event.components(separatedBy: "\n")
      let name = try #require(lines.first.flatMap { $0.hasPrefix("event: ") ? String($0.dropFirst(7)) : nil })
      let data = try #require(lines.last.flatMap { $0.hasPrefix("data: ") ? String($0.dropFirst(6)) : nil })
      names.append(name)
      guard name == "put" || name == "patch" else { continue }
      let body = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
      let path = try #require(body["path"] as? String)
      let new = try #require(body["data"])
      if name == "put" {
        set(path.split(separator: "/").map(String.init), new)
      } else {
        for (key, child) in try #require(new as? [String: Any]) {
          set(path.split(separator: "/").map(String.init) + [key], child)
        }
      }
    }
  }

  private mutating func set(_ path: [String], _ new: Any) {
    value = Self.replacing(value, path[...], new)
  }

  private static func replacing(_ old: Any, _ path: ArraySlice<String>, _ new: Any) -> Any {
    guard let key = path.first else { return new }
    // As the documentation advises: an array is a dictionary by index until it is read.
    var children: [String: Any] =
      if let array = old as? [Any] {
        Dictionary(uniqueKeysWithValues: array.enumerated().map { (String($0), $1) })
      } else {
        old as? [String: Any] ?? [:]
      }
    let child = replacing(children[key] ?? NSNull(), path.dropFirst(), new)
    children[key] = child is NSNull ? nil : child
    if old is [Any] {
      return children.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
    }
    return children
  }
}

func same(_ left: Any, _ right: Any) -> Bool { NSArray(object: left).isEqual(NSArray(object: right)) }
