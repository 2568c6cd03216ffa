@_spi(Reflection) import Swift
import Synchronization

/// Finds or makes the publisher that announces an object's changes.
///
/// The boxes of the object's `@Published` fields hold it. Where they lie in objects of a class is worked out once per
/// class, from the runtime's field records, which see superclasses and do not ask for a custom mirror. An object
/// without such fields is entered in a table.
enum ChangePublishers {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = FieldCache.shared.fields(of: type(of: object))
    guard let first = fields.first else { return PublisherTable.shared.publisher(of: object) }
    let publisher = box(of: object, at: first).adoptChangePublisher(nil)
    for field in fields.dropFirst() {
      _ = box(of: object, at: field).adoptChangePublisher(publisher)
    }
    return publisher
  }

  private static func box(of object: AnyObject, at offset: Int) -> AnyPublishedBox {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return address.load(fromByteOffset: offset, as: AnyPublishedBox.self)
  }
}
