import Combine
import Foundation
import Networking

/// `kiosk doctor`: looks at everything Kiosk needs and says how to mend it.
@MainActor
struct RunDoctor {
  let asJSON: Bool
  let surroundings: Surroundings

  func run() throws {
    let environment = surroundings.environment
    let files = FileChecks(environment: environment, folders: UserFolders(environment: environment))
    var findings = [Finding("version", .ok, "kiosk \(kioskVersion)")]
    findings += files.findings()
    let configuration = files.configuration ?? Configuration()
    do throws(CommandFailure) {
      let settings = try Settings(environment: environment, configuration: configuration)
      findings.append(MachineChecks.listen(settings.listen))
      findings += try services(settings)
    } catch {
      findings.append(
        Finding("environment", .fail, error.sentence, remedy: error.hint ?? "Correct the variable or unset it."))
    }
    findings.append(MachineChecks.terminal(surroundings.outputTraits, environment: environment))
    let report = DoctorReport(findings: findings)
    try surroundings.output.write(asJSON ? report.json.line + "\n" : report.table(surroundings.outputTraits))
    guard report.isHealthy else {
      throw CommandFailure(.unavailable, "Something that Kiosk needs is missing; see the lines marked \"fail\".")
    }
  }

  /// Asks both services at the same time.
  private func services(_ settings: Settings) throws(CommandFailure) -> [Finding] {
    let probe = ServiceProbe(settings: settings, timeLimit: 5)
    let progress = surroundings.progressLine()
    let loop = MainLoop()
    var answers: (official: ServiceProbe.Answer, search: ServiceProbe.Answer)?
    try? progress.show("Asking the services…")
    let work = probe.official().zip(probe.search())
      .sink { _ in
        loop.end()
      } receiveValue: {
        answers = (official: $0, search: $1)
      }
    defer { work.cancel() }
    try? loop.run(finally: progress.clear)
    guard let answers else { return [] }
    return ServiceFindings.of(
      official: answers.official, search: answers.search, addresses: settings.hackerNewsAddresses)
  }
}
