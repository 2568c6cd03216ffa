import Foundation

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
