import SwiftUI

extension View {
  /// As wide as a page's bar, in the middle like it, however wide the window is.
  func readablePage() -> some View {
    frame(maxWidth: ReadablePage.width, alignment: .leading)
      .frame(maxWidth: .infinity)
  }
}

/// A page that the eye can follow.
package enum ReadablePage {
  /// The widest that lists, bars and pages are, in points.
  package static let width: CGFloat = 896
}
