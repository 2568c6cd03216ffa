import Foundation
import Library
import SwiftUI

/// The whole reader, for one window.
package struct KioskRootView: View {
  private let library: Library
  private let terminal: TerminalReading?
  private let window: @MainActor (Locale?, [Place]) -> WindowModel
  #if os(Linux)
    @Environment(\.personsLocale) private var personsLocale: Locale?
    @Environment(\.openedAddress) private var openedAddress: URL?
  #else
    private var openedAddress: URL? { nil }
    private var personsLocale: Locale? { Locale.preferredLanguages.first.map { Locale(identifier: $0) } }
  #endif

  /// - Parameters:
  ///   - discussions: what is known of discussions, for all windows; nil for one of the window's own.
  ///   - following: looks after what is followed, for all windows; nil for one of the window's own.
  ///   - terminal: what the reader has in a terminal; nil in a page.
  package init(
    services: KioskServices, library: Library, discussions: DiscussionBook? = nil, following: FollowDesk? = nil,
    terminal: TerminalReading? = nil
  ) {
    self.init(library: library, terminal: terminal) { locale, path in
      WindowModel(
        services: services, library: library, locale: locale, path: path, discussions: discussions,
        following: following)
    }
  }

  /// Whether an address of the browser leads to a page of the reader.
  package nonisolated static func hasAddress(_ path: String) -> Bool { URL(string: path).flatMap([Place].at) != nil }

  /// - Parameter window: makes the window's models; it is given what the window's browser or terminal asks for, and the pages that
  ///   it was opened at.
  init(
    library: Library, terminal: TerminalReading? = nil, window: @escaping @MainActor (Locale?, [Place]) -> WindowModel
  ) {
    InterfaceCatalog.join()
    self.library = library
    self.terminal = terminal
    self.window = window
  }

  private var pages: [Place] { openedAddress.flatMap([Place].at) ?? [] }

  package var body: some View {
    ReaderWindow(library: library, terminal: terminal, window: window(personsLocale, pages))
  }
}

/// The models of a window, and how much room it has.
private struct ReaderWindow: View {
  @StateObject private var window: WindowModel
  @ObservedObject private var library: Library
  #if !os(Linux)
    @State private var measured = WindowRoom(0)
  #endif

  private let terminal: TerminalReading?

  init(library: Library, terminal: TerminalReading?, window: @autoclosure @escaping () -> WindowModel) {
    self.terminal = terminal
    _window = StateObject(wrappedValue: window())
    self.library = library
  }

  var body: some View {
    #if os(Linux)
      // A window is its own screen here: nothing needs to be laid out to know how wide it is.
      reader(WindowRoom(UIScreen.main.bounds.width, inTerminal: terminal != nil))
    #else
      reader(measured)
        .onGeometryChange(for: WindowRoom.self) {
          WindowRoom($0.size.width)
        } action: {
          measured = $0
        }
    #endif
  }

  private func reader(_ room: WindowRoom) -> some View {
    let settings = ReaderSettings(library)
    return WindowView(model: window, room: room)
      .environment(\.openURL, window.context.opening)
      .environment(\.terminalReading, terminal)
      .environment(\.terminalColumns, room.columns)
      .environment(\.isTiny, room.isTiny)
      .environment(\.rowDensity, settings.rows)
      .environment(\.readingLook, ReadingLook(library))
      .textFieldStyle(.roundedBorder)
      .preferredColorScheme(settings.colorScheme)
  }
}
