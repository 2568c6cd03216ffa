import Foundation
import KioskApp
import Library
import OutsideText

extension KioskCommands {
  static let saved = libraryList(
    name: "saved", summary: "what you have saved, the newest first", rows: .blankKept, arguments: [savedWords],
    options: [kind, label, seen, epub, html],
    exclusive: ["json", "jsonl", "plain", "template", "fields", "watch", "new"].map { ["epub", "html", $0] }
      + ["epub", "html"].map { ["seen", $0] },
    notes: [
      "--epub and --html write what is chosen as a book, with the texts and pictures that are stored here. Nobody is asked."
    ]
  ) { line in
    let selection = KeptSelection(kind: line[kind], label: line[label], text: line[savedWords] ?? "")
    let options = ListOptions(line)
    for (option, form) in [(epub, SavedBook.Form.epub), (html, .html)] {
      guard let path = line[option] else { continue }
      return .savedBook(SavedBookRequest(selection: selection, form: form, path: path), options)
    }
    return .libraryList(line[seen] ? .seen(selection) : .saved(selection), options)
  }
  static let history = libraryList(
    name: "history", summary: "what you have opened, the newest first", rows: .blankKept
  ) { line in .libraryList(.history, ListOptions(line)) }
  static let mutes = libraryList(
    name: "mutes", summary: "what you do not want to see", rows: .blankMute
  ) { line in .libraryList(.mutes, ListOptions(line)) }

  private static let savedWords = Argument(
    "WORDS", "only what has these words in its title, its site, its labels or its note", .optionalText)
  private static let kind = Option(
    oneOf: KeptKind.self, "kind", "KIND",
    "only things of a kind: \(KeptKind.allCases.map(\.rawValue).joined(separator: ", "))")
  private static let seen = Option(switch: "seen", "the films that you have seen, saved or not, with your marks")
  private static let epub = Option<String>("epub", "FILE", "write it as a book, EPUB 3; FILE must not be there yet") {
    $0
  }
  private static let html = Option<String>("html", "FILE", "write it as one page of HTML; FILE must not be there yet") {
    $0
  }
  private static let label = Option<String>("label", "LABEL", "only things with this label") { $0 }

  static let save = Command<Invocation>(
    name: "save", summary: "save a page to read later",
    notes: ["Nobody is asked now: the reader, when it runs, fetches the page and keeps its text."],
    arguments: [page], options: [newLabel, note],
    action: { line in
      line[page].map { .library(.savePage($0, labels: line[newLabel], note: line[note])) } ?? .help(["save"])
    })

  private static let newLabel = RepeatedOption(
    name: "label", valueName: "LABEL", summary: "a label to find it by; may be given again"
  ) { text throws(InvalidValue) in
    try checked(labels: [text])
    return text
  }
  private static let note = Option<String>("note", "TEXT", "a note, in place of the one it has") {
    text throws(InvalidValue) in
    try checked(note: text)
    return text
  }

  private static func checked(labels: [String] = [], note: String = "") throws(InvalidValue) {
    do throws(Remarks.Problem) {
      _ = try Remarks(labels: labels, note: note)
    } catch {
      throw InvalidValue(
        expected: labels.isEmpty
          ? "at most \(Remarks.longestNote) characters" : "at most \(Remarks.longestLabel) characters")
    }
  }

  static let page = Argument<URL>("URL", "the page's address") { text throws(InvalidValue) in
    guard let address = SafeLink.typed(text) else { throw InvalidValue(expected: "the address of a page") }
    return address
  }

  private static func libraryList(
    name: String, summary: String, rows: ListRow, arguments: [any CommandArgument] = [],
    options: [any CommandOption] = [], exclusive: [[String]] = [], notes: [String] = [],
    action: @escaping @Sendable (ParsedArguments) -> Invocation
  ) -> Command<Invocation> {
    Command(
      name: name, summary: summary,
      notes: notes + [
        "Nobody is asked: your library lies on this machine. --watch tells what changes in any window or command.",
        "The keys of a row in JSON are \(keys(rows)). Each is always there, null where there is no value.", eventsNote,
      ],
      arguments: arguments,
      options: options + [ListOptions.limitOption] + ListOptions.formats + RowSelection.options(of: [rows])
        + [ListOptions.watch, ListOptions.new],
      exclusive: exclusive + ListOptions.exclusive.filter { !$0.contains("offline") }, action: action)
  }
}
