import Foundation
import FoundationExtras
import HTTPServer
import SwiftUICore
import SwiftUITerminal
import SwiftUIWeb

extension App {
  /// Starts the app: chooses a host, says where the app is to be seen, and serves until the process is told to end
  /// (SIGINT or SIGTERM), or shows it in the terminal until the person leaves. Exit status 64 for arguments that make no sense, 69 where the address cannot be had.
  @MainActor
  public static func main() {
    let environment = ProcessInfo.processInfo.environment
    // Where nothing is set, as a phone is set that nobody set up otherwise.
    Locale(environment: environment, standard: Locale(identifier: "en_US")).becomeCurrent()
    switch HostChoice.choose(arguments: Array(CommandLine.arguments.dropFirst()), environment: environment) {
    case .browser(let address):
      serve(at: [address], environment)
    case .usualBrowser:
      serve(at: HostChoice.usualAddresses, environment)
    case .terminal: showInTerminal(environment)
    case .refused(let reason):
      leave(reason, status: 64)
    }
  }

  /// What is shown: after a crash, with why. After too many the app is not even made, for that may be what crashes.
  @MainActor
  static func window(_ environment: [String: String]) -> _SceneWindow? {
    guard let report = environment[CrashReport.variable], !report.isEmpty else { return _window(of: Self()) }
    guard environment[CrashReport.endVariable] == nil else {
      return _SceneWindow(title: "\(Self.self)") {
        AnyView(CrashReport(report: report, outlook: "It is not started again until it is built anew."))
      }
    }
    guard var window = _window(of: Self()) else { return nil }
    let content = window.content
    window.content = { AnyView(CrashNotice(report: report) { content() }) }
    return window
  }

  /// At the first of the addresses that is free.
  @MainActor
  private static func serve(at addresses: [ListenAddress], _ environment: [String: String]) {
    guard let window = window(environment) else {
      leave("\(Self.self) has no window to show: its body needs a WindowGroup.", status: 64)
    }
    var taken: [ListenAddress] = []
    var found: WebServer?
    for address in addresses where found == nil {
      var options = WebServer.Options(
        listen: address, title: window.title ?? "\(Self.self)", languages: StringTables.languages())
      options.theme = window.theme.asMade(Bundle.main.infoDictionary ?? [:])
      options.patience = 4
      let server = WebServer(options, content: window.content)
      do throws(WebServerError) {
        try server.start()
        found = server
      } catch {
        taken.append(address)
        guard case .portInUse = error, address != addresses.last else { leave(error.description, status: 69) }
      }
    }
    guard let server = found else { return }
    if let first = taken.first { print("Another program is at \(first).") }
    print("\(window.title ?? "\(Self.self)") is at \(server.url)")
    fflush(nil)
    Shutdown.wait { server.stop() }
  }

  @MainActor
  private static func showInTerminal(_ environment: [String: String]) {
    guard let window = _window(of: Self()) else {
      leave("\(Self.self) has no window to show: its body needs a WindowGroup.", status: 64)
    }
    let browser = DesktopBrowser(environment: environment)
    var begun: TerminalShow?
    let show = TerminalShow(
      title: window.title ?? "\(Self.self)", environment: environment, locale: .machine,
      open: { [browser] address in if let url = URL(string: address) { try? browser?.open(url) } },
      fetchPicture: { await PictureDownload.data(at: $0) },
      quit: {
        begun?.end()
        Shutdown.leave()
      })
    guard let show else {
      print(PlainScreen.text(environment: environment, content: window.content), terminator: "")
      exit(0)
    }
    begun = show
    show.begin(content: window.content)
    RunLoop.main.run()
  }

  private static func leave(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
