import Foundation
import SwiftUIElements

/// What a page sends up: `{"t": token, "s": last frame it has, "n": number of the first event, "e": [[id, kind, value]…]}`.
struct EventBatch: Decodable, Equatable {
  enum Event: Equatable {
    case host(NodeID, EventKind, JSONValue)
    /// The reader went to an address of the app by the browser's own means.
    case navigation(path: String)
    case traits(ClientTraits)
  }

  var token: String
  var frame: UInt64
  var first: UInt64
  var events: [Event]

  private enum CodingKeys: String, CodingKey {
    case token = "t"
    case frame = "s"
    case first = "n"
    case events = "e"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    token = try container.decode(String.self, forKey: .token)
    frame = try container.decodeIfPresent(PageCount.self, forKey: .frame)?.value ?? 0
    first = try container.decode(PageCount.self, forKey: .first).value
    events = try container.decode([EventForm].self, forKey: .events).map(\.event)
  }

  private struct EventForm: Decodable {
    var event: Event

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let id = try list.decode(UInt64.self)
      if let name = try? list.decode(String.self) {
        switch name {
        case "go": event = .navigation(path: try list.decode(String.self))
        case "env": event = .traits(try list.decode(ClientTraits.self))
        default: throw DecodingError.dataCorruptedError(in: list, debugDescription: "unknown event")
        }
        return
      }
      guard let kind = EventKind(rawValue: try list.decode(UInt8.self)) else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "unknown kind")
      }
      event = .host(NodeID(rawValue: id), kind, list.isAtEnd ? .null : try list.decode(JSONValue.self))
    }
  }
}

/// What a page opens its stream with: `{"t": token, "s": last frame it has, "u": why it could not read the next, …traits}`.
struct StreamRequest: Decodable, Equatable {
  var token: String
  var frame: UInt64
  /// Why the page could not show the frame after `frame`, in the browser's words; nil where all is well.
  var unreadable: String?
  var traits: ClientTraits

  private enum CodingKeys: String, CodingKey {
    case token = "t"
    case frame = "s"
    case unreadable = "u"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    token = try container.decode(String.self, forKey: .token)
    frame = try container.decode(PageCount.self, forKey: .frame).value
    unreadable = try container.decodeIfPresent(String.self, forKey: .unreadable)
    traits = try ClientTraits(from: decoder)
  }
}

/// A number of frames or events. A page's script counts exactly up to 2^53 - 1; what is larger comes from no page of ours.
private struct PageCount: Decodable {
  var value: UInt64

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(UInt64.self)
    guard value < 1 << 53 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "larger than a page counts")
    }
  }
}

/// What a browser tells of its surroundings.
struct ClientTraits: Decodable, Equatable {
  var width: Double?
  var height: Double?
  var isDark: Bool?
  var prefersReducedMotion: Bool?
  var language: String?
  var timeZone: String?

  private enum CodingKeys: String, CodingKey {
    case width = "w"
    case height = "h"
    case isDark = "d"
    case prefersReducedMotion = "m"
    case language = "l"
    case timeZone = "z"
  }

  /// `traits` with what is told here, as far as it makes sense.
  func applied(to traits: HostTraits) -> HostTraits {
    var result = traits
    if let width, let height, (1...100_000).contains(width), (1...100_000).contains(height) {
      result.viewport = Size(width: width, height: height)
    }
    if let isDark { result.appearance = isDark ? .dark : .light }
    if let prefersReducedMotion { result.prefersReducedMotion = prefersReducedMotion }
    if let zone = timeZone.flatMap(Self.zone), zone != traits.timeZone { result.timeZone = zone }
    return result
  }

  private static func zone(_ name: String) -> TimeZone? {
    // Names become paths of the zone database.
    let isName =
      name.utf8.count <= 64 && !name.contains("..")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "+"):
          true
        default: false
        }
      }
    return isName && !name.hasPrefix("/") ? TimeZone(identifier: name) : nil
  }
}

/// Any JSON value.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else if let value = try? single.decode(String.self) {
      self = .text(value)
    } else {
      self = .list(try single.decode([JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The event value that `kind` has on an element of `role`; nil where this is none.
  func eventValue(_ kind: EventKind, _ role: Role) -> EventValue? {
    switch (kind, self) {
    case (.press, .null), (.doublePress, .null), (.longPress, .null), (.submit, .null), (.dismiss, .null),
      (.refresh, .null):
      return EventValue.none
    case (.focus, .bool(let value)), (.visible, .bool(let value)), (.hover, .bool(let value)),
      (.pressing, .bool(let value)), (.load, .bool(let value)):
      return .bool(value)
    case (.key, .text(let key)):
      return key.utf8.count <= 64 ? .text(key) : nil
    case (.resize, .list(let parts)):
      guard let numbers = Self.lengths(parts), numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      return .size(Size(width: numbers[0], height: numbers[1]))
    case (.drag, .list(let parts)):
      guard parts.count == 5, let numbers = Self.lengths(Array(parts.prefix(4))), case .bool(let ended) = parts[4]
      else {
        return nil
      }
      return .drag(
        start: Point(x: numbers[0], y: numbers[1]), location: Point(x: numbers[2], y: numbers[3]), hasEnded: ended)
    case (.change, let value):
      return value.change(of: role)
    default:
      return nil
    }
  }

  private func change(of role: Role) -> EventValue? {
    switch (role, self) {
    case (.field, .text(let text)): .text(text)
    case (.toggle, .bool(let isOn)): .bool(isOn)
    case (.slider(_, let range, _), .number(let number)) where number.isFinite:
      .number(min(max(number, range.lowerBound), range.upperBound))
    case (.picker, .number(let number)), (.tabs, .number(let number)), (.stepper, .number(let number)),
      (.list, .number(let number)), (.row, .number(let number)):
      // Indices of things that are there: far from where arithmetic ends.
      Int32(exactly: number).map { .index(Int($0)) }
    default: nil
    }
  }

  /// Places and sizes in points, as far out as pages reach.
  private static func lengths(_ parts: [JSONValue]) -> [Double]? {
    var lengths: [Double] = []
    for part in parts {
      guard case .number(let length) = part, abs(length) <= 100_000_000 else { return nil }
      lengths.append(length)
    }
    return lengths
  }
}
