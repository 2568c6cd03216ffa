import Foundation
import Glibc

/// What a server counts while it runs.
@MainActor
final class ServerFigures {
  var requests = 0
  var pages = 0
  /// Pages that nobody waited for any more.
  var abandoned = 0
  var busy = 0
  var refused = 0
  var strangers = 0
  var guesses = 0
  var wrongGuesses = 0
  var streams = 0
  var batches = 0
  private let start = FrontDesk.now()

  /// In the text format of Prometheus.
  func text(sessions: Int, live: Int, connections: Int, waiting: Int, change: ChangePace) -> String {
    var lines: [String] = []
    func add(_ name: String, _ type: String, _ help: String, _ value: Double) {
      let shown = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
      lines += ["# HELP kiosk_\(name) \(help)", "# TYPE kiosk_\(name) \(type)", "kiosk_\(name) \(shown)"]
    }
    add("uptime_seconds", "gauge", "Seconds since the server started.", FrontDesk.now() - start)
    add("sessions", "gauge", "Pages that are held.", Double(sessions))
    add("streams", "gauge", "Pages that are live.", Double(live))
    add("connections", "gauge", "Open connections.", Double(connections))
    add("pages_waiting", "gauge", "Pages that wait to be painted.", Double(waiting))
    add("streams_room", "gauge", "Live pages that a change reaches within a second.", Double(change.room))
    add("change_seconds", "gauge", "How long a change takes until it is in all live pages.", change.wait(live: live))
    add("requests_total", "counter", "Requests.", Double(requests))
    add("pages_total", "counter", "Pages painted.", Double(pages))
    add("pages_abandoned_total", "counter", "Pages not painted because nobody waited any more.", Double(abandoned))
    add("pages_busy_total", "counter", "Pages refused for lack of room.", Double(busy))
    add("refused_total", "counter", "Requests refused for their host, origin or method.", Double(refused))
    add("strangers_total", "counter", "Requests without the secret.", Double(strangers))
    add("guesses_total", "counter", "Times the secret was tried.", Double(guesses))
    add("wrong_guesses_total", "counter", "Times it was wrong.", Double(wrongGuesses))
    add("streams_total", "counter", "Event streams opened.", Double(streams))
    add("event_batches_total", "counter", "Batches of events taken.", Double(batches))
    add("resident_bytes", "gauge", "Memory of the process.", Double(Self.residentBytes))
    add("processor_seconds_total", "counter", "Processor time of the process.", Self.processorSeconds)
    return lines.joined(separator: "\n") + "\n"
  }

  private static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static var processorSeconds: Double {
    var usage = rusage()
    guard getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
