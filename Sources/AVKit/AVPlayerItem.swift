import Foundation
import UIKit

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// Of the player that plays it; read on the main actor.
  weak var recording: HostedRecording?

  /// An item at an address.
  public init(url: URL) { self.url = url }

  /// An item of an asset.
  public convenience init(asset: AVAsset) { self.init(url: asset.url) }

  /// Whether an item can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Not known until the host has begun to read the item. To be read on the main actor.
  open var status: Status {
    read { $0.state == .failed ? .failed : $0.duration == nil ? .unknown : .readyToPlay } ?? .unknown
  }

  /// Indefinite until the host has begun to read the item. To be read on the main actor.
  open var duration: CMTime {
    read { $0.duration }.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

  /// The item without a player.
  open var asset: AVAsset { AVAsset(url: url) }

  /// From the beginning. To be read on the main actor.
  open func currentTime() -> CMTime { CMTime(seconds: read { $0.time } ?? 0, preferredTimescale: 600) }

  private func read<Value: Sendable>(_ value: @MainActor (HostedRecording) -> Value?) -> Value? {
    MainLoop.read { [recording] in recording.flatMap(value) }
  }

  /// Posted, with the item, when a player has come to its end. On the main actor.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")
}

extension Notification.Name {
  /// Posted, with the item, when a player has come to its end. On the main actor.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
