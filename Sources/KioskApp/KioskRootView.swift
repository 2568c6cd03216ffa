import Foundation
import Library
import SwiftUI

/// The whole reader, for one window.
package struct KioskRootView: View {
  @StateObject private var window: WindowModel
  @ObservedObject private var library: Library
  @State private var width: CGFloat?

  /// - Parameter discussions: what is known of discussions, for all windows; nil for one of the window's own.
  package init(services: KioskServices, library: Library, discussions: DiscussionBook? = nil) {
    self.init(
      library: library, window: WindowModel(services: services, library: library, discussions: discussions))
  }

  /// Whether an address of the browser leads to a page of the reader.
  package nonisolated static func hasAddress(_ path: String) -> Bool { URL(string: path).flatMap([Place].at) != nil }

  init(library: Library, window: @autoclosure @escaping () -> WindowModel) {
    _window = StateObject(wrappedValue: window())
    self.library = library
  }

  /// From this width on, a list and what it opens stand side by side.
  static let sideBySide: CGFloat = 900

  /// What is known of the width before the window is laid out.
  private static var screenWidth: CGFloat? {
    #if canImport(UIKit)
      UIScreen.main.bounds.width
    #else
      nil
    #endif
  }

  package var body: some View {
    let width = self.width ?? Self.screenWidth ?? 0
    let settings = ReaderSettings(library)
    WindowView(model: window, isWide: width >= Self.sideBySide, hasRoom: width >= StoryScreen.sideBySide)
      .environment(\.openURL, OpenURLAction { [window] url in window.context.follow(url) ? .handled : .systemAction })
      .environment(\.rowDensity, settings.rows)
      .preferredColorScheme(settings.colorScheme)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        self.width = $0
      }
  }
}
