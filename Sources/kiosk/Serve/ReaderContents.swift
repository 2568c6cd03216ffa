import Combine
import FeedLibrary
import Foundation
import KioskApp
import Library
import Storage
import SwiftUI

/// What the reader shows, on whichever screen: the services, and what this reader has kept.
@MainActor
final class ReaderContents {
  let source: LiveOrSamples
  let library: Library
  /// Made for the first window.
  private lazy var discussions = DiscussionBook(services: source.services, library: library)
  /// Looks after what the reader follows, for all windows.
  private(set) lazy var following = FollowDesk(services: source.services, library: library)
  private var notices: InboxNotices?
  private let hearing: AnyCancellable
  private var choosing: AnyCancellable?
  private var choosingLocale: AnyCancellable?
  /// What samples show is remembered as long as they run.
  private let sampleFolder: TemporaryFolder?
  /// Asked for before all else where a screen shows it at once; nil when the screen is there.
  var firstList: FirstList?

  /// - Parameters:
  ///   - onlySamples: whether samples were asked for.
  ///   - rows: how much room rows take unless the reader says otherwise.
  ///   - showsAtOnce: whether a screen is shown when all is made.
  init(
    settings: Settings, onlySamples: Bool, rows: RowDensity, showsAtOnce: Bool = false,
    environment: ProcessEnvironment, messages: any TextOutput
  ) throws {
    source = try LiveOrSamples(
      settings: settings, onlySamples: onlySamples, isHeld: showsAtOnce, messages: messages)
    firstList = showsAtOnce && !onlySamples ? FirstList(source.services) : nil
    library = Library.opened(at: UserFolders(environment: environment).libraryFile)
    hearing = source.serverDates.receive(on: RunLoop.main).sink { [library] date in
      MainActor.assumeIsolated { library.hear(time: date) }
    }
    let folders = UserFolders(environment: environment)
    sampleFolder = onlySamples ? TemporaryFolder("kiosk-seen") : nil
    source.services.seen = SeenBook(
      store: SeenStore(file: sampleFolder?.url.appending(path: "seen.sqlite") ?? folders.seenFile))
    if let kept = source.keptPages {
      source.services.keptPages = PageKeeper(services: source.services, library: library, kept: kept)
    }
    let notifier = DesktopNotifier(environment: environment)
    source.services.canNotifyDesktop = notifier != nil
    source.services.ownKeys = (showsAtOnce ? settings.terminal.keys : settings.ownKeys).words
    if let desk = source.services.feeds?.desk { follow(desk) }
    if let trouble = library.trouble { try messages.tell(trouble) }
    library.standardSettings[ReaderSettings.Name.rows] = rows.rawValue
    if let country = settings.country { library.standardSettings[ReaderSettings.Name.region] = country.code }
    if let sound = settings.playsSound {
      library.standardSettings[ReaderSettings.Name.sound] = sound ? "on" : "off"
    }
    notices = InboxNotices(
      desk: following, library: library, settings: settings, notifier: notifier, messages: messages)
  }

  /// What is saved keeps its text, and what the reader wants of all feeds holds.
  private func follow(_ desk: FeedDesk) {
    desk.keepTexts(
      of: library.$contents.map { contents in
        Set(contents.saved.values.filter { $0.key.service == .news }.compactMap { $0.url?.absoluteString })
      })
    choosing = library.$contents.map { $0.settings[ReaderSettings.Name.asksUnseenFeeds] == "on" }.removeDuplicates()
      .sink { isWanted in MainActor.assumeIsolated { desk.asksUnseen = isWanted } }
  }

  /// The locale of a window that is set to `window`, as the reader has chosen.
  func locale(over window: Locale) -> Locale { ReaderSettings(library).locale(over: window) }

  /// Calls `changed` when the reader has chosen another language or clock.
  func onLocaleChange(_ changed: @escaping @MainActor () -> Void) {
    choosingLocale = library.$contents
      .map { [$0.settings[ReaderSettings.Name.interfaceLanguage], $0.settings[ReaderSettings.Name.clock]] }
      .removeDuplicates().dropFirst()
      // The library tells before it has changed.
      .receive(on: RunLoop.main)
      .sink { _ in MainActor.assumeIsolated(changed) }
  }

  /// Keeps what is not written yet, and says what cannot be.
  func close(telling messages: any TextOutput) {
    if let loss = library.close() { try? messages.tell(loss) }
  }

  /// The root of a window whose browser has not proved yet that a reader sits at it: it asks nobody and keeps nothing.
  func quietView() -> KioskRootView { KioskRootView(services: source.services.quiet, library: library.copy()) }

  /// The root of one window.
  /// - Parameter terminal: what the reader has in a terminal; nil in a page.
  func view(terminal: TerminalReading? = nil) -> KioskRootView {
    KioskRootView(
      services: source.services, library: library, discussions: discussions, following: following, terminal: terminal)
  }
}
