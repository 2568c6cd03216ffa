@_spi(Reflection) import Swift
import Synchronization

/// Finds or makes the publisher that announces an object's changes.
///
/// The boxes of the object's `@Published` fields hold it. Where they lie in objects of a class is worked out once per
/// class, from the runtime's field records, which see superclasses and do not ask for a custom mirror. An object
/// without such fields is entered in a table. Where the runtime does not tell, a mirror of each object does.
enum ChangePublishers {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    guard let fields = FieldCache.shared.fields(of: type(of: object)) else { return mirroredPublisher(of: object) }
    guard let first = fields.first else { return PublisherTable.shared.publisher(of: object) }
    let publisher = box(of: object, at: first)._withUnsafeGuaranteedRef { $0.knownChangePublisher }
    for index in 1..<fields.count {
      box(of: object, at: fields[index])._withUnsafeGuaranteedRef { $0.announce(with: publisher) }
    }
    return publisher
  }

  /// The same from the object's mirror: slower, and blind to what a custom mirror hides.
  static func mirroredPublisher(of object: AnyObject) -> ObservableObjectPublisher {
    var boxes: [AnyPublishedBox] = []
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      boxes = mirror.children.compactMap { ($0.value as? any PublishedField)?.publishedBox } + boxes
      level = mirror.superclassMirror
    }
    guard let first = boxes.first else { return PublisherTable.shared.publisher(of: object) }
    let publisher = first.knownChangePublisher
    for box in boxes.dropFirst() { box.announce(with: publisher) }
    return publisher
  }

  /// The object keeps it.
  private static func box(of object: AnyObject, at offset: Int) -> Unmanaged<AnyPublishedBox> {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return address.load(fromByteOffset: offset, as: Unmanaged<AnyPublishedBox>.self)
  }
}
