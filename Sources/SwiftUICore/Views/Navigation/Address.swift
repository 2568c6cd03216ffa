import Foundation

/// Turns pushed values and words into segments of an address and back.
enum Address {
  private static let allowed: CharacterSet = {
    var set = CharacterSet.alphanumerics
    set.insert(charactersIn: "-._~")
    return set
  }()

  /// The type's name and the value, as in `story/8863`.
  static func segment(of value: AnyHashable, typeName: String) -> String { "\(typeName)/\(text(of: value.base))" }

  /// The name of a type in an address.
  static func name(of type: Any.Type) -> String { slug("\(type)") }

  private static func text(of value: Any) -> String {
    if let text = value as? any LosslessStringConvertible { return escape(text.description) }
    if let raw = value as? any RawRepresentable, let text = raw.rawValue as? any LosslessStringConvertible {
      return escape(text.description)
    }
    if let encodable = value as? any Encodable {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      if let data = try? encoder.encode(encodable) {
        return data.base64EncodedString().replacingOccurrences(of: "/", with: "_")
          .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "=", with: "")
      }
    }
    return slug("\(value)")
  }

  /// An identity as a segment, where it is a number or a word.
  static func plainSegment(of id: AnyHashable) -> String? {
    if let text = id.base as? String { return slug(text) }
    if id.base is any BinaryInteger { return escape("\(id.base)") }
    if let id = id.base as? UUID { return id.uuidString.lowercased() }
    return nil
  }

  /// The value of a type that `text(of:)` has written, nil where it cannot be read back.
  static func value<Value: Hashable>(_ type: Value.Type, from text: String) -> Value? {
    let plain = text.removingPercentEncoding ?? text
    if let lossless = type as? any LosslessStringConvertible.Type { return lossless.init(plain) as? Value }
    if let raw = type as? any RawRepresentable.Type { return read(raw, plain) as? Value }
    guard let decodable = type as? any Decodable.Type else { return nil }
    var encoded = text.replacingOccurrences(of: "_", with: "/").replacingOccurrences(of: "-", with: "+")
    while encoded.count % 4 != 0 { encoded += "=" }
    return Data(base64Encoded: encoded).flatMap { try? JSONDecoder().decode(decodable, from: $0) } as? Value
  }

  static func reader<Value: Hashable>(of type: Value.Type) -> (String) -> AnyHashable? {
    { text in value(type, from: text).map { AnyHashable($0) } }
  }

  private static func read<Raw: RawRepresentable>(_ type: Raw.Type, _ text: String) -> Raw? {
    guard let lossless = Raw.RawValue.self as? any LosslessStringConvertible.Type else { return nil }
    return (lossless.init(text) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
  }

  private static func escape(_ text: String) -> String {
    let escaped = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return escaped.isEmpty ? "-" : escaped
  }

  /// Words as a segment: lowercase letters and digits with single dashes, at most 60.
  static func slug(_ words: String) -> String {
    var slug = ""
    for character in words.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.hasSuffix("-"), !slug.isEmpty {
        slug.append("-")
      }
      if slug.count == 60 { break }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return escape(slug.isEmpty ? "page" : slug)
  }
}
