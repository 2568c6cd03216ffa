import Foundation
import SwiftUIElements

/// Views as text, for output that is no terminal.
@MainActor
package enum PlainScreen {
  /// The most seconds that the views have to show more than that they are loading.
  private static let patience = 10.0

  /// One screen full of the views, as soon as they show more than that they are loading.
  package static func text(environment: [String: String], _ makeSession: MakeSession) -> String {
    func number(_ name: String, _ range: ClosedRange<Int>, or standard: Int) -> Int {
      environment[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil } ?? standard
    }
    let size = CellSize(columns: number("COLUMNS", 20...1000, or: 80), rows: number("LINES", 10...1000, or: 40))
    var traits = TerminalTraits(environment: environment)
    traits.colors = .none
    traits.drawsLinks = false
    // Who reads text that is no screen orders its letters.
    traits.ordersText = true
    let device = MemoryTerminal(size: size, traits: traits)
    let host = TerminalHost(device: device)
    let session = makeSession(host, "/")
    let deadline = Date(timeIntervalSinceNow: patience)
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    } while isWaiting(session, .root) && Date() < deadline
    host.draw()
    let text = device.frame?.grid.plainText(traits) ?? ""
    host.end()
    return text
  }

  private static func isWaiting(_ session: any SessionHandle, _ id: NodeID) -> Bool {
    if case .progress(nil, _)? = session.drawnElement(id)?.role { return true }
    return session.drawnChildren(id).contains { isWaiting(session, $0) }
  }
}
