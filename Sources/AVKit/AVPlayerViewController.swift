import Foundation
import SwiftUICore
import UIKit

/// A screen that plays recordings and films with the host's own controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { host?.rootView = VideoPlayer(player: player) } }
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  private var host: UIHostingController<VideoPlayer<EmptyView>>?

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
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false: nothing is drawn.
  open var isReadyForDisplay: Bool { false }

  public override init() { super.init() }

  /// A layer for what the player plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
