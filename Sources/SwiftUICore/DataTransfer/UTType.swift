import Foundation

/// A kind of data, by its identifier. What it is a kind of is known for those named here.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A kind named here; nil for others.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let found = Self.table.first(where: { $0.value.extensions.contains(name) })?.key else { return nil }
    identifier = found
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.table.first(where: { $0.value.mime == mimeType.lowercased() })?.key else { return nil }
    identifier = found
  }

  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.table[identifier]?.mime }
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
  public var isDynamic: Bool { false }
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

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
