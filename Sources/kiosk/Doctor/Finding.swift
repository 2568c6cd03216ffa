import JSON
import OutsideText

/// What the doctor found out about one thing.
struct Finding: Equatable, Sendable {
  enum Status: String, Sendable {
    case ok
    /// Kiosk works, but not as well as it could.
    case warn
    /// Kiosk needs this.
    case fail
  }

  var name: String
  var status: Status
  /// A short phrase: what is so.
  var detail: String
  /// What to do about it.
  var remedy: String?

  init(_ name: String, _ status: Status, _ detail: String, remedy: String? = nil) {
    self.name = name
    self.status = status
    self.detail = detail
    self.remedy = remedy
  }
}

/// All findings, as a table or as JSON.
struct DoctorReport: Equatable, Sendable {
  var findings: [Finding]

  /// Whether Kiosk can work.
  var isHealthy: Bool { !findings.contains { $0.status == .fail } }

  /// A line for each finding, with the remedy below it.
  func table(_ traits: OutputTraits) -> String {
    let paint = Painter(usesColour: traits.usesColour)
    let nameColumns = findings.map { DisplayWidth.of($0.name) }.max() ?? 0
    let indent = nameColumns + 9
    let filling = LineFilling(width: max(traits.columns, indent + 30), indent: indent)
    let margin = String(repeating: " ", count: indent)
    return findings.map { finding in
      let style: TextStyle = finding.status == .ok ? .green : finding.status == .warn ? .yellow : .red
      let status = finding.status.rawValue + String(repeating: " ", count: 4 - finding.status.rawValue.count)
      let name = finding.name + String(repeating: " ", count: nameColumns - DisplayWidth.of(finding.name))
      var lines = filling.lines(finding.detail)
      if let remedy = finding.remedy { lines += filling.lines("→ " + remedy) }
      return "  \(paint(style, status)) \(name)  " + lines.joined(separator: "\n" + margin) + "\n"
    }.joined()
  }

  var json: JSONValue {
    [
      "version": .text(kioskVersion), "healthy": .bool(isHealthy), "findings": .array(findings.map(\.json)),
    ]
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    [
      "name": .text(name), "status": .text(status.rawValue), "detail": .text(detail), "remedy": .optional(remedy),
    ]
  }
}
