import Foundation
import SwiftUICore
import Testing

@testable import SwiftUITerminal

/// How long a frame of a long list takes. The figures are of an optimised build: `KIOSK_FRAME_SPEED=1 swift test -c release`.
@MainActor @Suite(.timeLimit(.minutes(4))) struct FrameSpeedTests {
  /// 500 rows like those of Hacker News: a badge, a title, where it is from, how it is received.
  static func longList() -> (tree: ElementTree, list: NodeID, texts: [NodeID]) {
    var tree = ElementTree()
    var next: UInt64 = 1
    func add(_ role: Role, in parent: NodeID, _ change: (inout Style) -> Void = { _ in }) -> NodeID {
      let id = NodeID(rawValue: next)
      next += 1
      var element = Element(role)
      change(&element.style)
      tree.apply(.insert(id, element, parent: parent, before: nil))
      return id
    }
    let list = add(.list(.plain), in: .root)
    var texts: [NodeID] = []
    for number in 0..<500 {
      let row = add(.row(RowContent()), in: list)
      let line = add(.stack(StackContent(axis: .horizontal, alignment: .leading, spacing: 12)), in: row)
      _ = add(.text(TextContent("09:41")), in: line) { $0.text.font = FontStyle(role: .caption) }
      let column = add(.stack(StackContent(axis: .vertical, alignment: .leading, spacing: 4)), in: line) {
        var frame = Frame()
        frame.maxWidth = .infinity
        frame.alignment.horizontal = .leading
        $0.frame = frame
      }
      let link = add(.link(destination: "https://example.org/\(number)"), in: column)
      texts.append(
        add(.text(TextContent("Story number \(number) with a title of the usual length, about a thing")), in: link) {
          $0.text.lineLimit = 2
          $0.text.font = FontStyle(role: .headline)
        })
      _ = add(.text(TextContent("example.org · by somebody")), in: column) {
        $0.text.lineLimit = 1
        $0.text.font = FontStyle(role: .subheadline)
      }
      let facts = add(.stack(StackContent(axis: .horizontal, spacing: 14)), in: column) {
        $0.text.font = FontStyle(role: .footnote)
      }
      _ = add(.symbol(SymbolContent(name: "arrow.up")), in: facts)
      _ = add(.text(TextContent("\(number)")), in: facts)
      _ = add(.text(TextContent("4 minutes ago")), in: facts) { $0.text.lineLimit = 1 }
      _ = add(.spacer(minLength: 0), in: facts)
      let button = add(.button(ButtonContent(prominence: .plain)), in: facts)
      _ = add(.symbol(SymbolContent(name: "ellipsis")), in: button)
    }
    return (tree, list, texts)
  }

  @Test func whatIsMeasuredIsMeasuredOnce() {
    let (tree, list, texts) = Self.longList()
    let drawing = ScreenDrawing()
    drawing.mount(tree)
    var state = ScreenState()
    let size = CellSize(columns: 160, rows: 50)
    let first = Self.time { _ = drawing.frame(state, size: size) }
    let again = Self.time { for _ in 0..<10 { _ = drawing.frame(state, size: size) } } / 10
    state.scrolls[list] = CellPoint(column: 0, row: 400)
    let scrolled = Self.time { _ = drawing.frame(state, size: size) }
    let previous = tree[texts[250]]?.element ?? Element(.divider)
    var changed = previous
    changed.role = .text(TextContent("Another title"))
    drawing.apply([.update(texts[250], changed, previous: previous)])
    let patched = Self.time { _ = drawing.frame(state, size: size) }
    if ProcessInfo.processInfo.environment["KIOSK_FRAME_SPEED"] != nil {
      print("milliseconds: first \(first), unchanged \(again), scrolled \(scrolled), after a change \(patched)")
    }
    // A frame that measured all rows again would take about as long as the first.
    #expect(again < first / 2)
    #expect(patched < first / 2)
  }

  /// Milliseconds of processor time, which other work on the machine does not lengthen much.
  private static func time(_ action: () -> Void) -> Double {
    let start = clock()
    action()
    return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
  }
}
