import Foundation

/// Answers of the services as tests read them: recorded shapes, invented content. `README.md` beside this file says what
/// is there.
package enum Fixtures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The bytes of one file, such as `nasty/hn_titles.json`.
  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The objects of a JSON array.
  package static func objects(_ path: String) throws -> [[String: Any]] {
    guard let objects = try JSONSerialization.jsonObject(with: data(path)) as? [[String: Any]] else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path])
    }
    return objects
  }

  /// The names of the files in one folder, in order.
  package static func names(in service: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: service).path).sorted()
  }

  /// The nasty titles that a submitter could send.
  package static func nastyTitles() throws -> [String] {
    try objects("nasty/hn_titles.json").compactMap { $0["title"] as? String }
  }
}
