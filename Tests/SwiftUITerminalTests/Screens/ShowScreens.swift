import Foundation
import Testing

@testable import SwiftUITerminal

/// Prints the reader's screens, for a person to judge: `KIOSK_SHOW_SCREENS=1 swift test --filter ShowScreens`.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["KIOSK_SHOW_SCREENS"] != nil), .timeLimit(.minutes(4)))
struct ShowScreens {
  @Test func all() async throws {
    let kiosk = try SampledKiosk()
    for (columns, rows) in [(80, 24), (160, 45)] {
      var links: [String: String] = [:]
      for path in ["/", "/place/movies", "/place/saved", "/place/settings"] {
        let screen = kiosk.screen(columns, rows, path: path)
        try? await screen.wait(for: .seconds(5)) { !screen.text.contains("Loading") }
        show(screen, "\(path) \(columns)×\(rows)")
        for place in screen.drawn.places {
          guard case .link(let address) = place.action else { continue }
          for kind in ["item-", "movie-"] where address.contains(kind) { links[kind] = links[kind] ?? address }
        }
      }
      let top = kiosk.screen(columns, rows)
      try? await top.wait(for: .seconds(5)) { !top.text.contains("Loading") }
      top.press("Best")
      try? await top.wait(for: .seconds(5)) { !top.text.contains("Loading") }
      show(top, "best \(columns)×\(rows)")
      let counted = top.drawn.places.compactMap { place -> (Int, String)? in
        guard case .link(let address) = place.action else { return nil }
        return Int(top.drawn.frame.grid.text(in: place.area).drop { !$0.isNumber }).map { ($0, address) }
      }
      links["item-"] = counted.max { $0.0 < $1.0 }?.1
      for (kind, path) in links.sorted(by: { $0.key < $1.key }) {
        let screen = kiosk.screen(columns, rows, path: path)
        try? await screen.wait(for: .seconds(5)) { !screen.text.contains("Loading") }
        show(screen, "\(kind) \(columns)×\(rows)")
        if let list = screen.drawn.scrolls.last(where: { $0.axes == .vertical && $0.limit.row > 0 }) {
          screen.state.scrolls[list.node] = CellPoint(column: 0, row: rows - 4)
          screen.settle()
          show(screen, "\(kind) scrolled \(columns)×\(rows)")
        }
      }
      let news = kiosk.articles(columns, rows)
      try? await news.wait(for: .seconds(5)) { !news.text.contains("Loading") }
      show(news, "news \(columns)×\(rows)")
      if news.press("[Read]") { show(news, "article \(columns)×\(rows)") }
      let keys = kiosk.screen(columns, rows)
      if let shortcut = keys.drawn.shortcuts.first(where: { $0.text == "?" }) {
        keys.session.send(.init(node: shortcut.node, kind: .press))
        keys.settle()
        show(keys, "keys \(columns)×\(rows)")
      }
    }
  }

  private func show(_ screen: TerminalScreen, _ title: String) {
    print("┏━━ \(title) " + String(repeating: "━", count: max(0, screen.size.columns - title.count - 4)))
    for line in screen.lines { print("┃" + line) }
    guard let folder = ProcessInfo.processInfo.environment["KIOSK_SCREENS_FOLDER"] else { return }
    let cells = screen.drawn.frame.grid.cells.map { cell -> String in
      let color: String =
        switch cell.look.foreground {
        case .standard: "-"
        case .named(let number): "\(number)"
        case .rgb(let red, let green, let blue): "\(red).\(green).\(blue)"
        }
      let ground: String =
        if case .rgb(let red, let green, let blue) = cell.look.background { "\(red).\(green).\(blue)" } else { "-" }
      return [cell.character, color, ground, "\(cell.look.attributes.rawValue)"].joined(separator: "\t")
    }
    let name = title.replacing("/", with: "_").replacing(" ", with: "_")
    let text = "\(screen.size.columns)\t\(screen.size.rows)\n" + cells.joined(separator: "\n")
    try? text.write(toFile: "\(folder)/\(name).cells", atomically: true, encoding: .utf8)
  }
}
