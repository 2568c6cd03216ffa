import Foundation

/// A set of objects that does not keep them, or does, as it is made. One thread at a time.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    /// Where the table keeps its objects.
    var kept: ObjectType?
  }

  private let isWeak: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// A set that keeps its objects unless the options say weak.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// A set whose objects go when nobody else keeps them.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Adds an object; nothing for nil.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object)] = Entry(object: object, kept: isWeak ? nil : object)
  }

  /// Takes an object away; nothing where it is not there.
  public func remove(_ object: ObjectType?) { if let object { entries[ObjectIdentifier(object)] = nil } }
  /// Takes all objects away.
  public func removeAllObjects() { entries = [:] }
  /// Whether an object is there.
  public func contains(_ object: ObjectType?) -> Bool {
    object.map { entries[ObjectIdentifier($0)]?.object != nil } ?? false
  }
  /// The objects that are there, in no order.
  public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// One of the objects; nil where there are none.
  public var anyObject: ObjectType? { allObjects.first }
  /// How many objects are there.
  public var count: Int { allObjects.count }
}

/// How tables keep what is in them.
public enum NSPointerFunctions {
  /// How a table keeps and compares.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory: Options = []
    /// Objects go when nobody else keeps them.
    public static let weakMemory = Options(rawValue: 5)
    /// The same as without: objects are told apart as such.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}
