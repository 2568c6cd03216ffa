import Foundation

/// The program that the compiler asks to expand this package's macros.
///
/// It speaks the compiler's plugin protocol itself: on standard input and output, each message is a length of 8 bytes, least
/// significant first, and a JSON object with one key. No macro here needs a parsed tree, so none of swift-syntax is needed either.
@main
enum Plugin {
  static func main() {
    while let message = Channel.read() {
      guard let reply = reply(to: message) else { continue }
      Channel.write(reply)
    }
  }

  static func reply(to message: [String: Any]) -> [String: Any]? {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let call = message["expandFreestandingMacro"] as? [String: Any] { return expansion(of: call) }
    if let call = message["expandAttachedMacro"] as? [String: Any] { return expansion(of: call) }
    return nil
  }

  private static func expansion(of call: [String: Any]) -> [String: Any] {
    let macro = (call["macro"] as? [String: Any])?["typeName"] as? String
    let role = call["macroRole"] as? String ?? ""
    let declaration = (call["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    var expanded = ""
    var diagnostics: [[String: Any]] = []
    if macro == "EntryMacro" {
      do {
        expanded = try EntryMacro.expand(declaration, role: role)
      } catch {
        let place = (call["declSyntax"] as? [String: Any])?["location"] as? [String: Any]
        diagnostics = [
          [
            "message": "@Entry: \(error)", "severity": "error", "highlights": [Any](), "notes": [Any](),
            "fixIts": [Any](),
            "position": ["fileName": place?["fileName"] as? String ?? "", "offset": place?["offset"] as? Int ?? 0],
          ]
        ]
      }
    }
    return ["expandMacroResult": ["expandedSource": expanded, "diagnostics": diagnostics]]
  }
}

/// The pipe between the compiler and this program.
private enum Channel {
  static func read() -> [String: Any]? {
    guard let head = bytes(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count >= 0, count < 1 << 28, let body = bytes(count) else { return nil }
    return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any]
  }

  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var frame = Data()
    for place in 0..<8 { frame.append(UInt8(truncatingIfNeeded: body.count >> (8 * place))) }
    FileHandle.standardOutput.write(frame + body)
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < count {
      guard let piece = try? FileHandle.standardInput.read(upToCount: count - all.count), !piece.isEmpty else {
        return nil
      }
      all += piece
    }
    return all
  }
}
