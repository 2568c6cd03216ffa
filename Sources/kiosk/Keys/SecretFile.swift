import Foundation
import FoundationExtras

/// Files that their owner alone may read, with failures as commands tell them.
enum SecretFile {
  static func makeFolder(_ folder: URL) throws(CommandFailure) {
    do {
      try OwnerOnlyFile.makeFolder(folder)
    } catch {
      throw CommandFailure(.keyRefused, "\(folder.path) cannot be made: \(SystemMessage.of(error)).")
    }
  }

  static func replace(_ file: URL, by data: Data) throws(CommandFailure) {
    do {
      try OwnerOnlyFile.replace(file, by: data)
    } catch {
      throw unwritable(file, SystemMessage.of(error))
    }
  }

  /// Called right after the call that failed.
  static func unwritable(_ file: URL) -> CommandFailure { unwritable(file, SystemMessage.of(errno: errno)) }

  private static func unwritable(_ file: URL, _ reason: String) -> CommandFailure {
    CommandFailure(.keyRefused, "\(file.path) cannot be written: \(reason).")
  }
}
