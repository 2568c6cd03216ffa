@_spi(Reflection) import Swift

/// A property wrapper whose storage announces changes.
protocol PublishedField {
  /// The storage.
  var publishedBox: AnyPublishedBox { get }
}

extension Published: PublishedField {
  var publishedBox: AnyPublishedBox { box }
}

/// Knows where the published fields of a class lie. Thread-safe.
final class FieldCache: @unchecked Sendable {
  static let shared = FieldCache()

  private let lock = Lock()
  private var known: [ObjectIdentifier: [Int]?] = [:]

  /// The offsets of the published fields in bytes, those of superclasses first; `nil` where the runtime does not tell.
  func fields(of type: AnyClass) -> [Int]? {
    let key = ObjectIdentifier(type)
    lock.lock()
    defer { lock.unlock() }
    if let fields = known[key] { return fields }
    let fields = Self.findFields(of: type)
    known[key] = fields
    return fields
  }

  static func findFields(of type: Any.Type) -> [Int]? {
    var offsets: [Int] = []
    // The constants `classType` and `ignoreUnknown`, which are mutable globals to the compiler.
    let options = _EachFieldOptions(rawValue: 1 | 2)
    let isKnown = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
      if isPublished(fieldType) { offsets.append(offset) }
      return true
    }
    return isKnown ? offsets : nil
  }

  /// By the second word of a struct's metadata, the struct's descriptor, which all instances of a generic one share (Swift ABI,
  /// "Struct Metadata"): asking for a conformance searches through all that the program has, for each type anew.
  private static func isPublished(_ type: Any.Type) -> Bool {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return words[0] == published.kind && words[1] == published.descriptor
  }

  private static let published = {
    let words = unsafeBitCast(Published<Int>.self as Any.Type, to: UnsafePointer<Int>.self)
    return (kind: words[0], descriptor: words[1])
  }()
}

/// The change publishers of objects that have no published field to hold one. Thread-safe.
final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    var swept: [ObjectIdentifier: Entry] = [:]
    lock.lock()
    defer {
      lock.unlock()
      withExtendedLifetime(swept) {}
    }
    // The address may be that of an object long gone.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepSize {
      swept = entries
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
