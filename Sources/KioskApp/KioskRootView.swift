import Library
import SwiftUI

/// The whole reader, for one window.
public struct KioskRootView: View {
  @StateObject private var reader: Reader
  @ObservedObject private var library: Library
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  public init(services: KioskServices, library: Library) {
    _reader = StateObject(wrappedValue: Reader(services: services, library: library))
    self.library = library
  }

  /// From this width on, a list and what it opens stand side by side.
  static let sideBySide: CGFloat = 900

  public var body: some View {
    let isWide = width.map { $0 >= Self.sideBySide } ?? (sizeClass != .compact)
    Frame(reader: reader, isWide: isWide, hasRoom: (width ?? 0) >= StoryScreen.sideBySide)
      .environment(\.openURL, OpenURLAction { [reader] url in reader.follow(url) ? .handled : .systemAction })
      .preferredColorScheme(ReaderSettings(library).colorScheme)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}
