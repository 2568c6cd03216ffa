import Foundation
import SwiftUIElements
import UIKit

/// A recording that code plays: in the browser of the page whose event or task this is. Before the reader has touched a page, browsers let
/// it play nothing: then it begins with the first touch. Elsewhere, as in a terminal, nothing is heard; the player keeps what it is told.
/// To be used on the main actor.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The address of the recording; nil where it was made of bytes.
  public let url: URL?
  /// The bytes of the recording; nil where it was made of an address.
  public let data: Data?
  /// Told how the recording ends; held weakly. On the main actor.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// 0…1.
  open var volume: Float = 1 { didSet { want { [volume] in $0.volume = Double(volume) } } }
  /// 1 is the recording's own pace; heard where ``enableRate`` is set.
  open var rate: Float = 1 { didSet { wantRate() } }
  /// Kept; both sides are as loud. -1 for the left, 1 for the right.
  open var pan: Float = 0
  /// Whether the recording is played at ``rate``.
  open var enableRate = false { didSet { wantRate() } }
  /// Kept; nothing is measured.
  open var isMeteringEnabled = false
  /// How often it is played again from its beginning; less than 0 for ever.
  open var numberOfLoops = 0 { didSet { want { [numberOfLoops] in $0.repeats = numberOfLoops } } }
  /// In seconds from the beginning.
  open var currentTime: TimeInterval {
    get { MainLoop.read { [recording] in recording.time } ?? 0 }
    set { want { $0.place = max(0, newValue) } }
  }
  /// Whether it was told to play, and has neither ended nor paused since.
  open private(set) var isPlaying = false
  /// In seconds; 0 until the host has begun to read the recording.
  open var duration: TimeInterval { MainLoop.read { [recording] in recording.duration } ?? 0 }

  private let recording: HostedRecording
  private let bytes: TemporaryRecording?

  /// - Throws: `CocoaError` where there is no such file.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
    (data, bytes) = (nil, nil)
    recording = HostedRecording(url)
    super.init()
    listen()
  }

  /// The same with the kind of file, which is not used.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of bytes.
  /// - Throws: what Foundation says where they cannot be laid down for the host.
  public init(data: Data) throws {
    self.data = data
    url = nil
    let bytes = try TemporaryRecording(data)
    self.bytes = bytes
    recording = HostedRecording(bytes.url)
    super.init()
    listen()
  }

  /// The same with the kind of file, which is not used.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Always true; hosts read the recording when it is played.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from where it stands, and from the beginning after the end. Always true.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    want { $0.isPlaying = true }
    return true
  }

  /// Plays at once, however late the time; see ``play()``.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Stays where it is.
  open func pause() {
    isPlaying = false
    want { $0.isPlaying = false }
  }

  /// Pauses, and goes back to the beginning.
  open func stop() {
    isPlaying = false
    want { ($0.isPlaying, $0.place) = (false, 0) }
  }

  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Accepted; nothing is measured.
  open func updateMeters() {}
  /// Always -160, which stands for silence. In decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Always -160, which stands for silence. In decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func wantRate() { want { [rate, enableRate] in $0.rate = enableRate ? Double(rate) : 1 } }

  private func want(_ change: @escaping @MainActor @Sendable (inout Playback.Sound) -> Void) {
    onMainActor { [recording] in recording.want(change) }
  }

  private func listen() {
    let hear: @MainActor @Sendable (Playback.Report) -> Void = { [weak self] in self?.hear($0) }
    onMainActor { [recording] in recording.heard = hear }
  }

  private func hear(_ report: Playback.Report) {
    isPlaying = report.state == .playing
    switch report.state {
    case .ended: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    case .failed: delegate?.audioPlayerDecodeErrorDidOccur(self, error: CocoaError(.fileReadCorruptFile))
    case .playing, .paused: break
    }
  }
}

/// Told how a recording has ended.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The recording has come to its end, and is not played again.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The host cannot read the recording.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
