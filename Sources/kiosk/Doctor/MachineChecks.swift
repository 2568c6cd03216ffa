import FoundationExtras
import HTTPServer

/// The doctor's look at the terminal and the address Kiosk would listen on.
enum MachineChecks {
  static func terminal(_ traits: OutputTraits, environment: ProcessEnvironment) -> Finding {
    let name: String.LocalizationValue = "terminal"
    guard traits.isTerminal else { return Finding(name, .ok, "output goes to a file or a pipe: no colours") }
    let detail: String.LocalizationValue =
      traits.usesColour ? "\(traits.columns) columns, colours" : "\(traits.columns) columns, no colours"
    guard traits.isUTF8 else {
      return Finding(
        name, .warn, "\(detail), but the locale is not UTF-8",
        remedy: "Set LANG to a UTF-8 locale, such as C.UTF-8.")
    }
    if environment[.terminal] == nil || environment[.terminal] == "dumb" {
      return Finding(
        name, .warn, "\(detail); TERM names no capable terminal", remedy: "Set TERM, such as xterm-256color.")
    }
    return Finding(name, .ok, "\(detail), UTF-8")
  }

  /// Whether a server could listen on `address`, tried by doing so for a moment.
  static func listen(_ address: ListenAddress) -> Finding {
    let name: String.LocalizationValue = "web address"
    let server = HTTPServer(address: address) { _, responder in responder.abort() }
    do throws(HTTPServerError) {
      try server.start()
      server.stop()
      return Finding(name, .ok, "\(address.description) is free")
    } catch .portInUse {
      return Finding(
        name, .warn, "\(address.description) is in use, perhaps by another Kiosk",
        remedy: "kiosk serve --listen 127.0.0.1:0")
    } catch {
      return Finding(name, .fail, error.words, remedy: "Choose another address with --listen or in the settings file.")
    }
  }
}
