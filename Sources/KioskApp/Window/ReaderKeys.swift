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

  package static var everywhere: Group {
    Group(
      name: localized("Everywhere"),
      keys: [
        Key("1 … 6", localized("the panes, in their order")),
        Key("/", localized("search; in a discussion, find in it; in films, their search field")),
        Key("C", localized("what you missed")), Key("I", localized("what came of what you follow")),
        Key("z", localized("undo the last change")), Key("q", localized("back")), Key("?", localized("these keys")),
      ])
  }

  package static var lists: Group {
    Group(
      name: localized("Lists"),
      keys: [
        Key("j k", localized("next, previous story")),
        Key("c Enter", localized("its discussion"), hint: localized("discussion")),
        Key("o", localized("its link"), hint: localized("link")),
        Key("s", localized("save or remove"), hint: localized("save")),
        Key("n N", localized("next, previous unread story"), hint: localized("unread")),
        Key("m", localized("read or unread")),
        Key("a", localized("mark all as read")), Key("h", localized("hide or show what was read or seen")),
        Key("S", localized("sort the list in another way"), hint: localized("sort")),
        Key(". ,", localized("discussion of the next, previous story")),
        Key("space", localized("scroll; at the end, the next unread discussion or article")),
      ])
  }

  package static var discussions: Group {
    Group(
      name: localized("Discussions"),
      keys: [
        Key("j k", localized("next, previous comment")),
        Key("n ]", localized("next thread"), hint: localized("thread")), Key("[", localized("previous thread")),
        Key("J K", localized("next, previous comment beside it")),
        Key("p", localized("parent comment"), hint: localized("parent")),
        Key("u", localized("next new comment"), hint: localized("new")),
        Key("x", localized("fold or open the comment"), hint: localized("fold")),
        Key("e", localized("fold or open all")),
        Key("v", localized("article, both or discussion"), hint: localized("article")),
        Key("/", localized("find words; then n N or Return for the matches, Esc to end")),
        Key("o", localized("open the link"), hint: localized("link")),
        Key("s", localized("save or remove")), Key("r", localized("ask again")),
      ])
  }

  package static var terminal: Group {
    Group(
      name: localized("In a terminal"),
      keys: [
        Key(
          "j k ↓ ↑", localized("move the cursor; where there are no rows, scroll by a line"), hint: localized("move")),
        Key("PgDn PgUp", localized("by a page; ^D ^U by half a page")),
        Key("g G", localized("to the first, to the last")),
        Key(
          "h l ← →", localized("to what stands beside; in a list that can hide what was read, h does that")),
        Key("Tab", localized("the pane beside, else the next thing")),
        Key("Enter", localized("open what the cursor stands on; type in a field, Esc ends that")),
        Key(":", localized("numbers on rows and links; then a number goes there"), hint: localized("go to")),
        Key("F", localized("show only rows with certain words, Esc shows all"), hint: localized("filter")),
        Key("y Y", localized("copy the address, the text"), hint: localized("copy")),
        Key("|", localized("pipe the page to a command")),
        Key("i", localized("pictures on or off")), Key("Alt-Enter", localized("a row's menu")),
        Key("^L", localized("draw again")),
        Key("q", localized("on the first page: leave, as ^C anywhere")),
      ])
  }

  /// The groups of a page's list of keys, or of a terminal's.
  /// - Parameter own: the reader's own keys, and the keys that they stand for.
  package static func groups(inTerminal: Bool, own: [String: String] = [:]) -> [Group] {
    let ownKeys = own.sorted { $0.key < $1.key }.map { Key($0.key, $0.value) }
    return (own.isEmpty ? [] : [Group(name: localized("Your own"), keys: ownKeys)])
      + [everywhere, lists, discussions] + (inTerminal ? [terminal] : [])
  }

  /// The keys of lists that mean the same in all of them.
  private static var ofRows: [Key] {
    lists.keys.filter { ["o", "s", "n N"].contains($0.key) }
  }

  /// What stands in a terminal's line of hints on a page.
  static func hints(for path: [Place]) -> [(key: String, word: String)] {
    let own: [Key]
    switch (path.detail, path.pane) {
    case (.item, _): own = discussions.keys
    case (nil, .hackerNews): own = lists.keys
    case (nil, .movies), (nil, .search):
      own = [Key("Enter", "", hint: localized("open")), Key("/", "", hint: localized("search"))] + ofRows
    case (nil, .settings): own = [Key("Enter", "", hint: localized("change"))]
    case (nil, _), (.catchUp, _), (.inbox, _), (.day, _), (.user, _), (.source, _), (.person, _), (.collection, _):
      own = [Key("Enter", "", hint: localized("open"))] + ofRows
    default: own = [Key("Enter", "", hint: localized("open"))]
    }
    let all =
      Array(terminal.keys.prefix(1)) + own + Array(terminal.keys.dropFirst())
      + [Key("q", "", hint: path.detail == nil ? localized("leave") : localized("back"))]
    return all.compactMap { key in key.hint.map { (key.key.split(separator: " ").prefix(2).joined(separator: " "), $0) }
    }
  }
}
