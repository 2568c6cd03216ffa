import Articles
import Combine
import Foundation
import FoundationExtras
import KioskApp
import Library

/// What the library lists: `kiosk saved`, `kiosk history`, `kiosk mutes`.
enum LibraryList: Equatable, Sendable {
  case saved(KeptSelection)
  /// Films that have been seen.
  case seen(KeptSelection)
  case history, mutes

  /// - Parameter kept: the pages of what is saved, which are searched, too.
  func rows(_ contents: LibraryContents, limit: Int, now: Date, kept: KeptPages? = nil) -> RowSource.Rows {
    let rows =
      switch self {
      case .saved(let selection):
        selection.items(contents.savedItems, pages: kept?.names(holding: selection.text) ?? []).prefix(limit).map {
          ListRow($0, seen: contents.seen[$0.key])
        }
      case .seen(let selection):
        selection.items(contents.seenFilms.map(\.item)).prefix(limit)
          .map { ListRow($0, seen: contents.seen[$0.key]) }
      case .history: contents.history.prefix(limit).map { ListRow($0, seen: contents.seen[$0.key]) }
      case .mutes: contents.muteRules.prefix(limit).map { ListRow($0, now: now) }
      }
    return RowSource.Rows(rows: rows, remarks: rows.isEmpty ? [emptiness] : [])
  }

  var emptiness: String.LocalizationValue {
    switch self {
    case .saved(let selection):
      selection.isAll ? "Nothing has been saved yet." : "Nothing that is saved is like that."
    case .seen(let selection):
      selection.isAll
        ? "No film has been marked as seen yet." : "No film that you have seen is like that."
    case .history: "Nothing has been opened yet."
    case .mutes: "Nothing is muted."
    }
  }
}

/// Lists what the library holds, and with `--watch` what windows and other commands change in it.
@MainActor
struct ShowLibraryList {
  let list: LibraryList
  let options: ListOptions
  let context: CommandContext

  func run() throws {
    let library = Library(
      store: try context.libraryStore(), work: .immediate, watchInterval: options.watches ? 1 : nil)
    try ListController([source(library)], options: options, context: context).run()
  }

  private func source(_ library: Library) -> RowSource {
    let limit = options.limit ?? ListOptions.standardLimit
    let kept = KeptPages(folder: UserFolders(environment: context.environment).savedPagesFolder)
    let answers = library.$contents.map { list.rows($0, limit: limit, now: Date(), kept: kept) }
    return RowSource(
      .library, name: "Library",
      watching: .following { answers.map(Result.success).eraseToAnyPublisher() }
    ) { _ in
      answers.first().setFailureType(to: CommandFailure.self).eraseToAnyPublisher()
    }
  }
}
