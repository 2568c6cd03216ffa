import Foundation

/// Several recordings one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  fileprivate var repeated: AVPlayerItem?

  /// A player of these items, in their order.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
    actionAtItemEnd = .advance
  }

  /// The item that is played and those that follow.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next item; after the last one nothing is played.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  /// Puts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }

  /// Takes an item away; the next one is played where it was the one that plays.
  open func remove(_ item: AVPlayerItem) {
    if queue.first === item { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Plays nothing any more.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  override func ended() {
    super.ended()
    guard actionAtItemEnd == .advance, repeated == nil, !queue.isEmpty else { return }
    advanceToNextItem()
    if currentItem != nil { play() }
  }
}

/// Plays a recording again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?

  /// Has a player play an item for ever.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    player.repeated = itemToLoop
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
    player.recording.want { $0.repeats = -1 }
  }

  /// The item that is played now is the last.
  open func disableLooping() {
    player?.repeated = nil
    player?.recording.want { $0.repeats = 0 }
  }
}
