import Foundation
import Observation

/// The area a session is shown in. A view that reads `UIScreen.main.bounds` in its body is brought up to date when the area changes.
@preconcurrency @MainActor @Observable
public final class UIScreen {
  /// In points, from the top left.
  public private(set) var bounds: CGRect
  /// Pixels for a point: always 2, whatever the window.
  public let scale: CGFloat = 2
  /// Pixels for a point; the same as `scale`.
  public let nativeScale: CGFloat = 2
  /// The area in pixels, two for each point.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Hosts decide how bright they are.
  @ObservationIgnored public var brightness: CGFloat = 1
  /// Frames a second of `CADisplayLink` at most.
  public let maximumFramesPerSecond = 60
  /// Never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
  /// Always false: hosts do not tell whether somebody records the screen.
  public var isCaptured: Bool { false }
  /// Never posted.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  package init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  package func resize(to size: CGSize) {
    if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
  }

  /// The screen of the session whose views are being made or whose event is handled; outside of both one of 1024 × 768.
  public static var main: UIScreen { SessionDevice.current?.screen ?? elsewhere }

  private static let elsewhere = UIScreen(size: CGSize(width: 1024, height: 768))
}

/// What of a session the names of UIKit need that are there only once in an app on a device. Set while the session's views are made and its
/// events are handled, and inherited by tasks begun there.
@MainActor
package final class SessionDevice {
  package let screen: UIScreen
  /// Opens an address at the session's host.
  package let open: (URL) -> Bool
  /// Makes a sound or a touch felt, by name.
  package let feedback: (String) -> Void
  /// Has a sentence read out by assistive technology.
  package let announce: (String) -> Void
  /// Puts a text on the person's clipboard.
  package let copy: (String) -> Void
  package private(set) lazy var pasteboard = UIPasteboard()
  /// The voice of the session's host.
  package let voice: HostVoice
  /// What code plays at the session's host.
  package let playback: HostPlayback

  package init(
    screen: UIScreen, open: @escaping (URL) -> Bool, feedback: @escaping (String) -> Void,
    announce: @escaping (String) -> Void, copy: @escaping (String) -> Void, voice: HostVoice,
    playback: HostPlayback
  ) {
    self.voice = voice
    self.playback = playback
    self.copy = copy
    self.screen = screen
    self.open = open
    self.feedback = feedback
    self.announce = announce
  }

  @TaskLocal package static var current: SessionDevice?

  /// Runs `body` as part of this session.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if SessionDevice.current === self { return try body() }
    return try SessionDevice.$current.withValue(self, operation: body)
  }
}
