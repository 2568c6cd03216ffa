import Combine
import Foundation
import FoundationExtras
import HTTPServer
import KioskApp
import SwiftUI
import SwiftUIWeb

/// `kiosk serve`: shows Kiosk in the browser until interrupted.
@MainActor
struct Serve {
  let options: ServeOptions
  let context: CommandContext

  /// - Parameter readSettings: reads the settings as they are now.
  func run(_ readSettings: @escaping @MainActor () throws(CommandFailure) -> Settings) throws {
    ServerLog.level = options.log
    let settings = try readSettings()
    let access = try ServeAccess(
      file: AccessFile(file: settings.folders.accessFile), passwordFile: options.passwordFile,
      requiresSecret: options.requiresSecret, messages: context.messages)
    let contents = try ReaderContents(
      settings: settings, onlySamples: options.usesSamples, rows: .roomy, environment: context.environment,
      messages: context.messages)
    let source = contents.source
    defer { contents.close(telling: context.messages) }
    var web = try webOptions(settings, access.access)
    web.file = .library(contents.library, folder: settings.folders.libraryFile.deletingLastPathComponent())
    web.locale = { contents.locale(over: $0) }
    web.homeScreen = .kiosk(contents.library)
    web.own = try OwnLook(settings) { try tell(.warning, $0) }
    let shared = SharedLists(services: source.services, library: contents.library)
    web.openFiles = shared.files { ShareAddress.server(settings) }
    let books = SavedBooks(services: source.services, library: contents.library)
    web.madeFiles = books.files
    source.services.savedBooks = SavedBookLinks { MadeFiles.address(of: $0, $1) }
    source.services.libraryFile = web.file.flatMap { KioskServices.LibraryFileLinks($0) }
    let server = WebServer(web) {
      contents.view()
    } arrival: {
      contents.quietView()
    }
    do throws(WebServerError) {
      try server.start()
    } catch {
      throw CommandFailure(error)
    }
    defer { withExtendedLifetime(books) { server.stop() } }
    contents.onLocaleChange { [weak server] in server?.localeChanged() }
    let running = RunningServers(folder: settings.folders.runningFolder)
    try running.add(server.boundAddress, names: settings.names + options.names)
    defer { running.remove() }
    let loop = MainLoop()
    let look = ServedLook(settings) { settings in loop.attempt { try restyle(server, settings) } }
    loop.onInterrupt({ loop.end() }) {
      loop.attempt { try readAgain(readSettings, source, server, access, look) }
    }
    // The first page does not wait for the services: they are looked for while it is on its way.
    let address = server.url.hasSuffix("/") ? String(server.url.dropLast()) : server.url
    try announce(server, address)
    source.start(loop)
    defer { source.stop() }
    let watching = LooksAtFile(settings.folders.accessFile) {
      loop.attempt { if access.hasChanged(), try access.readAgain() { server.replace(access.access) } }
    }
    defer { withExtendedLifetime((watching, look)) {} }
    if options.opensBrowser, server.boundAddress.socketPath == nil { try openBrowser(address) }
    try loop.run()
  }

  private func webOptions(_ settings: Settings, _ access: WebAccess) throws(CommandFailure) -> WebServer.Options {
    var web = WebServer.Options(
      listen: options.listen ?? settings.listen, title: "Kiosk", languages: InterfaceCatalog.languages)
    web.theme = .kiosk
    web.names = settings.names + options.names
    web.access = access
    web.isBehindProxy = options.isBehindProxy
    web.allowsOutsidePictures = false
    // A list of many years may take a small machine some seconds.
    web.patience = 10
    web.isAddress = KioskRootView.hasAddress
    web.inheritedSocket = try InheritedSocket.descriptor(context.environment)
    return web
  }

  /// The secret is shown to a person, and kept out of logs.
  private func announce(_ server: WebServer, _ address: String) throws {
    if server.boundAddress.isLoopback {
      try context.output.say("Kiosk is at \(server.boundAddress.socketPath ?? address)")
    } else if context.outputTraits.isTerminal {
      let others = server.urls.dropFirst().map { "\n            \($0)" }.joined()
      try context.output.say("Kiosk is at \(address + others)")
    } else {
      let bare = address.prefix { $0 != "?" }
      try context.output.say("Kiosk is at \(String(bare))")
      try tell(.info, "To see the address with the secret: kiosk access")
    }
  }

  private func restyle(_ server: WebServer, _ settings: Settings) throws {
    server.replace(try OwnLook(settings) { try tell(.warning, $0) })
  }

  private func readAgain(
    _ readSettings: @MainActor () throws(CommandFailure) -> Settings, _ source: LiveOrSamples, _ server: WebServer,
    _ access: ServeAccess, _ look: ServedLook
  ) throws {
    var settings: Settings?
    do throws(CommandFailure) {
      settings = try readSettings()
    } catch {
      try tell(.warning, "\(error.words) The old settings stay in use.")
    }
    if let settings {
      server.replace(names: settings.names + options.names)
      try restyle(server, settings)
      look.follow(settings)
    }
    if try access.readAgain() { server.replace(access.access) }
    try source.readKeys()
    try tell(.info, "Settings, keys and secret were read again.")
  }

  private func tell(_ level: LogLevel, _ sentence: String.LocalizationValue) throws {
    if level <= options.log { try context.messages.tell(sentence) }
  }

  private func openBrowser(_ address: String) throws {
    guard let browser = DesktopBrowser(environment: context.environment.ofDesktop), let url = URL(string: address)
    else { return }
    do {
      try browser.open(url)
    } catch {
      try tell(.warning, "No browser could be opened: \(SystemMessage.of(error)).")
    }
  }
}

extension CommandFailure {
  init(_ error: WebServerError) {
    switch error {
    case .portInUse(let address):
      self.init(
        .unavailable, "\(address.description) is in use by another program.",
        hint: "Take any free port: kiosk serve --listen 127.0.0.1:0")
    case .permissionDenied, .badAddress, .alreadyRunning, .cannotStart:
      self.init(.unavailable, error.words)
    }
  }
}
