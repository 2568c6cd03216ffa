@_exported import SwiftUICore
import UIKit

/// A view that plays recordings and films with the host's own controls.
///
///     VideoPlayer(player: AVPlayer(url: episode))
///
/// Nothing is fetched before somebody presses play, or code does. A terminal says that only a browser plays it.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// - Parameters:
  ///   - player: nil for an empty frame.
  ///   - videoOverlay: drawn over the player; what is pressed there reaches the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    if let player {
      PlayerFrame(player: player, played: player.played).overlay { overlay.allowsHitTesting(false) }
    } else {
      Color.black.overlay { overlay }
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// - Parameter player: nil for an empty frame.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// Shows what a player plays, and the next when that is replaced.
private struct PlayerFrame: View {
  let player: AVPlayer
  @ObservedObject var played: PlayedItem

  var body: some View {
    if let item = played.item {
      let number = SessionDevice.current.map { player.recording.number(at: $0.playback) }
      MediaFrame(address: item.url, isSound: player.isSound, number: number)
    } else {
      Color.black
    }
  }
}
