import Foundation

/// Text as runs of one look each.
package struct TextContent: Equatable, Sendable {
  /// A piece of text with its own look over the element's.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: TextStyle
    /// An address to open when pressed.
    package var link: String?
    /// The name of a symbol that is drawn instead of the text, which says what it is.
    package var symbol: String?

    package init(_ text: String, style: TextStyle = TextStyle(), link: String? = nil, symbol: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
      self.symbol = symbol
    }

    /// Whether there is nothing but its words.
    package var isPlain: Bool { style.isPlain && link == nil && symbol == nil }
  }

  /// Text that changes with the clock; the host keeps it counting without further patches.
  package enum Ticking: Equatable, Sendable {
    /// The largest unit since or until the date, as in "4 minutes ago".
    case relative(Date)
    /// Hours, minutes and seconds from or to the date, as in "1:02:03".
    case timer(Date)
    /// Difference in the two largest units, as in "2 hr, 23 min".
    case offset(Date)
  }

  /// Most texts are one run without a look of its own; a session has hundreds of them.
  private enum Storage: Sendable {
    case plain(String)
    case rich(Shared<Rich>)
  }

  private struct Rich: Equatable, Sendable {
    var runs: [Run]
    var ticking: Ticking?
  }

  private var storage: Storage

  package init(_ runs: [Run], ticking: Ticking? = nil) {
    if ticking == nil, runs.count == 1, runs[0].isPlain {
      storage = .plain(runs[0].text)
    } else {
      storage = .rich(Shared(Rich(runs: runs, ticking: ticking)))
    }
  }

  package init(_ text: String) { storage = .plain(text) }

  package var runs: [Run] {
    get {
      switch storage {
      case .plain(let text): [Run(text)]
      case .rich(let rich): rich.value.runs
      }
    }
    set { self = TextContent(newValue, ticking: ticking) }
  }

  /// Where set, `runs` holds the text as of now and the host may keep it counting.
  package var ticking: Ticking? {
    if case .rich(let rich) = storage { rich.value.ticking } else { nil }
  }

  /// What ticks is the same while it counts from the same date: hosts keep it going without patches.
  package static func == (lhs: TextContent, rhs: TextContent) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.plain(let one), .plain(let other)): return one == other
    case (.rich(let one), .rich(let other)):
      guard one !== other else { return true }
      guard one.value.ticking == other.value.ticking else { return false }
      if one.value.ticking != nil { return one.value.runs.map(\.style) == other.value.runs.map(\.style) }
      return one.value.runs == other.value.runs
    default: return false
    }
  }

  /// The text, where it is one run without a look of its own that stays as it is.
  package var only: String? {
    if case .plain(let text) = storage { text } else { nil }
  }

  /// The whole text without looks.
  package var plain: String {
    switch storage {
    case .plain(let text): text
    case .rich(let rich): rich.value.runs.map(\.text).joined()
    }
  }
}
