import Foundation
import KioskRunning
import Testing

/// The objects of a command's output, one a line.
func jsonRows(_ text: String) -> [[String: Any]] {
  text.split(separator: "\n").compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
}

/// A command that fails says why in one sentence and at most a hint, prints nothing else, and ends with the cause's code.
func expectFailure(_ ended: KioskProcess.Ended, _ code: Int32, _ words: String) {
  #expect(ended.code == code, "\(ended)")
  #expect(ended.output.isEmpty, "\(ended)")
  #expect(ended.messages.hasPrefix("kiosk: ") && ended.messages.contains(words), "\(ended)")
  #expect(ended.messages.split(separator: "\n").count <= 2, "one sentence and a hint: \(ended)")
}
