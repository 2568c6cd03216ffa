import Foundation
import FoundationExtras

/// A library file, read whole, and what the contents become with it: a value, made off the main thread.
struct ReadFile: Sendable {
  let before: LibraryContents
  let after: LibraryContents
  /// The records in the file.
  let count: Int
  /// Those that are others than before.
  let changed: [LibraryRecord]
  /// What brings the contents back to what they were.
  let undo: [LibraryRecord]

  init(_ file: Data, over contents: LibraryContents) throws(LibraryFile.Problem) {
    let records = try LibraryFile.records(in: file)
    var after = contents
    var changed: [LibraryRecord] = []
    var undo: [LibraryRecord] = []
    for record in records {
      let old = contents.record(record.id)
      guard old.value != record.value else { continue }
      changed.append(record)
      undo.append(old)
      after.apply(record)
    }
    before = contents
    self.after = after
    count = records.count
    self.changed = changed
    self.undo = undo
  }

  /// The name of the step that takes it back.
  static func label(_ changed: Int) -> String.LocalizationValue {
    changed == 1 ? "Imported one record" : "Imported \(changed) records"
  }
}

/// What has become of a library file.
package struct FileOutcome: Equatable, Sendable {
  /// The records in it.
  package var records: Int
  /// Those that were not here, or were others.
  package var changed: Int
  /// Why they may not be written yet.
  package var trouble: String.LocalizationValue?

  /// A sentence a person understands, in no language yet.
  package var words: String.LocalizationValue {
    guard changed > 0 else { return .joined(["Nothing new in it."] + told) }
    let taken: String.LocalizationValue = changed == 1 ? "Imported one record." : "Imported \(changed) records."
    let known = records - changed
    let rest: [String.LocalizationValue] =
      switch known {
      case 0: []
      case 1: ["One was here already."]
      default: ["\(known) were here already."]
      }
    return .joined([taken] + rest + told)
  }

  private var told: [String.LocalizationValue] { trouble.map { [$0] } ?? [] }
}
