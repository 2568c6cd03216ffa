import Foundation

/// A kind of data, by its identifier. What it is a kind of is known for those named here.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the kind, such as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A kind named here; nil for others.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A kind that others declare; what it conforms to is not kept.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A kind that the app declares; what it conforms to is not kept.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The kind of files with an ending, in small or capital letters; nil where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let found = Self.table.first(where: { $0.value.extensions.contains(name) })?.key else { return nil }
    identifier = found
  }

  /// The kind of a media type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.table.first(where: { $0.value.mime == mimeType.lowercased() })?.key else { return nil }
    identifier = found
  }

  /// The usual ending of files, without a dot; nil where there is none.
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  /// The media type; nil where there is none.
  public var preferredMIMEType: String? { Self.table[identifier]?.mime }
  /// The ending in capitals with the word "file"; nil without an ending.
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
  /// Always false: kinds are not made up for endings.
  public var isDynamic: Bool { false }
  /// Whether it is one of the kinds named here.
  public var isDeclared: Bool { Self.table[identifier] != nil }

  /// All kinds that this is one of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = Self.table[identifier]?.parents ?? []
    while let parent = next.popLast() {
      if found.insert(UTType(known: parent)).inserted { next += Self.table[parent]?.parents ?? [] }
    }
    return found
  }

  /// Whether it is this kind, or one of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is one of this kind, and not this kind itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether the other is one of this kind.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
