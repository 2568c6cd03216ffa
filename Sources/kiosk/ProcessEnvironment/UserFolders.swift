import Foundation

/// Where Kiosk keeps its files, by the XDG Base Directory Specification: a relative path in a variable counts as unset.
struct UserFolders: Equatable, Sendable {
  let config: URL
  let cache: URL
  let state: URL

  init(environment: ProcessEnvironment) {
    let home = environment[.home] ?? NSHomeDirectory()
    func folder(_ variable: EnvironmentVariable, _ standard: String) -> URL {
      let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(standard)"
      return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent("kiosk", isDirectory: true)
    }
    config = folder(.configHome, ".config")
    cache = folder(.cacheHome, ".cache")
    state = folder(.stateHome, ".local/state")
  }

  var libraryFile: URL { state.appendingPathComponent("library.sqlite", isDirectory: false) }
  var configurationFile: URL { config.appendingPathComponent("config.json5", isDirectory: false) }

  /// How the reader wants pages to look.
  var styleFile: URL { config.appendingPathComponent("style.css", isDirectory: false) }

  var keysFile: URL { config.appendingPathComponent("keys.json5", isDirectory: false) }

  /// Which feeds are followed, and their articles.
  var feedsFolder: URL { state.appendingPathComponent("feeds", isDirectory: true) }

  /// The pages of what is saved, with their texts and pictures.
  var savedPagesFolder: URL { state.appendingPathComponent("saved", isDirectory: true) }

  /// What was shown, to be found again.
  var seenFile: URL { state.appendingPathComponent("seen.sqlite", isDirectory: false) }

  /// Answers of the services.
  var answersFile: URL { cache.appendingPathComponent("answers.sqlite", isDirectory: false) }

  /// Pictures, scaled to what is shown.
  var picturesFile: URL { cache.appendingPathComponent("pictures.sqlite", isDirectory: false) }

  /// Which rows of which lists were told with `--new`.
  var toldFile: URL { state.appendingPathComponent("told.sqlite", isDirectory: false) }

  /// How many requests were made of those that a service allows.
  var quotasFile: URL { state.appendingPathComponent("quotas.sqlite", isDirectory: false) }

  /// The same, as versions up to 0.9 called it.
  var formerQuotasFile: URL { state.appendingPathComponent("allowances.sqlite", isDirectory: false) }

  /// The secret that lets other browsers in.
  var accessFile: URL { state.appendingPathComponent("access", isDirectory: false) }

  /// Which servers are running.
  var runningFolder: URL { state.appendingPathComponent("running", isDirectory: true) }

  /// The latest requests.
  var requestsFile: URL { state.appendingPathComponent("requests.jsonl", isDirectory: false) }
}
