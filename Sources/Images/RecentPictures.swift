import Foundation
import Locks
import Networking

/// Pictures that were shown a moment ago, which another window shows at once: the most recently used ones, up to a size.
final class RecentPictures: Sendable {
  private struct Kept {
    var picture: Picture
    /// From then on it is asked for anew.
    var end: Date
    var use: UInt64
  }

  private struct State {
    var pictures: [CacheKey: Kept] = [:]
    var size = 0
    var lastUse: UInt64 = 0

    mutating func nextUse() -> UInt64 {
      lastUse += 1
      return lastUse
    }

    mutating func drop(_ key: CacheKey) {
      if let kept = pictures.removeValue(forKey: key) { size -= kept.picture.data.count }
    }

    /// Leaves a quarter free, so that not every new picture has to look for the oldest.
    mutating func makeRoom() {
      guard size > RecentPictures.maximumSize else { return }
      for (key, _) in pictures.sorted(by: { $0.value.use < $1.value.use }) {
        guard size > RecentPictures.maximumSize / 4 * 3 else { return }
        drop(key)
      }
    }
  }

  /// In bytes of what is encoded.
  private static let maximumSize = 2 << 20
  private let state = Locked(State())

  func picture(_ key: CacheKey, now: Date) -> Picture? {
    state.withLock { state in
      guard let kept = state.pictures[key] else { return nil }
      guard now < kept.end else {
        state.drop(key)
        return nil
      }
      let use = state.nextUse()
      state.pictures[key]?.use = use
      return kept.picture
    }
  }

  func remember(_ picture: Picture, _ key: CacheKey, until end: Date) {
    state.withLock { state in
      state.drop(key)
      state.pictures[key] = Kept(picture: picture, end: end, use: state.nextUse())
      state.size += picture.data.count
      state.makeRoom()
    }
  }
}
