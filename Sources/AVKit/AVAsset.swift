import Foundation

/// A recording or a film at an address.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  /// Not known without reading it.
  open var duration: CMTime { .indefinite }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]?) { super.init(url: url) }
  public override init(url: URL) { super.init(url: url) }
}
