import Combine
import Foundation
import HTTPServer
import SwiftUI
import SwiftUIWeb

/// `kiosk serve`: shows Kiosk in the browser until interrupted.
@MainActor
struct Serve {
  let options: ServeOptions
  let surroundings: Surroundings

  func run(_ settings: Settings) throws {
    let contents = try ReaderContents(
      settings: settings, onlySamples: options.usesSamples, environment: surroundings.environment,
      messages: surroundings.messages)
    let source = contents.source
    defer { contents.close(telling: surroundings.messages) }
    let server = WebServer(WebServer.Options(listen: options.listen ?? settings.listen, title: "Kiosk")) {
      contents.view()
    }
    do throws(WebServerError) {
      try server.start()
    } catch {
      throw CommandFailure(error)
    }
    defer { server.stop() }
    let loop = MainLoop()
    loop.onInterrupt { loop.end() }
    // The first page does not wait for the services: they are looked for while it is on its way.
    let address = server.url.hasSuffix("/") ? String(server.url.dropLast()) : server.url
    try surroundings.output.write("Kiosk is at \(address)\n")
    source.start(loop)
    defer { source.stop() }
    if options.opensBrowser { try openBrowser(address) }
    try loop.run()
  }

  private func openBrowser(_ address: String) throws {
    guard let browser = DesktopBrowser(environment: surroundings.environment.ofDesktop), let url = URL(string: address)
    else { return }
    do {
      try browser.open(url)
    } catch {
      try surroundings.messages.write("kiosk: No browser could be opened: \(SystemMessage.of(error)).\n")
    }
  }
}

extension CommandFailure {
  init(_ error: WebServerError) {
    switch error {
    case .portInUse(let address):
      self.init(
        .unavailable, "\(address) is in use by another program.",
        hint: "Take any free port: kiosk serve --listen 127.0.0.1:0")
    case .permissionDenied, .badAddress, .alreadyRunning, .cannotStart:
      self.init(.unavailable, "\(error)")
    }
  }
}
