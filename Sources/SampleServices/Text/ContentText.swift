/// Reads the content files. Their forms:
///
///     = story 412 187 wrenfield data lantern.example/folders #queue
///     Title on one line
///     Text of a story without address, paragraphs separated by blank lines
///     * 120 A choice of a poll
///
/// is a story: kind, score, age in minutes, author, topic, address or `-`, and possibly its thread. A thread is
///
///     == queue
///     + okonma
///     Text
///     ++ saltgrass deleted
///
/// with one `+` per level. A pool of remarks is `= topic` followed by texts that are separated by `%` lines; a person is
/// `= name karma years` followed by the about text.
enum ContentText {
  static func stories(_ content: String) -> [StoryDraft] {
    var drafts: [StoryDraft] = []
    for block in blocks(content, marker: "= ") {
      let fields = block.header.split(separator: " ").map(String.init)
      guard fields.count >= 6, let kind = SampleItem.Kind(rawValue: fields[0] == "dead" ? "story" : fields[0]),
        let score = Int(fields[1]), let age = Int(fields[2]), let topic = SampleTopic(rawValue: fields[4])
      else { continue }
      var draft = StoryDraft(kind: kind, score: score, ageMinutes: age, by: fields[3], topic: topic)
      draft.isDead = fields[0] == "dead"
      draft.address = fields[5] == "-" ? nil : fields[5]
      draft.thread = fields.dropFirst(6).first.map { String($0.dropFirst()) }
      var lines = block.lines[...]
      draft.title = lines.popFirst().map(String.init) ?? ""
      for line in lines where line.hasPrefix("* ") {
        let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
        if parts.count == 2, let votes = Int(parts[0]) { draft.options.append((votes, String(parts[1]))) }
      }
      draft.text = joined(lines.filter { !$0.hasPrefix("* ") })
      drafts.append(draft)
    }
    return drafts
  }

  static func threads(_ content: String) -> [String: [CommentDraft]] {
    var threads: [String: [CommentDraft]] = [:]
    for block in blocks(content, marker: "== ") {
      var flat: [(depth: Int, draft: CommentDraft)] = []
      var lines: [Substring] = []
      func finish() {
        guard var last = flat.popLast() else { return }
        last.draft.text = joined(lines)
        flat.append(last)
        lines = []
      }
      for line in block.lines {
        guard line.hasPrefix("+") else {
          lines.append(line)
          continue
        }
        finish()
        let depth = line.prefix { $0 == "+" }.count
        let fields = line.dropFirst(depth).split(separator: " ")
        let state: CommentDraft.State =
          switch fields.dropFirst().first {
          case "deleted": .deleted
          case "dead": .dead
          default: .normal
          }
        flat.append((depth, CommentDraft(by: fields.first.map(String.init) ?? "", state: state)))
      }
      finish()
      var rest = flat[...]
      threads[block.header] = nested(&rest, depth: 1)
    }
    return threads
  }

  /// Texts by the word of their block's header.
  static func pools(_ content: String) -> [(name: String, texts: [String])] {
    blocks(content, marker: "= ").map { block in
      (block.header, block.lines.split { $0 == "%" }.map { joined($0) }.filter { !$0.isEmpty })
    }
  }

  static func people(_ content: String) -> [(name: String, karma: Int, years: Double, about: String)] {
    blocks(content, marker: "= ").compactMap { block in
      let fields = block.header.split(separator: " ")
      guard fields.count == 3, let karma = Int(fields[1]), let years = Double(fields[2]) else { return nil }
      return (String(fields[0]), karma, years, joined(block.lines))
    }
  }

  /// The lines below each header line.
  static func blocks(_ content: String, marker: String) -> [(header: String, lines: [Substring])] {
    var blocks: [(header: String, lines: [Substring])] = []
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(marker) {
        blocks.append((String(line.dropFirst(marker.count)), []))
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  private static func joined(_ lines: some Sequence<Substring>) -> String {
    var lines = Array(lines)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func nested(_ rest: inout ArraySlice<(depth: Int, draft: CommentDraft)>, depth: Int) -> [CommentDraft]
  {
    var drafts: [CommentDraft] = []
    while let next = rest.first, next.depth >= depth {
      var draft = next.draft
      rest.removeFirst()
      draft.replies = nested(&rest, depth: next.depth + 1)
      drafts.append(draft)
    }
    return drafts
  }
}
