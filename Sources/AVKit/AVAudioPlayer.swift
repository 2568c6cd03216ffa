import Foundation

/// A recording that code plays. Hosts play no sound for code: it keeps what it is told, and runs as long as nobody pauses it.
open class AVAudioPlayer: NSObject {
  /// The address of the recording; nil where it was made of bytes.
  public let url: URL?
  /// The bytes of the recording; nil where it was made of an address.
  public let data: Data?
  /// Kept, weakly; hosts do not tell it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Kept; nothing is heard. 0…1.
  open var volume: Float = 1
  /// Kept; nothing is heard.
  open var rate: Float = 1
  /// Kept; nothing is heard. -1 for the left, 1 for the right.
  open var pan: Float = 0
  /// Kept; nothing is heard.
  open var enableRate = false
  /// Kept; nothing is measured.
  open var isMeteringEnabled = false
  /// Kept; nothing is heard.
  open var numberOfLoops = 0
  /// Kept; it does not grow while the player runs. In seconds.
  open var currentTime: TimeInterval = 0
  /// Whether it was told to play and neither to pause nor to stop since.
  open private(set) var isPlaying = false
  /// Not known without reading the recording.
  open var duration: TimeInterval { 0 }

  /// - Throws: `CocoaError` where there is no such file.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
    data = nil
  }

  /// The same with the kind of file, which is not used.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of bytes, which are not read. It never throws.
  public init(data: Data) throws {
    self.data = data
    url = nil
  }

  /// Always true; nothing is read.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Says that it plays; nothing is heard. Always true.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Says that it does not play.
  open func pause() { isPlaying = false }
  /// Says that it does not play, and goes back to the beginning.
  open func stop() {
    isPlaying = false
    currentTime = 0
  }
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Accepted; nothing is measured.
  open func updateMeters() {}
  /// Always -160, which stands for silence. In decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Told how a recording has ended. Hosts do not call it.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The recording has come to its end. Hosts do not call it.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The recording cannot be read. Hosts do not call it.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing; hosts do not call it.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing; hosts do not call it.
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
