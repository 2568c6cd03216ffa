import Foundation

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
  static func label(_ changed: Int) -> String { changed == 1 ? "Imported one record" : "Imported \(changed) records" }
}

/// What has become of a library file.
package struct FileOutcome: Equatable, Sendable {
  /// The records in it.
  package var records: Int
  /// Those that were not here, or were others.
  package var changed: Int
  /// Why they may not be written yet.
  package var trouble: String?

  /// A sentence a person understands.
  package var sentence: String {
    let what = changed == 1 ? "Took in one record." : "Took in \(changed) records."
    let known = records - changed
    let rest = known == 0 ? "" : known == 1 ? " One was here already." : " \(known) were here already."
    return ([changed == 0 ? "Nothing new in it." : what + rest] + (trouble.map { [$0] } ?? [])).joined(separator: " ")
  }
}
