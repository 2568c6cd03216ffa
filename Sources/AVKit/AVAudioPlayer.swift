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
    get { onMain { $0.time } ?? 0 }
    set { want { $0.place = max(0, newValue) } }
  }
  /// Whether it was told to play, and has neither ended nor paused since.
  open private(set) var isPlaying = false
  /// In seconds; 0 until the host has begun to read the recording.
  open var duration: TimeInterval { onMain { $0.duration } ?? 0 }

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

  private func onMain<Value: Sendable>(_ read: @MainActor (HostedRecording) -> Value?) -> Value? {
    MainLoop.isCurrent ? MainActor.assumeIsolated { [recording] in read(recording) } : nil
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

/// How an app's sounds go together with those of others. Hosts have no such rules.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that matter little, beside those of others.
    public static let ambient = Category(rawValue: "ambient")
    /// Sounds that matter little, in place of those of others.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// Sounds that the app is there for.
    public static let playback = Category(rawValue: "playback")
    /// Recording.
    public static let record = Category(rawValue: "record")
    /// Recording, and sounds beside it.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Sounds on several devices.
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// What an app does with sound, closer.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let `default` = Mode(rawValue: "default")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// Measuring.
    public static let measurement = Mode(rawValue: "measurement")
    /// A talk between people.
    public static let voiceChat = Mode(rawValue: "voiceChat")
  }
  /// How an app's sounds go together with those of others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside those of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Louder than those of others.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By wireless devices too.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// What is done with others as an app begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let only = AVAudioSession()
  /// The one session of the process.
  public static func sharedInstance() -> AVAudioSession { only }
  /// Accepted; hosts have no such rules. It never throws.
  public func setCategory(_ category: Category) throws {}
  /// Accepted; hosts have no such rules. It never throws.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Accepted; hosts have no such rules. It never throws.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Accepted; hosts have no such rules. It never throws.
  public func setMode(_ mode: Mode) throws {}
  /// Accepted; hosts have no such rules. It never throws.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers false at once: nothing can be recorded.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Always 1: hosts do not tell.
  public var outputVolume: Float { 1 }
}

extension AVAudioSession {
  /// Something else wants to be heard, as a call. Hosts do not tell: it is never posted.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sounds come out elsewhere. Hosts do not tell: it is never posted.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Others are to be quieter. Hosts do not tell: it is never posted.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable { case ended, began }

  /// What is advised once an interruption has ended.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sounds come out elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
}

/// Names the kind of interruption in its message.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// Names what is advised after an interruption in its message.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Names why sounds come out elsewhere in its message.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
/// The number that stands for a shake of the device; hosts do not shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// Hosts have no sounds of a system.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Hosts have no sounds of a system.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Hosts have no sounds of a system: the number names none.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0
  return 0
}
/// Accepted; there is no sound to give back.
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) {}
/// Hosts have no sounds of a system: what waits for the end of one goes on.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.global().async { inCompletionBlock() } }
}
