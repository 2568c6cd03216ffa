import Foundation
import Locks
import Networking

/// Pictures that were shown a moment ago, which another window shows at once.
final class RecentPictures: Sendable {
  private struct Kept {
    var picture: Picture
    /// From then on it is asked for anew.
    var end: Date
  }

  /// Up to a size of what is encoded.
  private let pictures = Locked(RecentlyUsed<CacheKey, Kept>(maximumSize: 2 << 20))

  func picture(_ key: CacheKey, now: Date) -> Picture? {
    pictures.withLock { pictures in
      guard let kept = pictures.use(key) else { return nil }
      if now < kept.end { return kept.picture }
      pictures.remove(key)
      return nil
    }
  }

  func remember(_ picture: Picture, _ key: CacheKey, until end: Date) {
    pictures.withLock { $0.store(Kept(picture: picture, end: end), size: picture.data.count, for: key) }
  }
}
