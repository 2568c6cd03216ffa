import Foundation

/// Which of the kept things somebody wants to see.
package struct KeptSelection: Hashable, Sendable {
  package var kind: KeptKind?
  package var label: String?
  /// Words of the title, the origin, the labels or the note, in any order; each may be a beginning.
  package var text: String

  package init(kind: KeptKind? = nil, label: String? = nil, text: String = "") {
    self.kind = kind
    self.label = label
    self.text = text
  }

  /// Whether it leaves nothing out.
  package var isAll: Bool { kind == nil && label == nil && words.isEmpty }

  private var words: [Substring] { MuteFilter.words(text).split(separator: " ") }

  /// Those that are wanted, in the order they come in.
  /// - Parameter hasWords: whether the words are known to be in the text of a thing, which is not looked at here.
  package func items(
    _ items: some Sequence<KeptItem>, orWhere hasWords: (KeptItem) -> Bool = { _ in false }
  ) -> [KeptItem] {
    let words = words.map { " \($0)" }
    return items.filter { item in
      if let kind, item.kind != kind { return false }
      if let label, !item.remarks.has(label: label) { return false }
      guard !words.isEmpty else { return true }
      let texts = [item.title, item.origin, item.url?.host() ?? ""] + item.remarks.labels + [item.remarks.note]
      let line = " " + MuteFilter.words(texts.joined(separator: " "))
      return words.allSatisfy(line.contains) || hasWords(item)
    }
  }
}

extension LibraryContents {
  /// The labels of saved things, each once, as a dictionary has them.
  package var labels: [String] {
    var named: [String: String] = [:]
    for label in savedItems.flatMap(\.remarks.labels) where named[Remarks.name(label)] == nil {
      named[Remarks.name(label)] = label
    }
    return named.values.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}
