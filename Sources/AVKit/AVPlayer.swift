import Foundation

/// What a ``VideoPlayer`` plays: a recording or a film at an address.
///
/// The people in front of the screen play and pause it, by the host's controls. Code cannot: hosts do not report what they play.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Nil where there is nothing to play.
  public nonisolated let url: URL?

  /// A player with nothing to play.
  override public nonisolated init() { url = nil }

  /// - Parameter URL: of a file that browsers play; fetched when somebody plays it.
  public nonisolated init(url URL: URL) { url = URL }
  /// A player of an item, or of nothing where it is nil.
  public nonisolated convenience init(playerItem item: AVPlayerItem?) {
    if let url = item?.url { self.init(url: url) } else { self.init() }
  }

  // What code asks of it is not done: only people play and pause.
  /// Kept; hosts play as people tell them.
  open var rate: Float = 0
  /// Kept; people set the volume by the host's controls. 0…1.
  open var volume: Float = 1
  /// Kept; people set the volume by the host's controls.
  open var isMuted = false
  /// Accepted; only people play.
  open func play() {}
  /// Accepted; only people pause.
  open func pause() {}
  /// Accepted; only people go to another place.
  open func seek(to time: CMTime) {}
  /// Calls the handler with false at once: only people go to another place.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  /// Always zero: hosts do not report what they play.
  open func currentTime() -> CMTime { .zero }
  /// Accepted; a player keeps the address it was made with.
  open func replaceCurrentItem(with item: AVPlayerItem?) {}
  open var actionAtItemEnd = ActionAtItemEnd.pause
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// A new item with the player's address; nil where there is nothing to play.
  open var currentItem: AVPlayerItem? { url.map { AVPlayerItem(url: $0) } }
  /// Always paused: hosts do not report what they play.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// Never called: hosts do not report what they play.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Accepted; no observer is called.
  open func removeTimeObserver(_ observer: Any) {}

  /// Whether there is nothing to see, by the name of the file.
  package var isSound: Bool {
    Self.soundEndings.contains(url?.pathExtension.lowercased() ?? "")
  }

  private static let soundEndings: Set<String> = ["mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "wav", "flac"]
}
