import Foundation
import UIKit

/// A value that an item provider can hand out.
public protocol NSItemProviderReading: SendableMetatype {
  static var _readableKinds: [UTType] { get }
  /// The value of bytes of a kind; nil where they are none.
  static func _value(of data: Data, _ kind: UTType) -> Self?
}

extension NSString: NSItemProviderReading {
  public static var _readableKinds: [UTType] { [.text] }
  public static func _value(of data: Data, _ kind: UTType) -> Self? {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderReading {
  public static var _readableKinds: [UTType] { [.url] }
  public static func _value(of data: Data, _ kind: UTType) -> Self? {
    NSURL(string: String(decoding: data, as: UTF8.self)) as? Self
  }
}

extension UIImage: NSItemProviderReading {
  public static var _readableKinds: [UTType] { [.image] }
  public static func _value(of data: Data, _ kind: UTType) -> Self? { self.init(data: data) }
}
