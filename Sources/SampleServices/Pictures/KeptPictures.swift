import Foundation
import Locks

/// The last pictures that were drawn, as PNG: drawing one takes far longer than sending it, and all services of a process draw the same.
enum KeptPictures {
  private static let kept = Locked<[String: Data]>([:])
  private static let most = 200

  /// - Parameter name: the same for the same picture.
  static func png(_ name: String, draw: () -> DrawnPicture?) -> Data? {
    if let png = kept.withLock({ $0[name] }) { return png }
    guard let png = draw()?.png else { return nil }
    kept.withLock { kept in
      if kept.count >= most { kept.removeAll() }
      kept[name] = png
    }
    return png
  }
}
