import Foundation

/// A recording or a film at an address.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// An asset at an address.
  public init(url: URL) { self.url = url }
  /// Not known without reading it.
  open var duration: CMTime { .indefinite }
}

/// The same, as it is made by an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// An asset at an address. The options are not used.
  public init(url: URL, options: [String: Any]?) { super.init(url: url) }
  /// An asset at an address.
  public override init(url: URL) { super.init(url: url) }
}
