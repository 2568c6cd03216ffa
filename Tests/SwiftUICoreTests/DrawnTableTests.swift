import Testing

@testable import SwiftUICore

@MainActor
@Suite struct DrawnTableTests {
  /// As they are in a page: its own elements, then the rows of a list with what is in each.
  private static var identities: [UInt64] {
    var identities = Array(1...180 as ClosedRange<UInt64>)
    for row in 0..<30 as Range<UInt64> {
      let first = 185 + 19 * row
      identities.append(762 + row)
      identities += first..<first + 19
    }
    return identities
  }

  @Test(arguments: [24, 64, 96, 256, 768, 1024]) func hardlyAnybodySharesAHome(places: Int) {
    let homes = Self.identities.prefix(places * 7 / 8).map { DrawnTable.home($0, of: places) }
    #expect(homes.allSatisfy((0..<places).contains))
    let guests = Dictionary(grouping: homes) { $0 }.values.map(\.count)
    #expect(guests.max() ?? 0 <= 3)
    #expect(guests.count > homes.count / 2)
  }
}
