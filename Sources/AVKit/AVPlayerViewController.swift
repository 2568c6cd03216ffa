import Foundation
import SwiftUICore
import UIKit

/// A screen that plays recordings and films with the host's own controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What is played.
  open var player: AVPlayer? { didSet { host?.rootView = VideoPlayer(player: player) } }
  /// Kept; hosts show their controls.
  open var showsPlaybackControls = true
  /// Kept; hosts show all of a film.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Kept; hosts do as their people tell them.
  open var allowsPictureInPicturePlayback = true
  /// Kept; hosts do as their people tell them.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Kept; hosts do as their people tell them.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Kept; hosts show nothing of it.
  open var updatesNowPlayingInfoCenter = true
  private var host: UIHostingController<VideoPlayer<EmptyView>>?

  /// Shows the player.
  open override func loadView() {
    let host = UIHostingController(rootView: VideoPlayer(player: player))
    self.host = host
    addChild(host)
    view = host.view
  }
}

/// A layer of a view for a film. Kept; hosts draw films through ``VideoPlayer`` and ``AVPlayerViewController``.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// Kept; nothing is drawn.
  open var player: AVPlayer?
  /// Kept; hosts show all of a film.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false: nothing is drawn.
  open var isReadyForDisplay: Bool { false }

  /// A layer without a player.
  public override init() { super.init() }

  /// A layer for what the player plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fills its frame.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// All of it, in its own shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As large as the frame, in its own shape.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
