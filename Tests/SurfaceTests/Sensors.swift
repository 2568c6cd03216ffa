import AVKit
import Testing
import UIKit

/// Apps ask for sensors and for the keys of headphones, and go on without them.
@Suite @MainActor struct Sensors {
  @Test func thereAreNone() {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 0.1
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in _ = motion?.attitude.roll }
    #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerActive && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
  }

  @Test func whatIsPlayedIsKept() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Ferry"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Ferry")
    let target = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
    MPRemoteCommandCenter.shared().playCommand.removeTarget(target)
  }
}
