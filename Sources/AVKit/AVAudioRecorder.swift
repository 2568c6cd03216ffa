import Foundation

/// Records what a microphone hears. Hosts have none: nothing is recorded, and starting says so.
open class AVAudioRecorder: NSObject {
  public let url: URL
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

extension AVAudioSession {
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  public var recordPermission: RecordPermission { .denied }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera or a microphone. Hosts have neither, and access is denied.
public final class AVCaptureDevice: NSObject {
  public enum TorchMode: Int, Sendable { case off, on, auto }

  public var hasTorch: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var torchMode = TorchMode.off

  private override init() {}

  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
  public func setTorchModeOn(level torchLevel: Float) throws {}
}
