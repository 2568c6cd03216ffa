import Combine
import Foundation
import SwiftUICore
import SwiftUIElements
import UIKit

/// Plays a recording or a film: in the ``VideoPlayer`` that shows it, else unseen, in the browser of the page whose event or task this is.
///
/// Both the people in front of the screen and code play and pause it. Before the reader has touched a page, browsers let it play nothing:
/// then it begins with the first touch. Where nobody plays it, as in a terminal, it keeps what it is told and its time stands still.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  let played: PlayedItem
  let recording: HostedRecording
  private var observers: [TimeObserver] = []
  private var seeks: [(Bool) -> Void] = []

  /// A player with nothing to play.
  override public nonisolated convenience init() { self.init(playerItem: nil) }

  /// - Parameter URL: of a file that browsers play; fetched when it is played.
  public nonisolated convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// A player of an item, or of nothing where it is nil.
  public nonisolated init(playerItem item: AVPlayerItem?) {
    played = PlayedItem(item)
    recording = HostedRecording(item?.url)
    super.init()
    item?.recording = recording
    let hear: @MainActor @Sendable (Playback.Report) -> Void = { [weak self] in self?.hear($0) }
    onMainActor { [recording] in recording.heard = hear }
  }

  // MARK: Playing

  /// 0 where it does not play; else 1 is the recording's own pace.
  open var rate: Float {
    get { recording.sound.isPlaying ? Float(recording.sound.rate) : 0 }
    set { if newValue > 0 { playImmediately(atRate: newValue) } else { pause() } }
  }

  /// The pace at which ``play()`` plays.
  open var defaultRate: Float = 1

  /// 0…1. What the reader has set at the host stays until code sets another one.
  open var volume: Float = 1 { didSet { wantVolume() } }
  /// Whether nothing is heard.
  open var isMuted = false { didSet { wantVolume() } }

  /// Plays from where it stands, and from the beginning after the end.
  open func play() { playImmediately(atRate: defaultRate) }

  /// Plays at a pace; 1 is the recording's own.
  open func playImmediately(atRate rate: Float) {
    guard played.item != nil else { return }
    recording.want { ($0.isPlaying, $0.rate) = (true, Double(rate)) }
  }

  /// Stays where it is.
  open func pause() { recording.want { $0.isPlaying = false } }

  /// Kept; hosts wait as they think best.
  open var automaticallyWaitsToMinimizeStalling = true
  /// What happens at the end: it stops, and an ``AVQueuePlayer`` goes on to the next item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// Whether it plays, or would where the host let it.
  open var timeControlStatus: TimeControlStatus {
    guard recording.sound.isPlaying else { return .paused }
    return recording.state == .playing ? .playing : .waitingToPlayAtSpecifiedRate
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Always ready: what cannot be read fails as an item.
  open var status: Status { .readyToPlay }

  // MARK: Items

  /// What is played.
  open var currentItem: AVPlayerItem? { played.item }

  /// Plays another item from its beginning, where it plays.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    item?.recording = recording
    played.item = item
    recording.replace(with: item?.url)
  }

  // MARK: Time

  /// From the beginning.
  open func currentTime() -> CMTime { CMTime(seconds: recording.time, preferredTimescale: 600) }

  /// Goes to another place.
  open func seek(to time: CMTime) { recording.want { [place = Self.place(time)] in $0.place = place } }

  /// Goes to another place.
  /// - Parameter completionHandler: called with true once the host is there; with false at once where nobody plays it.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    guard recording.isHosted else { return completionHandler(false) }
    seeks.append(completionHandler)
  }

  /// Goes to another place, as exactly as the host can.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Goes to another place, as exactly as the host can; see ``seek(to:completionHandler:)``.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  private static func place(_ time: CMTime) -> Double { time.seconds.isFinite ? max(0, time.seconds) : 0 }

  /// Calls `block` each `interval` while it plays, and once whenever it begins, stops or goes elsewhere. On the main actor, whatever the
  /// queue.
  /// - Returns: what ``removeTimeObserver(_:)`` takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(each: interval.seconds) { [weak self] in
      if let self { block(currentTime()) }
    }
    observers.append(observer)
    observer.run(recording.state == .playing)
    return observer
  }

  /// Calls an observer no more.
  open func removeTimeObserver(_ observer: Any) {
    guard let place = observers.firstIndex(where: { $0 === observer as AnyObject }) else { return }
    observers.remove(at: place).run(false)
  }

  // MARK: What the host tells

  private func hear(_ report: Playback.Report) {
    for seek in seeks { seek(true) }
    seeks = []
    for observer in observers {
      observer.run(report.state == .playing)
      observer.tell()
    }
    if report.state == .ended { ended() }
  }

  /// The item has come to its end.
  func ended() {
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
  }

  private func wantVolume() { recording.want { [isMuted, volume] in $0.volume = isMuted ? 0 : Double(volume) } }

  /// Whether there is nothing to see, by the name of the file.
  package var isSound: Bool {
    currentItem.flatMap { PlayedType.of($0.url) }?.hasPrefix("audio/") == true
  }
}

/// What a player plays, of which the views that show it hear.
@MainActor
final class PlayedItem: ObservableObject {
  @Published var item: AVPlayerItem?

  nonisolated init(_ item: AVPlayerItem?) { _item = Published(initialValue: item) }
}
