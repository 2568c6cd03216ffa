import Combine
import Foundation
import Networking

/// `kiosk doctor`: looks at everything Kiosk needs and says how to mend it.
@MainActor
struct RunDoctor {
  let options: DoctorOptions
  let context: CommandContext

  /// Seconds each service has to answer.
  static let standardTimeLimit = 5

  func run() throws {
    let environment = context.environment
    let folders = UserFolders(environment: environment)
    let files = FileChecks(environment: environment, folders: folders)
    var findings = [Finding("version", .ok, .init(verbatim: "kiosk \(kioskVersion)"))]
    findings += files.findings()
    findings += [StoreChecks.keysFile(folders.keysFile), StoreChecks.answers(folders)]
    let configuration = files.configuration ?? Configuration()
    do throws(CommandFailure) {
      let settings = try Settings(environment: environment, configuration: configuration)
      findings.append(MachineChecks.listen(settings.listen))
      findings += StoreChecks.addresses(settings)
      findings += services(settings)
    } catch {
      findings.append(
        Finding("environment", .fail, error.words, remedy: error.hintWords ?? "Correct the variable or unset it."))
    }
    findings.append(MachineChecks.terminal(context.outputTraits, environment: environment))
    let report = DoctorReport(findings: findings)
    try context.output.write(
      options.asJSON ? report.json.line + "\n" : report.table(context.outputTraits))
    guard report.isHealthy else {
      throw CommandFailure(.unavailable, "Something that Kiosk needs is missing. See the lines marked \"fail\".")
    }
  }

  /// Asks all services at the same time.
  private func services(_ settings: Settings) -> [Finding] {
    let timeLimit = TimeInterval(options.timeLimit ?? Self.standardTimeLimit)
    let probe = ServiceProbe(settings: settings, timeLimit: timeLimit)
    let access = ServiceAccess(settings: settings, timeLimit: timeLimit)
    let keys = KeyFindings(settings: settings, access: access)
    let hackerNews = probe.official().zip(probe.search()).map { official, search in
      ServiceFindings.of(official: official, search: search, addresses: settings.hackerNewsAddresses)
    }
    let progress = context.progressLine()
    let loop = MainLoop()
    var found: [Finding] = []
    try? progress.show("Asking the services…")
    let work = hackerNews.zip(keys.newsAPI(), keys.tmdb())
      .sink { _ in
        loop.end()
      } receiveValue: {
        found = $0 + $1 + $2
      }
    defer { work.cancel() }
    try? loop.run(finally: progress.clear)
    return found
  }
}
