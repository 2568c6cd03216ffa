import Foundation
import FoundationExtras

/// What a reader says of a saved thing: labels to find it by, and a note.
package struct Remarks: Hashable, Sendable {
  package private(set) var labels: [String]
  package private(set) var note: String

  package static let mostLabels = 20
  /// In characters.
  package static let longestLabel = 40
  package static let longestNote = 4000

  /// Why words cannot be kept.
  package enum Problem: Error, Equatable, Sendable {
    case tooManyLabels
    case longLabel
    case longNote

    /// One sentence for people, in no language yet.
    package var words: String.LocalizationValue {
      switch self {
      case .tooManyLabels: "A thing takes at most 20 labels."
      case .longLabel: "A label takes at most 40 characters."
      case .longNote: "A note takes at most 4,000 characters."
      }
    }
  }

  /// Nothing said.
  package init() { (labels, note) = ([], "") }

  /// - Parameter labels: any words; commas of any script part them. Those that differ in case or accents alone are one, as the
  ///   first of them is written.
  package init(labels: [String], note: String = "") throws(Problem) {
    var names: Set<String> = []
    self.labels = []
    for label in labels.flatMap({ $0.split { ",،，、\n".contains($0) } }) {
      let label = label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !label.isEmpty else { continue }
      guard Self.fits(label, Self.longestLabel) else { throw .longLabel }
      if names.insert(Self.name(label)).inserted { self.labels.append(label) }
      guard self.labels.count <= Self.mostLabels else { throw .tooManyLabels }
    }
    self.note = note.trimmingCharacters(in: .whitespacesAndNewlines)
    guard Self.fits(self.note, Self.longestNote) else { throw .longNote }
  }

  /// The labels as one field has them.
  package var typedLabels: String { labels.joined(separator: ", ") }

  package var isEmpty: Bool { labels.isEmpty && note.isEmpty }

  package func has(label: String) -> Bool {
    let name = Self.name(label)
    return labels.contains { Self.name($0) == name }
  }

  /// The same for labels that are one.
  package static func name(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// A character may be made of many parts: those are bounded, too.
  private static func fits(_ text: String, _ most: Int) -> Bool {
    text.utf8.count <= most * 16 && text.count <= most
  }
}
