import Foundation

/// Records what a microphone hears. Hosts have none: nothing is recorded, and starting says so.
open class AVAudioRecorder: NSObject {
  /// Where the recording would lie.
  public let url: URL
  /// Kept; nothing is recorded.
  public let settings: [String: Any]
  /// Told that nothing was recorded; held weakly.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Kept; nothing is measured.
  open var isMeteringEnabled = false
  /// Always false.
  open var isRecording: Bool { false }
  /// Always 0. In seconds.
  open var currentTime: TimeInterval { 0 }

  /// A recorder that records nothing. It never throws.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Always false: there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Always false: there is no microphone.
  @discardableResult open func record() -> Bool { false }
  /// Always false: there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Tells the delegate that nothing was recorded.
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  /// Always false: there is no recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Does nothing.
  open func updateMeters() {}
  /// Always -160, which stands for silence. In decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Always -160, which stands for silence. In decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Told how recording has ended.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Recording has stopped; `flag` is false, as nothing was recorded.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Never called: nothing is recorded.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// In settings: the kind of file.
public let AVFormatIDKey = "AVFormatIDKey"
/// In settings: samples each second.
public let AVSampleRateKey = "AVSampleRateKey"
/// In settings: how many channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// In settings: an ``AVAudioQuality``.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// In settings: bits each second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// In settings: bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Advanced Audio Coding.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Samples as they are.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's coding without loss.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How well a recording is coded.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

extension AVAudioSession {
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// Always denied: there is no microphone.
  public var recordPermission: RecordPermission { .denied }
}
