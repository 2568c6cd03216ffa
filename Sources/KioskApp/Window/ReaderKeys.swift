/// All keys of the reader. The list behind `?`, the line of hints in a terminal and the documentation are made of this.
package enum ReaderKeys {
  package struct Key: Equatable, Sendable {
    /// As it is shown: `j k`.
    package var key: String
    package var meaning: String
    /// The meaning in a word, where it is worth a place in the line of hints.
    package var hint: String?

    init(_ key: String, _ meaning: String, hint: String? = nil) {
      self.key = key
      self.meaning = meaning
      self.hint = hint
    }
  }

  package struct Group: Equatable, Sendable {
    package var name: String
    package var keys: [Key]
  }

  package static let everywhere = Group(
    name: "Everywhere",
    keys: [
      Key("1 … 6", "the panes, in their order"),
      Key("/", "search; in a discussion, find in it; in films, their search field"),
      Key("z", "undo the last change"), Key("q", "back"), Key("?", "these keys"),
    ])

  package static let lists = Group(
    name: "Lists",
    keys: [
      Key("j k", "next, previous story"), Key("c Enter", "its discussion", hint: "discussion"),
      Key("o", "its link", hint: "link"), Key("s", "save or remove", hint: "save"),
      Key("n N", "next, previous unread story", hint: "unread"), Key("m", "read or unread"),
      Key("a", "mark all as read"), Key("h", "hide or show what was read or seen"),
      Key("S", "sort: as ranked, newest, points, comments", hint: "sort"),
      Key(". ,", "discussion of the next, previous story"),
      Key("space", "scroll; at the end, the next unread discussion or article"),
    ])

  package static let discussions = Group(
    name: "Discussions",
    keys: [
      Key("j k", "next, previous comment"), Key("n ]", "next thread", hint: "thread"), Key("[", "previous thread"),
      Key("p", "parent comment", hint: "parent"), Key("u", "next new comment", hint: "new"),
      Key("x", "fold or open the comment", hint: "fold"), Key("e", "fold or open all"),
      Key("v", "article, both or discussion", hint: "article"),
      Key("/", "find words; then n N or Return for the matches, Esc to end"), Key("o", "open the link", hint: "link"),
      Key("s", "save or remove"), Key("r", "ask again"),
    ])

  package static let terminal = Group(
    name: "In a terminal",
    keys: [
      Key("j k ↓ ↑", "move the cursor; where there are no rows, scroll by a line", hint: "move"),
      Key("PgDn PgUp", "by a page; ^D ^U by half a page"), Key("g G", "to the first, to the last"),
      Key("h l ← →", "to what stands beside"), Key("Tab", "the pane beside, else the next thing"),
      Key("Enter", "open what the cursor stands on; type in a field, Esc ends that"),
      Key(":", "numbers on rows and links; then a number goes there", hint: "go to"),
      Key("F", "show only rows with certain words, Esc shows all", hint: "filter"),
      Key("y Y", "copy the address, the text", hint: "copy"), Key("|", "pipe the page to a command"),
      Key("i", "pictures on or off"), Key("Alt-Enter", "a row's menu"), Key("^L", "draw again"),
      Key("q", "on the first page: leave, as ^C anywhere"),
    ])

  /// The groups of a page's list of keys, or of a terminal's.
  package static func groups(inTerminal: Bool) -> [Group] {
    [everywhere, lists, discussions] + (inTerminal ? [terminal] : [])
  }

  /// What stands in a terminal's line of hints on a page.
  static func hints(for path: [Place]) -> [(key: String, word: String)] {
    let own: [Key]
    switch (path.detail, path.pane) {
    case (.item, _): own = discussions.keys
    case (nil, .hackerNews): own = lists.keys
    case (nil, .movies), (nil, .search): own = [Key("Enter", "", hint: "open"), Key("/", "", hint: "search")]
    case (nil, .settings): own = [Key("Enter", "", hint: "change")]
    default: own = [Key("Enter", "", hint: "open")]
    }
    let all =
      Array(terminal.keys.prefix(1)) + own + Array(terminal.keys.dropFirst())
      + [Key("q", "", hint: path.detail == nil ? "leave" : "back")]
    return all.compactMap { key in key.hint.map { (key.key.split(separator: " ").prefix(2).joined(separator: " "), $0) }
    }
  }
}
