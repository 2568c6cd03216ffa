import Foundation

/// `kiosk serve`, and `kiosk samples` in another process as the services that it asks.
final class Served {
  private let services: MeasuredProcess
  private let server: MeasuredProcess
  let port: UInt16

  init(program: String) throws {
    services = try MeasuredProcess(
      program: program, arguments: ["samples", "--listen", "127.0.0.1:0"], environment: [:]
    ) {
      $0.contains("TMDB_TOKEN=") && $0.hasSuffix("\n")
    }
    let addresses = services.greeting.split(separator: "\n").filter { $0.hasPrefix("export ") }
      .map { $0.dropFirst("export ".count).split(separator: "=", maxSplits: 1).map(String.init) }
      .filter { $0.count == 2 }
    server = try MeasuredProcess(
      program: program, arguments: ["serve", "--no-open", "--listen", "127.0.0.1:0"],
      environment: Dictionary(addresses.map { ($0[0], $0[1]) }) { $1 }
    ) { $0.contains("\n") }
    let said = server.greeting
    guard let range = said.range(of: "127.0.0.1:"), let port = UInt16(said[range.upperBound...].prefix { $0.isNumber })
    else { throw MeasuredProcess.Failure(description: "kiosk does not say where it is: \(said)") }
    self.port = port
  }

  func end() {
    server.end()
    services.end()
  }

  var processor: Double { server.processor }
  var memory: Double { server.memory }
  var sleeps: Double { server.sleeps }
}
