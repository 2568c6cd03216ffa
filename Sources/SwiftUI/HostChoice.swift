import Foundation
import HTTPServer

/// What an app draws itself on, chosen by its arguments, then by the environment.
///
/// - `--listen HOST:PORT` or `SWIFTUI_LISTEN=HOST:PORT`: a browser, at that address.
/// - Nothing: a browser, at 127.0.0.1:8080, or at the next port that is free.
/// - `--terminal`: the terminal that the app was started in.
///
/// All other arguments are the app's own.
enum HostChoice: Equatable {
  case browser(ListenAddress)
  /// A browser, wherever there is room.
  case usualBrowser
  case terminal
  case refused(String)

  static func choose(arguments: [String], environment: [String: String]) -> HostChoice {
    if arguments.contains("--terminal") { return .terminal }
    var wish = environment["SWIFTUI_LISTEN"].flatMap { $0.isEmpty ? nil : $0 }
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--listen=") {
        wish = String(argument.dropFirst("--listen=".count))
      } else if argument == "--listen" {
        guard index + 1 < arguments.count else { return .refused("--listen needs an address, as in 127.0.0.1:8080") }
        wish = arguments[index + 1]
      }
    }
    guard let wish else { return .usualBrowser }
    do throws(ListenAddress.ParseError) {
      return .browser(try ListenAddress(wish))
    } catch {
      return .refused(error.description)
    }
  }

  /// Where an app is served that was told no address: each is tried where the one before is taken.
  static let usualAddresses = (8080...8099).map { ListenAddress(host: "127.0.0.1", port: UInt16($0)) }
}
