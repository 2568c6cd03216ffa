import Foundation
import FoundationExtras
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

  /// A few words, in no language yet.
  var name: String.LocalizationValue
  var status: Status
  /// A short phrase: what is so.
  var detail: String.LocalizationValue
  /// What to do about it.
  var remedy: String.LocalizationValue?

  init(
    _ name: String.LocalizationValue, _ status: Status, _ detail: String.LocalizationValue,
    remedy: String.LocalizationValue? = nil
  ) {
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
    let names = findings.map { Told.text($0.name) }
    let nameColumns = names.map { DisplayWidth.of($0) }.max() ?? 0
    let indent = nameColumns + 9
    let filling = LineFilling(width: max(traits.columns, indent + 30), indent: indent)
    let margin = String(repeating: " ", count: indent)
    return zip(names, findings).map { shown, finding in
      let style: TextStyle = finding.status == .ok ? .green : finding.status == .warn ? .yellow : .red
      let status = finding.status.rawValue + String(repeating: " ", count: 4 - finding.status.rawValue.count)
      let name = shown + String(repeating: " ", count: nameColumns - DisplayWidth.of(shown))
      var lines = filling.lines(ControlFilter.line(Told.text(finding.detail)))
      if let remedy = finding.remedy { lines += filling.lines("→ " + ControlFilter.line(Told.text(remedy))) }
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
      "name": .text(Told.text(name, in: Told.english)), "status": .text(status.rawValue),
      "detail": .text(ControlFilter.line(Told.text(detail, in: Told.english))),
      "remedy": .optional(remedy.map { ControlFilter.line(Told.text($0, in: Told.english)) }),
    ]
  }
}
