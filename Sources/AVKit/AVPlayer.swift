import Foundation

/// What a ``VideoPlayer`` plays: a recording or a film at an address.
///
/// The people in front of the screen play and pause it, by the host's controls. Code cannot: hosts do not report what they play.
@MainActor
open class AVPlayer: NSObject {
  /// Nil where there is nothing to play.
  public let url: URL?

  override public init() { url = nil }

  /// - Parameter URL: of a file that browsers play; fetched when somebody plays it.
  public init(url URL: URL) { url = URL }

  /// Whether there is nothing to see, by the name of the file.
  package var isSound: Bool {
    Self.soundEndings.contains(url?.pathExtension.lowercased() ?? "")
  }

  private static let soundEndings: Set<String> = ["mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "wav", "flac"]
}
