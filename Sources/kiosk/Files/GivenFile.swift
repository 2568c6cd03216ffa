import Foundation

/// A file that somebody names on the command line.
enum GivenFile {
  /// Its bytes, or those of standard input for `-`.
  static func contents(of path: String) throws(CommandFailure) -> Data {
    do {
      if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw CommandFailure(.unavailable, "\(ListText.clean(path)) cannot be read: \(SystemMessage.of(error)).")
    }
  }
}
