import Foundation

/// Plays patterns for the hand. No host can: an engine cannot be made, as on a device without a motor.
open class CHHapticEngine {
  public final class Capabilities: Sendable {
    public let supportsHaptics = false
    public let supportsAudio = false
  }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError
  }

  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }

  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public init() throws { throw CHHapticError(.notSupported) }

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
  open func stop(completionHandler: ((any Error)?) -> Void = { _ in }) { completionHandler(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

public struct CHHapticError: Error, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case notSupported = -4809
    case engineNotRunning = -4805
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "There is nothing here that a hand could feel." }
}

/// Touches in their order.
open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]
  public let parameters: [CHHapticDynamicParameter]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    self.parameters = parameters
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    parameters = []
  }
}

open class CHHapticEvent: NSObject {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
  public enum ParameterID: Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume, audioPitch
  }

  public let type: EventType
  open var eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

open class CHHapticDynamicParameter: NSObject {
  public enum ID: Sendable { case hapticIntensityControl, hapticSharpnessControl, audioVolumeControl }

  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}

open class CHHapticParameterCurve: NSObject {
  public struct ControlPoint: Sendable {
    public let relativeTime: TimeInterval
    public let value: Float

    public init(relativeTime: TimeInterval, value: Float) {
      self.relativeTime = relativeTime
      self.value = value
    }
  }

  public let controlPoints: [ControlPoint]

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) { self.controlPoints = controlPoints }
}

/// The moment of asking.
public let CHHapticTimeImmediate: TimeInterval = 0
