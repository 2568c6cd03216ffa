import Foundation

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
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}

  /// Where sound goes; hosts decide it.
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
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
