import SwiftUI

/// The list of all keys.
struct KeysSheet: View {
  private static let groups: [(name: String, keys: [(key: String, meaning: String)])] = [
    (
      "Everywhere",
      [
        ("1 … 6", "the panes, in their order"), ("/", "search; in a discussion, find in it"),
        ("z", "undo the last change"),
        ("q", "back"), ("?", "these keys"),
      ]
    ),
    (
      "Lists",
      [
        ("j k", "next, previous story"), ("c Enter", "its discussion"), ("o", "its link"), ("s", "save or remove"),
        ("n", "next unread story"), ("m", "read or unread"), ("a", "mark all as read"),
        ("h", "hide or show what was read or seen"),
        (". ,", "discussion of the next, previous story"),
        ("space", "scroll; at the end, the next unread discussion or article"),
      ]
    ),
    (
      "Discussions",
      [
        ("j k", "next, previous comment"), ("n ]", "next thread"), ("[", "previous thread"), ("p", "parent comment"),
        ("u", "next new comment"), ("x", "fold or open the comment"), ("e", "fold or open all"),
        ("v", "article, both or discussion"),
        ("/", "find words; then n N or Return for the matches, Esc to end"), ("o", "open the link"),
        ("s", "save or remove"), ("r", "ask again"),
      ]
    ),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Keys")
        .font(.title2)
        .bold()
      ForEach(Self.groups, id: \.name) { group in
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: group.name)
            .font(.headline)
          ForEach(group.keys, id: \.key) { entry in
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Text(verbatim: entry.key)
                .monospaced()
                .bold()
                .frame(width: 64, alignment: .leading)
              Text(verbatim: entry.meaning)
                .foregroundColor(.secondary)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(24)
  }
}
