import Foundation
import Storage

extension KeptItem {
  /// The saved things in a library's file, the newest first, for programs that only look: nothing is made, mended or set aside.
  /// None where there is no file.
  package static func saved(in file: URL) throws(LibraryStoreError) -> [KeptItem] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    var contents = LibraryContents()
    do throws(DatabaseError) {
      let connection = try DatabaseConnection(reading: file)
      try connection.read(
        "SELECT key, value FROM records WHERE kind = ? AND value IS NOT NULL", [.text(RecordKind.saved.rawValue)]
      ) { row in
        guard let key = row.text(0) else { return }
        contents.apply(LibraryRecord(RecordID(.saved, key), value: row.text(1)))
      }
    } catch {
      throw LibraryStoreError(error, file: file)
    }
    return contents.savedItems
  }
}
