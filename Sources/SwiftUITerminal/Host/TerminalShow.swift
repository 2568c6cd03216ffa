import Foundation
import SwiftUICore

/// Shows views on the terminal that the process runs in.
///
///     let show = TerminalShow(title: "News", environment: ProcessInfo.processInfo.environment) { ContentView() }
///     show.begin { exit(0) }
///
/// Everything runs on the main actor; the program must keep the main run loop turning.
@MainActor
package final class TerminalShow {
  private let host: TerminalHost

  /// - Parameters:
  ///   - open: opens an http, https or mailto address.
  ///   - quit: called when the person wants to leave or the terminal is gone; then ``end()``.
  /// - Returns: nil where standard input or output is no terminal on which a screen can be drawn.
  package init?(
    title: String, environment: [String: String], open: @escaping @MainActor (String) -> Void,
    fetchPicture: PictureFetch? = nil, quit: @escaping @MainActor () -> Void
  ) {
    guard let device = SystemTerminal(environment: environment) else { return nil }
    host = TerminalHost(
      device: device, title: title, effects: TerminalHost.Effects(open: open, quit: quit, fetchPicture: fetchPicture))
  }

  /// Takes the terminal and shows `content`.
  package func begin<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) {
    host.start()
    _ = Session(host: host, path: "/", content: content)
  }

  /// Ends the views and gives the terminal back.
  package func end() { host.end() }
}

/// Views as text, for output that is no terminal.
@MainActor
package enum PlainScreen {
  /// The most seconds that the views have to show more than that they are loading.
  private static let patience = 10.0

  /// One screen full of the views, as soon as they show more than that they are loading.
  package static func text<Content: View>(
    environment: [String: String], @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> String {
    func number(_ name: String, _ range: ClosedRange<Int>, or standard: Int) -> Int {
      environment[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil } ?? standard
    }
    let size = CellSize(columns: number("COLUMNS", 20...1000, or: 80), rows: number("LINES", 10...1000, or: 40))
    var traits = TerminalTraits(environment: environment)
    traits.colors = .none
    traits.drawsLinks = false
    let device = MemoryTerminal(size: size, traits: traits)
    let host = TerminalHost(device: device)
    let session = Session(host: host, path: "/", content: content)
    let deadline = Date(timeIntervalSinceNow: patience)
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    } while isWaiting(session, .root) && Date() < deadline
    host.draw()
    let text = device.frame?.grid.plainText(traits) ?? ""
    host.end()
    return text
  }

  private static func isWaiting(_ session: Session, _ id: NodeID) -> Bool {
    if case .progress(nil, _)? = session.drawnElement(id)?.role { return true }
    return session.drawnChildren(id).contains { isWaiting(session, $0) }
  }
}
