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

/// A small generator with a seed (SplitMix64), so that every failing input can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Text made of `pieces`, so that the interesting characters meet often.
  mutating func text(of pieces: [String], count: Int) -> String {
    var text = ""
    for _ in 0..<count { text += pieces[Int(next() % UInt64(pieces.count))] }
    return text
  }
}
