import HTTPServer
import SampleServices

/// `kiosk samples`: the sample services alone, until interrupted.
@MainActor
struct RunSamples {
  let options: SamplesOptions
  let context: CommandContext

  func run() throws {
    let services = SampleServices(options.serviceOptions)
    let addresses: SampleServices.Addresses
    do throws(HTTPServerError) {
      addresses = try services.start()
    } catch {
      throw CommandFailure(error, command: "kiosk samples")
    }
    defer { services.stop() }
    let loop = MainLoop()
    loop.onInterrupt { loop.end() }
    try context.output.write(Self.announcement(addresses))
    try context.messages.say("Control-C stops the sample services.")
    try loop.run()
  }

  /// The addresses, and the lines that make another `kiosk` use them.
  static func announcement(_ addresses: SampleServices.Addresses) -> String {
    let control = addresses.control.map { "control              \($0.absoluteString)\n" } ?? ""
    return """
      Hacker News          \(addresses.hackerNews.absoluteString)
      Hacker News search   \(addresses.search.absoluteString)
      NewsAPI              \(addresses.newsAPI.absoluteString)
      TMDb                 \(addresses.tmdb.absoluteString)
      TMDb pictures        \(addresses.tmdbImages.absoluteString)
      \(control)
      To use them from another terminal:

      export \(EnvironmentVariable.hackerNewsURL.rawValue)=\(addresses.hackerNews.absoluteString)
      export \(EnvironmentVariable.hackerNewsSearchURL.rawValue)=\(addresses.search.absoluteString)
      export \(EnvironmentVariable.newsAPIURL.rawValue)=\(addresses.newsAPI.absoluteString)
      export \(EnvironmentVariable.newsAPIKey.rawValue)=\(SampleServices.Options().newsKey)
      export \(EnvironmentVariable.tmdbURL.rawValue)=\(addresses.tmdb.absoluteString)
      export \(EnvironmentVariable.tmdbImageURL.rawValue)=\(addresses.tmdbImages.absoluteString)
      export \(EnvironmentVariable.tmdbToken.rawValue)=\(SampleServices.Options().tmdbToken)

      """
  }
}

extension CommandFailure {
  /// Why a server of ours could not start, with the line that would work.
  init(_ error: HTTPServerError, command: String) {
    switch error {
    case .portInUse(let address):
      self.init(
        .unavailable, "\(address.description) is in use by another program.",
        hint: "Take any free port: \(command) --listen 127.0.0.1:0")
    case .permissionDenied, .badAddress, .alreadyRunning, .cannotStart:
      self.init(.unavailable, error.words)
    }
  }
}
