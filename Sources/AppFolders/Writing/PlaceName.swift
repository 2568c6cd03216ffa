import Foundation

/// A name for what is kept of a folder: readable, and another for each folder.
package enum PlaceName {
  package static func of(_ folder: URL, target: String) -> String {
    // FNV-1a: the name must be the same each time, which Swift's own hashes are not.
    let hash = folder.standardizedFileURL.path.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let name = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return "\(name)-\(String(hash, radix: 16))"
  }
}

/// What lies in a folder and when each file was changed.
package struct FolderState: Equatable {
  private let dates: [String: Date]

  package init(_ folder: URL) {
    dates = PlainFolder.files(below: folder).reduce(into: [:]) { dates, file in
      // The numbers of a file are kept with its address: ask anew.
      let fresh = URL(fileURLWithPath: file.path)
      dates[file.path] = (try? fresh.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
  }
}
