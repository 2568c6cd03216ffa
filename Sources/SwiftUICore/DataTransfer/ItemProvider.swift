import Foundation
import Locks
import UIKit

/// Something dragged, pasted or chosen, which is read when it is asked for: bytes of one kind or of several.
public final class NSItemProvider: NSObject, Sendable {
  /// One way to have it.
  struct Representation: Sendable {
    let kind: UTType
    let load: @Sendable () async throws -> Data
  }

  private struct Contents {
    var representations: [Representation] = []
    var name: String?
    /// A file of the person's that it stands for.
    var file: HostFile?
  }

  private let state: Locked<Contents>
  /// What the program itself has put into it.
  let value: Unchecked<Any?>

  /// A name for the file that it becomes; of a file, its own.
  public var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  init(_ representations: [Representation], value: Any? = nil, name: String? = nil, file: HostFile? = nil) {
    state = Locked(Contents(representations: representations, name: name, file: file))
    self.value = Unchecked(value)
  }

  /// A provider that holds nothing.
  public override convenience init() { self.init([]) }
  /// A text.
  public convenience init(object: NSString) { self.init(text: object as String) }
  /// An address, which is a text as well.
  public convenience init(object: NSURL) { self.init(address: object as URL) }
  /// A picture, written as PNG when it is asked for.
  public convenience init(object: UIImage) {
    let picture = Representation(kind: .png) {
      guard let data = object.pngData() else { throw CocoaError(.coderInvalidValue) }
      return data
    }
    self.init([picture], value: object)
  }

  /// A file, read when it is asked for; nil without an address.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(file: HostFile(url: fileURL))
  }

  /// A text, an address or data, of the kind that is named; anything else holds nothing.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    switch item {
    case let text as NSString: self.init(text: text as String, kind: typeIdentifier.map { UTType(known: $0) })
    case let address as NSURL: self.init(address: address as URL)
    case let data as NSData:
      let data = data as Data
      self.init([Representation(kind: typeIdentifier.map { UTType(known: $0) } ?? .data) { data }])
    default: self.init([])
    }
  }

  convenience init(text: String, kind: UTType? = nil) {
    self.init([Representation(kind: kind ?? .utf8PlainText) { Data(text.utf8) }], value: text)
  }

  /// An address is a text as well.
  convenience init(address: URL) {
    let text = address.absoluteString
    self.init(
      [UTType.url, .utf8PlainText].map { kind in Representation(kind: kind) { Data(text.utf8) } }, value: address)
  }

  convenience init(file: HostFile) {
    let kind = UTType(filenameExtension: file.url.pathExtension) ?? .data
    self.init(
      [
        Representation(kind: kind) { try Data(contentsOf: file.url, options: .mappedIfSafe) },
        Representation(kind: .fileURL) { Data(file.url.absoluteString.utf8) },
      ], name: file.url.lastPathComponent, file: file)
  }

  convenience init<Item: Transferable>(transferable item: Item) {
    let held = Unchecked(item)
    let representations = Transfer.kinds(of: Item.self).exported.map { kind in
      Representation(kind: kind) {
        guard let data = try await Transfer.data(of: held.value, as: kind) else {
          throw CocoaError(.coderValueNotFound)
        }
        return data
      }
    }
    self.init(representations, value: item)
  }

  // MARK: What it has

  var representations: [Representation] { state.withLock { $0.representations } }

  /// The kinds that it can be had as, by their names.
  public var registeredTypeIdentifiers: [String] { representations.map(\.kind.identifier) }
  /// The kinds that it can be had as.
  public var registeredContentTypes: [UTType] { representations.map(\.kind) }

  /// Whether it can be had as this kind, or one that is of this kind.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: UTType(known: typeIdentifier)) != nil
  }

  /// Those of its kinds that are of this kind.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  func holds(_ kinds: [UTType]) -> Bool { kinds.contains { representation(of: $0) != nil } }

  private func representation(of kind: UTType) -> Representation? {
    representations.first { $0.kind.conforms(to: kind) }
  }

  /// Whether it can be had as an object of the class.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    value.value is T || holds(T._readableKinds)
  }

  /// Whether it can be had as a value of Swift's that stands for a class of Foundation's, such as `String` and `URL`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { value.value is T || canLoadObject(ofClass: T._ObjectiveCType.self) }

  // MARK: Putting in

  /// Adds a text; the visibility has no effect.
  public func registerObject(_ object: NSString, visibility: NSItemProviderRepresentationVisibility = .all) {
    let text = object as String
    add(Representation(kind: .utf8PlainText) { Data(text.utf8) })
  }

  /// With the kind by its name.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(for: UTType(known: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds bytes of a kind, which the handler gives when they are asked for; its first answer counts.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(kind: contentType) {
        try await withCheckedThrowingContinuation { continuation in
          let answer = OneAnswer(continuation)
          _ = loadHandler { data, error in answer.give(data, error) }
        }
      })
  }

  /// Adds a value in all forms that its type has; the value is made when it is asked for.
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for kind in Transfer.kinds(of: T.self).exported {
      add(
        Representation(kind: kind) {
          guard let data = try await Transfer.data(of: transferable(), as: kind) else {
            throw CocoaError(.coderValueNotFound)
          }
          return data
        })
    }
  }

  private func add(_ representation: Representation) { state.withLock { $0.representations.append(representation) } }

  // MARK: Taking out

  /// Calls `completionHandler` on another thread, as Apple's does.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    if let value = value.value as? T {
      let tell = Unchecked({ completionHandler(value, nil) })
      DispatchQueue.global().async { tell.value() }
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
    let tell = Unchecked({ (object: T._ObjectiveCType?, error: (any Error)?) in
      completionHandler(object.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    })
    return loadObject(ofClass: T._ObjectiveCType.self) { tell.value($0, $1) }
  }

  /// Calls `completionHandler` on another thread, as Apple's does.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    deliver(completionHandler) { [self] in
      if let value = value.value as? T { return Unchecked(value) }
      for kind in T._readableKinds {
        guard let found = representation(of: kind) else { continue }
        if let value = T._value(of: try await found.load(), found.kind) { return Unchecked(value) }
      }
      throw CocoaError(.coderValueNotFound)
    }
  }

  /// With the kind by its name.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadDataRepresentation(for: UTType(known: typeIdentifier), completionHandler: completionHandler) }

  /// Reads bytes of a kind; the closure runs on another thread.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { deliver(completionHandler) { [self] in Unchecked(try await data(contentType)) } }

  /// The file is gone when `completionHandler` has returned.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    deliver(completionHandler) { [self] in
      if let file = state.withLock({ $0.file }) { return Unchecked(file.url) }
      let kind = UTType(known: typeIdentifier)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .appendingPathExtension(kind.preferredFilenameExtension ?? "data")
      try await data(kind).write(to: file)
      return Unchecked(file)
    } after: { [self] file in
      if file != state.withLock({ $0.file?.url }) { try? FileManager.default.removeItem(at: file) }
    }
  }

  /// A text, an address or data, by what is asked for.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    deliver {
      completionHandler?($0, $1)
    } work: { [self] in
      let kind = UTType(known: typeIdentifier)
      let data = try await data(kind)
      if kind.conforms(to: .url), let address = URL(string: String(decoding: data, as: UTF8.self)) {
        return Unchecked(address as Any)
      }
      return Unchecked(kind.conforms(to: .text) ? String(decoding: data, as: UTF8.self) : data)
    }
  }

  /// Reads a value of a type; the closure runs on another thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    deliver { (value: T?, error) in
      completionHandler(value.map(Result.success) ?? .failure(error ?? CocoaError(.coderValueNotFound)))
    } work: { [self] in
      Unchecked(try await transferred(T.self))
    }
  }

  /// Whether it can be had as a value of this type.
  func holds<T: Transferable>(_ type: T.Type) -> Bool { value.value is T || holds(Transfer.kinds(of: T.self).imported) }

  func transferred<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value.value as? T { return value }
    for kind in Transfer.kinds(of: T.self).imported {
      guard let found = representation(of: kind) else { continue }
      if let value = try await Transfer.value(T.self, of: try await found.load(), found.kind) { return value }
    }
    throw CocoaError(.coderValueNotFound)
  }

  private func data(_ kind: UTType) async throws -> Data {
    guard let found = representation(of: kind) else { throw CocoaError(.coderValueNotFound) }
    return try await found.load()
  }

  @discardableResult
  private func deliver<T>(
    _ tell: @escaping @Sendable (T?, (any Error)?) -> Void, work: @escaping @Sendable () async throws -> Unchecked<T>,
    after: @escaping @Sendable (T) -> Void = { _ in }
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.detached {
      do {
        let found = try await work()
        tell(found.value, nil)
        after(found.value)
      } catch {
        tell(nil, error)
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// Passes on the first of the answers that a handler gives.
private final class OneAnswer: Sendable {
  private let waiting: Locked<CheckedContinuation<Data, any Error>?>

  init(_ continuation: CheckedContinuation<Data, any Error>) { waiting = Locked(continuation) }

  func give(_ data: Data?, _ error: (any Error)?) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    if let data { continuation?.resume(returning: data) }
    if data == nil { continuation?.resume(throwing: error ?? CocoaError(.coderValueNotFound)) }
  }
}

/// Who may have what is dragged. Here it does not leave the app.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
