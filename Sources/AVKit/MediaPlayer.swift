import Foundation
import UIKit

// What a system shows of what is played, and its keys for it. Hosts show nothing and have no such keys.

/// What is playing now.
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let shared = MPNowPlayingInfoCenter()
  /// The one of the process.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// Kept; hosts show nothing of it.
  open var nowPlayingInfo: [String: Any]?
  /// Kept; hosts show nothing of it.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something is playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// The title of what plays.
public let MPMediaItemPropertyTitle = "title"
/// Who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// What it belongs to.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// A picture of what plays. Hosts show none.
public final class MPMediaItemArtwork: NSObject {
  /// The size of the picture, in points.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// A picture that the closure makes in the size it is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }

  /// The picture in a size.
  public func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Where it stands, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The keys of headphones and lock screens.
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let all = MPRemoteCommandCenter()
  /// The one of the process.
  open class func shared() -> MPRemoteCommandCenter { all }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Another place.
  public let changePlaybackPositionCommand = MPRemoteCommand()
}

/// One such key, which hosts do not have: who listens is never told.
open class MPRemoteCommand: NSObject {
  /// Kept; there is no such key.
  open var isEnabled = true
  /// Accepted; the handler is never called. Gives back what takes it away.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  /// Accepted; there is nobody to be told.
  open func removeTarget(_ target: Any?) {}
}

/// A press of such a key. There is never one.
open class MPRemoteCommandEvent: NSObject {}

/// A place on the line that has been chosen. There is never one.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// In seconds.
  open var positionTime: TimeInterval { 0 }
}

/// How it went.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}
