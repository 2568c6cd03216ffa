import Foundation

/// What the command line asks for.
struct Options: Equatable {
  var folder = ""
  var checksOnly = false
  var watches = false
  var target: String?
  var cache: String?
  var framework: String?
  /// Handed on to the app.
  var appArguments: [String] = []

  static let usage = """
    usage: run-app FOLDER [--check] [--terminal] [--watch] [--listen HOST:PORT] [--target NAME]

    Runs an app written for Apple's systems: the folder of an Xcode project, a Swift package, or sources alone. Nothing is
    written there: the package made of it lies in the cache.

      --check             compile and report, do not run
      --terminal          show the app in this terminal instead of a browser
      --watch             build and start again whenever a file changes
      --listen HOST:PORT  where the browser finds the app (127.0.0.1:8080, or the next free port)
      --target NAME       which application of a project with several
      --cache FOLDER      where packages and what is built are kept
      --framework FOLDER  the package of this SwiftUI, where it is not found by itself

    """

  /// A sentence that says what makes no sense.
  struct Refusal: Error, Equatable { let reason: String }

  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    func value(of name: String) throws(Refusal) -> String {
      guard let value = rest.popFirst() else { throw Refusal(reason: "\(name) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checksOnly = true
      case "--watch": watches = true
      case "--terminal": appArguments.append("--terminal")
      case "--listen": appArguments += ["--listen", try value(of: argument)]
      case "--target": target = try value(of: argument)
      case "--cache": cache = try value(of: argument)
      case "--framework": framework = try value(of: argument)
      default:
        guard !argument.hasPrefix("-") else { throw Refusal(reason: "\(argument) is not an option") }
        guard folder.isEmpty else { throw Refusal(reason: "\(argument): one folder at a time") }
        folder = argument
      }
    }
    guard !folder.isEmpty else { throw Refusal(reason: "which folder?") }
    if watches, appArguments.contains("--terminal") {
      throw Refusal(reason: "--watch and --terminal both need this terminal: choose one")
    }
  }
}
