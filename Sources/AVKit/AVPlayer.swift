import Foundation

/// What a ``VideoPlayer`` plays: a recording or a film at an address.
///
/// The people in front of the screen play and pause it, by the host's controls. Code cannot: hosts do not report what they play.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Nil where there is nothing to play.
  public nonisolated let url: URL?

  override public nonisolated init() { url = nil }

  /// - Parameter URL: of a file that browsers play; fetched when somebody plays it.
  public nonisolated init(url URL: URL) { url = URL }
  public nonisolated convenience init(playerItem item: AVPlayerItem?) {
    if let url = item?.url { self.init(url: url) } else { self.init() }
  }

  // What code asks of it is not done: only people play and pause.
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) {}
  open var currentItem: AVPlayerItem? { url.map { AVPlayerItem(url: $0) } }
  open var timeControlStatus: TimeControlStatus { .paused }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// Never called: hosts do not report what they play.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}

  /// Whether there is nothing to see, by the name of the file.
  package var isSound: Bool {
    Self.soundEndings.contains(url?.pathExtension.lowercased() ?? "")
  }

  private static let soundEndings: Set<String> = ["mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "wav", "flac"]
}
