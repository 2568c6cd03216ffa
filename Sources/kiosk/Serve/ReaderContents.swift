import Combine
import Foundation
import KioskApp
import Library
import SwiftUI

/// What the reader shows, on whichever screen: the services, and what this reader has kept.
@MainActor
final class ReaderContents {
  let source: LiveOrSamples
  let library: Library
  /// Made for the first window.
  private lazy var discussions = DiscussionBook(services: source.services, library: library)
  private let hearing: AnyCancellable

  /// - Parameters:
  ///   - onlySamples: whether samples were asked for.
  ///   - rows: how much room rows take unless the reader says otherwise.
  init(
    settings: Settings, onlySamples: Bool, rows: RowDensity, environment: ProcessEnvironment, messages: any TextOutput
  ) throws {
    source = try LiveOrSamples(settings: settings, onlySamples: onlySamples, messages: messages)
    library = Library.opened(at: UserFolders(environment: environment).libraryFile)
    hearing = source.serverDates.receive(on: RunLoop.main).sink { [library] date in
      MainActor.assumeIsolated { library.hear(time: date) }
    }
    if let trouble = library.trouble { try messages.write("kiosk: \(trouble)\n") }
    library.standardSettings[ReaderSettings.Name.rows] = rows.rawValue
    if let sound = settings.playsSound {
      library.standardSettings[ReaderSettings.Name.sound] = sound ? "on" : "off"
    }
  }

  /// Keeps what is not written yet, and says what cannot be.
  func close(telling messages: any TextOutput) {
    if let loss = library.close() { try? messages.write("kiosk: \(loss)\n") }
  }

  /// The root of a window whose browser has not proved yet that a reader sits at it: it asks nobody and keeps nothing.
  func quietView() -> KioskRootView { KioskRootView(services: source.services.quiet, library: library.copy()) }

  /// The root of one window.
  func view() -> KioskRootView {
    KioskRootView(services: source.services, library: library, discussions: discussions)
  }
}
