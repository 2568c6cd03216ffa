import Foundation

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

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The keys of headphones and lock screens.
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let all = MPRemoteCommandCenter()
  /// The one of the process.
  open class func shared() -> MPRemoteCommandCenter { all }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
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
