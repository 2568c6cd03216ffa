import Foundation
import Testing

/// Test data shared by the project, kept beside the package; tests that need it say so and pass where it is absent.
enum Fixtures {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/apis/fixtures").standardizedFileURL

  static let areMissing = !FileManager.default.fileExists(atPath: folder.path)

  static let remark: Comment = "The shared fixtures are not beside this package."

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}
