import Foundation

extension NavigationPath {
  /// The path as something that can be written down; nil where a value of it cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// The path that was written down.
  public init(_ codable: CodableRepresentation) { self.init(values: codable.values) }

  /// A path as pairs of type and value, both as text, the last page first, as Apple writes it.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type of this program that a path can hold.")
        }
        values.append(try Self.value(type, from: text))
      }
      self.values = values.reversed()
    }

    private static func value<Value: Decodable & Hashable>(_ type: Value.Type, from text: String) throws -> AnyHashable
    {
      AnyHashable(try JSONDecoder().decode(Value.self, from: Data(text.utf8)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
          throw EncodingError.invalidValue(
            value.base,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "\(type(of: value.base)) cannot be written down."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }
}
