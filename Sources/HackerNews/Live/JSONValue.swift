import Foundation

/// Any JSON, for values that change piece by piece.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let integers = try? container.decode([Int].self) {
      self = .array(integers.map(JSONValue.integer))
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// The value with `new` in the place that `path` leads to; null removes. Follows the rules of Firebase's database: an
  /// array is an object whose keys are indices, and what becomes empty is gone.
  func replacing(_ path: some Collection<String>, with new: JSONValue) -> JSONValue {
    guard let key = path.first else { return new.pruned }
    var children = self.children
    let child = (children[key] ?? .null).replacing(path.dropFirst(), with: new)
    children[key] = child == .null ? nil : child
    return JSONValue(children: children)
  }

  private var children: [String: JSONValue] {
    switch self {
    case .array(let elements):
      Dictionary(uniqueKeysWithValues: elements.enumerated().lazy.filter { $0.1 != .null }.map { (String($0), $1) })
    case .object(let children): children
    default: [:]
    }
  }

  /// An array where the keys are indices that leave out no more than half of the places, as Firebase decides it.
  private init(children: [String: JSONValue]) {
    guard !children.isEmpty else {
      self = .null
      return
    }
    let indices = children.keys.compactMap { key in Int(key).flatMap { $0 >= 0 && String($0) == key ? $0 : nil } }
    guard indices.count == children.count, let last = indices.max(), last < 2 * children.count else {
      self = .object(children)
      return
    }
    self = .array((0...last).map { children[String($0)] ?? .null })
  }

  private var pruned: JSONValue {
    switch self {
    case .array(let elements) where elements.isEmpty: .null
    case .object(let children) where children.isEmpty: .null
    default: self
    }
  }
}
