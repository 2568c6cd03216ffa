import Foundation
import JSON
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

  /// How many events it counts as. Sizes and words, of which a page with many geometry readers or texts tells hundreds when its window
  /// changes, count as one each 64.
  var weight: Int {
    let sizes = events.count {
      switch $0 {
      case .host(_, .resize, _), .host(_, .load, .array): true
      default: false
      }
    }
    return max(1, events.count - sizes + (sizes + 63) / 64)
  }

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
