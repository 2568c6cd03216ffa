import Combine
import Foundation
import FoundationExtras
import KioskApp
import Library

/// `kiosk follow`: what is followed, and what has come of it.
@MainActor
struct RunFollow {
  let request: FollowRequest
  let options: ListOptions
  let context: CommandContext

  func run(_ access: ServiceAccess) throws {
    let library = Library(
      store: try context.libraryStore(), work: .immediate, watchInterval: options.watches ? 1 : nil)
    switch request {
    case .inbox: try inbox(library, access)
    case .list: try show(library) { $0.followed.map { ListRow($0) } }
    case .add(let subject): try add(subject, to: library)
    case .remove(let subject): try remove(subject, from: library)
    case .markRead:
      let entries = library.contents.inboxEntries
      library.markInbox(entries, isRead: true)
      try close(library)
      try context.output.say("Everything in the inbox is marked as read.")
    }
  }

  private func close(_ library: Library) throws {
    if let loss = library.close() { throw CommandFailure(.unavailable, loss) }
  }

  private func add(_ subject: FollowedSubject, to library: Library) throws {
    guard library.follow(subject) else {
      throw CommandFailure(
        .unavailable, "You already follow as much as Kiosk can look after.",
        hint: "\"kiosk follow list\" shows it; \"kiosk follow remove\" makes room.")
    }
    try close(library)
    let sentence = library.contents.follows[subject]?.sentence ?? ""
    try context.output.say("Following: \(sentence). \"kiosk follow\" shows what comes of it.")
  }

  private func remove(_ subject: FollowedSubject, from library: Library) throws {
    guard let follow = library.contents.follows[subject] else {
      throw CommandFailure(
        .badData, "You do not follow this.", hint: "\"kiosk follow list\" shows what you follow.")
    }
    library.unfollow(subject)
    try close(library)
    try context.output.say("No longer following: \(follow.sentence).")
  }

  // MARK: - The inbox

  private func inbox(_ library: Library, _ access: ServiceAccess) throws {
    let services = KioskServices(
      hackerNews: access.hackerNews, origin: .live, movies: try access.moviesForScreens(.live))
    let desk = FollowDesk(services: services, library: library)
    let notices = InboxNotices(
      desk: desk, library: library, settings: access.settings,
      notifier: DesktopNotifier(environment: context.environment), messages: context.messages)
    defer { withExtendedLifetime(notices) {} }
    guard !options.isOffline else { return try show(library) { $0.inboxEntries.map { ListRow($0) } } }
    let looking = desk.look()
    defer { looking.cancel() }
    if !options.watches { try wait(for: desk) }
    try show(library) { $0.inboxEntries.map { ListRow($0) } }
    try close(library)
    if !options.watches, let trouble = desk.trouble { throw CommandFailure(.unavailable, trouble) }
  }

  /// Until all that is due has been asked for.
  private func wait(for desk: FollowDesk) throws {
    let progress = context.progressLine()
    let loop = MainLoop()
    try progress.show("Asking for news of what you follow…")
    let work = desk.asked().sink { loop.end() }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }

  private func show(_ library: Library, _ rows: @escaping (LibraryContents) -> [ListRow]) throws {
    let limit = options.limit ?? ListOptions.standardLimit
    let emptiness: String.LocalizationValue =
      library.contents.follows.isEmpty
      ? "You do not follow anything yet: kiosk follow add words TEXT" : "Nothing has come of what you follow yet."
    let answers = library.$contents.map { contents in
      let rows = Array(rows(contents).prefix(limit))
      return RowSource.Rows(rows: rows, remarks: rows.isEmpty ? [emptiness] : [])
    }
    let source = RowSource(
      .library, name: "Inbox", watching: .following { answers.map(Result.success).eraseToAnyPublisher() }
    ) { _ in
      answers.first().setFailureType(to: CommandFailure.self).eraseToAnyPublisher()
    }
    try ListController([source], options: options, context: context).run()
  }
}

extension CommandFailure {
  init(cannotFollow kind: FollowedSubject.Kind) {
    switch kind {
    case .replies, .user: self.init(.usage, "A name on Hacker News has letters, digits, - and _ only.")
    case .words: self.init(.usage, "These are too many words.")
    case .story, .movie: self.init(.usage, "Stories and films are followed by their numbers.")
    }
  }
}
