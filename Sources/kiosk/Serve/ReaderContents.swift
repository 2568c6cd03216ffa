import KioskApp
import Library
import SwiftUI

/// What the reader shows, on whichever screen: the services, and what this reader has kept.
@MainActor
struct ReaderContents {
  let source: LiveOrSamples
  private let library: Library

  /// - Parameter onlySamples: whether samples were asked for.
  init(
    settings: Settings, onlySamples: Bool, environment: Environment, messages: any TextOutput
  ) throws {
    source = try LiveOrSamples(settings: settings, onlySamples: onlySamples, messages: messages)
    library = Library.opened(at: UserFolders(environment: environment).libraryFile)
    if let trouble = library.trouble { try messages.write("kiosk: \(trouble)\n") }
    if let sound = settings.playsSound {
      library.standardSettings[ReaderSettings.Name.sound] = sound ? "on" : "off"
    }
  }

  /// The root of one window.
  func view() -> KioskRootView { KioskRootView(services: source.services, library: library) }
}
