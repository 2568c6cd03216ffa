import Foundation
import KioskApp
import Library
import OutsideText

extension KioskCommands {
  static let saved = libraryList(
    .saved, name: "saved", summary: "what you have saved, the newest first", rows: .blankKept)
  static let history = libraryList(
    .history, name: "history", summary: "what you have opened, the newest first", rows: .blankKept)
  static let mutes = libraryList(
    .mutes, name: "mutes", summary: "what you do not want to see", rows: .blankMute)

  static let save = Command<Invocation>(
    name: "save", summary: "save a page to read later",
    notes: ["Nobody is asked now: the reader, when it runs, fetches the page and keeps its text."],
    arguments: [page], options: [],
    action: { line in line[page].map { .library(.savePage($0)) } ?? .help(["save"]) })

  private static let page = Argument<URL>("URL", "the page's address") { text throws(InvalidValue) in
    guard let address = SafeLink.typed(text) else { throw InvalidValue(expected: "the address of a page") }
    return address
  }

  private static func libraryList(
    _ list: LibraryList, name: String, summary: String, rows: ListRow
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary,
      notes: [
        "Nobody is asked: your library lies on this machine. --watch tells what changes in any window or command.",
        "The keys of a row in JSON are \(keys(rows)). Each is always there, null where there is no value.", eventsNote,
      ],
      options: [ListOptions.limitOption] + ListOptions.formats + RowSelection.options(of: [rows])
        + [ListOptions.watch, ListOptions.new],
      exclusive: ListOptions.exclusive.filter { !$0.contains("offline") },
      action: { line in .libraryList(list, ListOptions(line)) })
  }
}
