import Foundation
import Glibc

/// Which program of Chromium's shows the pages of a test.
package enum Chromium: Sendable {
  /// Pages without a browser around them: about half the work. Each page of it is seen, however many are open.
  case shell
  /// The browser that people have: of its tabs only the one in front is seen, others are hidden.
  case browser

  /// Where it is, nil where it is not installed. `KIOSK_CHROMIUM` names another one in the place of both.
  var path: String? {
    let candidates =
      switch self {
      case .shell: ["/usr/bin/chromium-headless-shell"]
      case .browser:
        ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"]
      }
    return (Self.chosen.map { [$0] } ?? candidates).first { access($0, X_OK) == 0 }
  }

  /// Its package in Debian.
  var package: String {
    switch self {
    case .shell: "chromium-headless-shell"
    case .browser: "chromium"
    }
  }

  private static let chosen = ProcessInfo.processInfo.environment["KIOSK_CHROMIUM"]
}
