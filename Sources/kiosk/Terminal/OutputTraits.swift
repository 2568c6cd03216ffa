import Foundation

/// What is known about the terminal behind a file descriptor.
struct OutputTraits: Equatable, Sendable {
  var isTerminal: Bool
  /// Columns of a line: the terminal's, else `COLUMNS`, else 80.
  var columns: Int
  /// Whether what is written can be taken back: a terminal that understands escape sequences.
  var isErasable: Bool
  /// A terminal that draws colours, and nobody asked for none (no-color.org).
  var usesColour: Bool
  /// Whether the locale says that text is UTF-8.
  var isUTF8: Bool
  /// Whether text is written in ASCII: by a locale that names another encoding than UTF-8, and on a terminal without a locale.
  var isASCII: Bool

  /// Asks the system about `descriptor`.
  init(descriptor: Int32, environment: ProcessEnvironment) {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    let hasSize = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(isTerminal: isTerminal, windowColumns: hasSize ? Int(size.ws_col) : nil, environment: environment)
  }

  init(isTerminal: Bool, windowColumns: Int?, environment: ProcessEnvironment) {
    self.isTerminal = isTerminal
    let asked = environment[.columns].flatMap { Int($0) }.flatMap { (20...1000).contains($0) ? $0 : nil }
    columns = windowColumns ?? asked ?? 80
    isErasable = isTerminal && environment[.terminal] != "dumb"
    usesColour = isErasable && environment[.noColor] == nil
    let locale = environment[.localeAll] ?? environment[.localeCharacters] ?? environment[.language]
    isUTF8 = (locale ?? "").lowercased().filter { $0 != "-" }.contains("utf8")
    isASCII = !isUTF8 && (isTerminal || locale != nil)
  }
}
