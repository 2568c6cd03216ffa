import SwiftUICore
import Testing
@testable import SwiftUITerminal

@Suite struct PlaceSearchTests {
  private static func place(
    _ id: UInt64, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int = 1, scrolls: [UInt64] = [],
    enabled: Bool = true
  ) -> InputTarget {
    let frame = CellRect(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
    return InputTarget(
      key: InputTarget.Key(NodeID(rawValue: id)), action: .press, area: frame, frame: frame,
      scrolls: scrolls.map(NodeID.init), isEnabled: enabled)
  }

  /// Three rows, each with a title, comments below it on the left and a menu on the right; a bar below.
  private let search = PlaceSearch(places: [
    place(1, 2, 1, 30, scrolls: [100]), place(2, 2, 2, 6, scrolls: [100]), place(3, 38, 2, 2, scrolls: [100]),
    place(4, 2, 3, 34, scrolls: [100]), place(5, 2, 4, 6, scrolls: [100]), place(6, 38, 4, 2, scrolls: [100]),
    place(7, 0, 8, 10), place(8, 12, 8, 10, enabled: false), place(9, 24, 8, 10),
  ])

  @Test(
    arguments: [
      (1, .down, 2), (2, .down, 4), (2, .right, 3), (3, .left, 2), (3, .down, 6), (6, .up, 3), (5, .down, 7),
      (7, .up, 5),
      (7, .right, 9), (9, .left, 7), (1, .up, nil), (7, .down, nil), (1, .right, nil),
    ] as [(UInt64, PlaceSearch.Direction, UInt64?)])
  func arrowsGoWhereTheyPoint(from: UInt64, direction: PlaceSearch.Direction, to: UInt64?) throws {
    let place = try #require(search.place(InputTarget.Key(NodeID(rawValue: from))))
    #expect(search.next(to: place, direction)?.key.node.rawValue == to)
  }

  @Test func tabFollowsTheReadingOrderAroundAndSkipsWhatIsDisabled() {
    var order: [UInt64] = []
    var key: InputTarget.Key?
    for _ in 0..<9 {
      key = search.next(after: key, forward: true)?.key
      order.append(key?.node.rawValue ?? 0)
    }
    #expect(order == [1, 2, 3, 4, 5, 6, 7, 9, 1])
    #expect(search.next(after: InputTarget.Key(NodeID(rawValue: 1)), forward: false)?.key.node.rawValue == 9)
    #expect(PlaceSearch(places: []).next(after: nil, forward: true) == nil)
  }

  @Test func aPressMeansTheSmallestPlaceThere() {
    let nested = PlaceSearch(places: [Self.place(1, 0, 0, 20, 3), Self.place(2, 5, 1, 4)])
    #expect(nested.place(at: CellPoint(column: 6, row: 1))?.key.node.rawValue == 2)
    #expect(nested.place(at: CellPoint(column: 1, row: 1))?.key.node.rawValue == 1)
    #expect(nested.place(at: CellPoint(column: 30, row: 1)) == nil)
  }

  @Test(
    arguments: [
      (.character("r"), [], "r"), (.character("R"), [], "shift+r"), (.character("r"), .control, "control+r"),
      (.character("r"), .control, "meta+r"), (.character("r"), .alt, "alt+r"), (.character("S"), .alt, "shift+meta+s"),
      (.enter, [], "enter"), (.escape, [], "escape"), (.up, .shift, "shift+arrowup"), (.character("?"), [], "?"),
    ] as [(TerminalInput.Key, TerminalInput.Modifiers, String)])
  func keysHaveTheNamesOfShortcuts(key: TerminalInput.Key, modifiers: TerminalInput.Modifiers, name: String) {
    #expect(ShortcutKeys.names(key, modifiers).contains(name))
  }

  @Test func aSmallLetterIsNoShiftedOne() {
    #expect(!ShortcutKeys.names(.character("r"), []).contains("shift+r"))
    #expect(ShortcutKeys.names(.character("r"), []) == ["r"])
  }
}
