import CombineTesting
import Foundation
import Testing

/// Test data shared by the project, kept beside the package; tests that need it say so and pass where it is absent.
enum Fixtures {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/apis/fixtures").standardizedFileURL

  static let areMissing = !FileManager.default.fileExists(atPath: folder.path)

  static let remark: Comment = "The shared fixtures are not beside this package."

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}

extension SeededGenerator {
  /// Text made of `pieces`, so that the interesting characters meet often.
  mutating func text(of pieces: [String], count: Int) -> String {
    var text = ""
    for _ in 0..<count { text += pieces[Int(next() % UInt64(pieces.count))] }
    return text
  }
}
