import Foundation

/// Several recordings one after the other. Hosts play the first.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
  }
  open func removeAllItems() { queue = [] }
}

/// Plays a recording again and again, where code could play at all.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  open func disableLooping() {}
}
