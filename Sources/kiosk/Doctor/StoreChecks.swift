import Foundation
import FoundationExtras
import Networking

/// The doctor's look at what is kept across runs.
enum StoreChecks {
  /// Opens the store of answers, as every command does.
  static func answers(_ folders: UserFolders) -> Finding {
    let name: String.LocalizationValue = "cached answers"
    let disk = DiskCache(file: folders.answersFile)
    let (count, bytes) = disk.statistics()
    if let problem = disk.problem {
      return Finding(
        name, .warn, "cannot be kept: \(ListText.clean("\(problem)"))",
        remedy: "Kiosk works without them, but asks more often. Look at \(ListText.clean(folders.cache.path)).")
    }
    return Finding(name, .ok, "\(count) answers, \(bytes / 1024) kB")
  }

  /// Whether the keys file is for its owner alone. What is in it is not looked at without need.
  static func keysFile(_ file: URL) -> Finding {
    let name: String.LocalizationValue = "keys file"
    let path = ListText.clean(file.path)
    do throws(CommandFailure) {
      let keys = try KeysFile.read(file)
      let names = Keys.Name.allCases.filter { keys[$0] != nil }.map(\.rawValue)
      guard FileManager.default.fileExists(atPath: file.path) else { return Finding(name, .ok, "\(path) (none)") }
      return Finding(
        name, .ok, names.isEmpty ? "\(path) (empty)" : .init(verbatim: "\(path) (\(names.joined(separator: ", ")))"))
    } catch {
      return Finding(name, .fail, error.words, remedy: error.hintWords)
    }
  }

  /// Services that are asked elsewhere than at their own address.
  static func addresses(_ settings: Settings) -> [Finding] {
    let changed: [(String, URL?)] = [
      ("Hacker News", settings.hackerNewsURL), ("Hacker News search", settings.hackerNewsSearchURL),
      ("NewsAPI", settings.newsAPIURL), ("TMDb", settings.tmdbURL), ("TMDb pictures", settings.tmdbImageURL),
    ]
    let shown = changed.compactMap { name, url in url.map { "\(name): \($0.absoluteString)" } }
    return [
      Finding(
        "addresses", .ok, shown.isEmpty ? "the services' own" : .init(verbatim: shown.joined(separator: ", ")))
    ]
  }
}
