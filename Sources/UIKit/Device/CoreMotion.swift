import Foundation

// How a device moves. No host has such sensors: nothing is available, and nothing is ever told.

/// The sensors of movement.
open class CMMotionManager: NSObject {
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
  public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

  /// A manager of sensors that are not there.
  public override init() {}

  /// Always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false.
  open var isDeviceMotionActive: Bool { false }
  /// Always false.
  open var isAccelerometerAvailable: Bool { false }
  /// Always false.
  open var isAccelerometerActive: Bool { false }
  /// Always false.
  open var isGyroAvailable: Bool { false }
  /// Always false.
  open var isGyroActive: Bool { false }
  /// Kept; nothing is told. In seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Kept; nothing is told. In seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Kept; nothing is told. In seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Always nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Always nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Always nil.
  open var gyroData: CMGyroData? { nil }

  /// Accepted; there is nothing to tell.
  open func startDeviceMotionUpdates() {}
  /// Accepted; the handler is never called.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Accepted; there is nothing to end.
  open func stopDeviceMotionUpdates() {}
  /// Accepted; there is nothing to tell.
  open func startAccelerometerUpdates() {}
  /// Accepted; the handler is never called.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Accepted; there is nothing to end.
  open func stopAccelerometerUpdates() {}
  /// Accepted; there is nothing to tell.
  open func startGyroUpdates() {}
  /// Accepted; the handler is never called.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Accepted; there is nothing to end.
  open func stopGyroUpdates() {}
}

/// How fast something moves along three axes, in shares of gravity.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  /// Along the three axes, in shares of gravity.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns around three axes, in radians a second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  /// Around the three axes, in radians a second.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is held. There is never one.
open class CMAttitude: NSObject {
  /// In radians.
  open var roll: Double { 0 }
  /// In radians.
  open var pitch: Double { 0 }
  /// In radians.
  open var yaw: Double { 0 }
}

/// How a device moves. There is never one.
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How fast a device moves. There is never one.
open class CMAccelerometerData: NSObject {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How fast a device turns. There is never one.
open class CMGyroData: NSObject {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Counts steps, which no host can.
open class CMPedometer: NSObject {
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

  /// A counter that counts nothing.
  public override init() {}
  /// Always false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Always false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Always false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Accepted; the handler is never called.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Accepted; there is nothing to end.
  open func stopUpdates() {}
  /// Calls the handler, on another thread, with the error that there is no counter.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }
}

/// The domain of errors of sensors; 109 says that there is none.
public let CMErrorDomain = "CMErrorDomain"

/// Steps of a time. There are never any.
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  /// In metres.
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
}
