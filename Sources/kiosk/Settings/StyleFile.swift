import Foundation
import FoundationExtras

/// Style rules of the reader's own: `style.css` in the folder of settings, or the file that `config.json5` names.
struct StyleFile: Equatable, Sendable {
  let file: URL
  /// Whether the settings name it: then it must be there.
  let isNamed: Bool

  /// What is in it, and what is odd and does no harm.
  struct Rules: Equatable, Sendable {
    var text: String
    var remark: String.LocalizationValue?
  }

  /// More than a person writes by hand for one app.
  private static let largest = 128 * 1024

  /// - Parameter path: as the settings have it: in the folder of settings where it is no whole path. Nil where they name none.
  init(_ path: String?, folders: UserFolders, home: String?) {
    isNamed = path != nil
    guard let path else {
      file = folders.styleFile
      return
    }
    if path.hasPrefix("~/"), let home {
      file = URL(fileURLWithPath: home + path.dropFirst())
    } else {
      file = URL(fileURLWithPath: path, relativeTo: folders.config).absoluteURL
    }
  }

  /// Nil where there is none and none is named.
  /// - Throws: ``CommandFailure`` that names the file and the line.
  func read() throws(CommandFailure) -> Rules? {
    guard let data = try RegularFile.contents(file) else {
      guard isNamed else { return nil }
      throw CommandFailure(
        .badData, "\(file.path) cannot be read: there is no such file.",
        hint: "\"style\" in config.json5 names it.")
    }
    guard data.count <= Self.largest else {
      throw CommandFailure(.badData, "\(file.path) is larger than 128 kB.")
    }
    guard let text = String(data: data, encoding: .utf8), !text.contains("\0") else {
      throw CommandFailure(.badData, "\(file.path) is not a text in UTF-8.")
    }
    let scan = StyleScan(text)
    if let trouble = scan.trouble { throw CommandFailure(.badData, "\(file.path): \(trouble).") }
    return Rules(text: text, remark: scan.outside.map { "\(file.path): \($0)." })
  }
}
