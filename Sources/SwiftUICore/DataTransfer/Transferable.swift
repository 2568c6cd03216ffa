import Foundation

/// A value that can be dragged, copied and shared. A type says how by its representations.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to turn a value into bytes and back.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// The kinds of data that this way writes and reads.
  var _kinds: _TransferKinds { get }
  /// The value as bytes of a kind; nil where this way does not write those.
  func _export(_ item: Item, as kind: UTType) async throws -> Data?
  /// The value of bytes of a kind; nil where this way does not read them.
  func _import(_ data: Data, _ kind: UTType) async throws -> Item?
}

/// The kinds of data that a value is written as, the best first, and read from.
public struct _TransferKinds: Sendable {
  let exported: [UTType]
  let imported: [UTType]

  init(exported: [UTType] = [], imported: [UTType] = []) {
    self.exported = exported
    self.imported = imported
  }

  init(_ kind: UTType, isExported: Bool, isImported: Bool) {
    self.init(exported: isExported ? [kind] : [], imported: isImported ? [kind] : [])
  }
}

/// JSON, or whatever the coder makes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  let kind: UTType

  /// JSON that is of this kind.
  public init(contentType: UTType) { kind = contentType }
  /// JSON that is of this kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { kind = contentType }

  public var _kinds: _TransferKinds { _TransferKinds(kind, isExported: true, isImported: true) }

  public func _export(_ item: Item, as kind: UTType) async throws -> Data? {
    kind == self.kind ? try JSONEncoder().encode(item) : nil
  }

  public func _import(_ data: Data, _ kind: UTType) async throws -> Item? {
    kind.conforms(to: self.kind) ? try JSONDecoder().decode(Item.self, from: data) : nil
  }
}

/// Bytes that the type makes and reads itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  let kind: UTType
  let write: (@Sendable (Item) async throws -> Data)?
  let read: (@Sendable (Data) async throws -> Item)?

  /// Bytes of a kind, written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { (kind, write, read) = (contentType, exporting, importing) }

  /// Bytes of a kind, written alone.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    (kind, write, read) = (exportedContentType, exporting, nil)
  }

  /// Bytes of a kind, read alone.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    (kind, write, read) = (importedContentType, nil, importing)
  }

  public var _kinds: _TransferKinds { _TransferKinds(kind, isExported: write != nil, isImported: read != nil) }

  public func _export(_ item: Item, as kind: UTType) async throws -> Data? {
    guard let write, kind == self.kind else { return nil }
    return try await write(item)
  }

  public func _import(_ data: Data, _ kind: UTType) async throws -> Item? {
    guard let read, kind.conforms(to: self.kind) else { return nil }
    return try await read(data)
  }
}

/// Another transferable value that stands for this one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  let write: (@Sendable (Item) async throws -> Proxy)?
  let read: (@Sendable (Proxy) async throws -> Item)?

  /// Another value, made and taken.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { (write, read) = (exporting, importing) }

  /// Another value, made alone.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { (write, read) = (exporting, nil) }
  /// Another value, taken alone.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { (write, read) = (nil, importing) }

  public var _kinds: _TransferKinds {
    let kinds = Proxy.transferRepresentation._kinds
    return _TransferKinds(exported: write == nil ? [] : kinds.exported, imported: read == nil ? [] : kinds.imported)
  }

  public func _export(_ item: Item, as kind: UTType) async throws -> Data? {
    guard let write, _kinds.exported.contains(kind) else { return nil }
    return try await Transfer.data(of: write(item), as: kind)
  }

  public func _import(_ data: Data, _ kind: UTType) async throws -> Item? {
    guard let read, let proxy = try await Transfer.value(Proxy.self, of: data, kind) else { return nil }
    return try await read(proxy)
  }
}

/// A file that the type writes and reads.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  let kind: UTType
  let write: (@Sendable (Item) async throws -> SentTransferredFile)?
  let read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// A file of a kind, written and read; opening in place has no effect.
  /// The file that is read is gone when the closure has returned.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (kind, write, read) = (contentType, exporting, importing) }

  /// A file of a kind, written alone.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { (kind, write, read) = (exportedContentType, exporting, nil) }

  /// A file of a kind, read alone; it is gone when the closure has returned.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (kind, write, read) = (importedContentType, nil, importing) }

  public var _kinds: _TransferKinds { _TransferKinds(kind, isExported: write != nil, isImported: read != nil) }

  public func _export(_ item: Item, as kind: UTType) async throws -> Data? {
    guard let write, kind == self.kind else { return nil }
    return try Data(contentsOf: try await write(item).file)
  }

  public func _import(_ data: Data, _ kind: UTType) async throws -> Item? {
    guard let read, kind.conforms(to: self.kind) else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .appendingPathExtension(self.kind.preferredFilenameExtension ?? "data")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// A file to hand on; access to the original has no effect, since its bytes are copied.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that has been handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is, until the closure that is given it returns.
  public let file: URL
  /// Always false: what is handed over is a copy.
  public let isOriginalFile: Bool
}

/// The ways of a type in order; the first that can is taken.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
  let ways: [any TransferRepresentation<Item>]

  public var _kinds: _TransferKinds {
    let kinds = ways.map(\._kinds)
    return _TransferKinds(exported: kinds.flatMap(\.exported), imported: kinds.flatMap(\.imported))
  }

  public func _export(_ item: Item, as kind: UTType) async throws -> Data? {
    for way in ways { if let data = try await way._export(item, as: kind) { return data } }
    return nil
  }

  public func _import(_ data: Data, _ kind: UTType) async throws -> Item? {
    for way in ways { if let item = try await way._import(data, kind) { return item } }
    return nil
  }
}

/// Puts the ways of a type together, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<Way: TransferRepresentation>(_ way: Way) -> Way where Way.Item == Item { way }
  /// The first way of a block.
  public static func buildPartialBlock<Way: TransferRepresentation>(first: Way) -> Way where Way.Item == Item { first }

  /// The ways before, and one more.
  public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: Before, next: Next
  ) -> _TransferRepresentations<Item> where Before.Item == Item, Next.Item == Item {
    _TransferRepresentations(ways: [accumulated, next])
  }
}

/// Values to bytes and back.
enum Transfer {
  static func kinds<Item: Transferable>(of type: Item.Type) -> _TransferKinds { Item.transferRepresentation._kinds }

  /// The value as bytes of a kind; nil where its type does not write those.
  static func data<Item: Transferable>(of item: Item, as kind: UTType) async throws -> Data? {
    func export<Way: TransferRepresentation>(_ way: Way) async throws -> Data? {
      guard let item = item as? Way.Item else { return nil }
      return try await way._export(item, as: kind)
    }
    return try await export(Item.transferRepresentation)
  }

  /// The value as bytes of the best of its kinds; nil where its type writes none.
  static func export<Item: Transferable>(_ item: Item) async throws -> (kind: UTType, data: Data)? {
    guard let kind = kinds(of: Item.self).exported.first, let data = try await data(of: item, as: kind) else {
      return nil
    }
    return (kind, data)
  }

  static func value<Item: Transferable>(_ type: Item.Type, of data: Data, _ kind: UTType) async throws -> Item? {
    try await Item.transferRepresentation._import(data, kind) as? Item
  }
}
