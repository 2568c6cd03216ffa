import Combine
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func addsAndOverflowsToUnlimited() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.unlimited + .unlimited == .unlimited)
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(3) + (-2) == .max(1))
  }

  @Test func subtractsDownToNone() {
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(3) - .max(5) == .none)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.unlimited - 3 == .unlimited)
    #expect(Demand.max(3) - 5 == .none)
  }

  @Test func multipliesUpToUnlimited() {
    #expect(Demand.max(5) * 3 == .max(15))
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
  }

  @Test func comparesWithNumbers() {
    #expect(Demand.unlimited > Int.max)
    #expect(Int.max < Demand.unlimited)
    #expect(Demand.max(3) == 3 && 3 == Demand.max(3) && Demand.max(3) != 4)
    #expect(Demand.none > -1 && -1 < Demand.none)
    #expect(Demand.unlimited.max == nil && Demand.max(7).max == 7)
  }

  @Test func aNegativeDemandTraps() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func describesItself() {
    #expect("\(Demand.unlimited) \(Demand.max(3)) \(Demand.none)" == "unlimited max(3) max(0)")
  }

  @Test func isCodedAsOneNumber() throws {
    let data = try JSONEncoder().encode([Demand.max(42), .none, .unlimited])
    #expect(String(decoding: data, as: UTF8.self) == "[42,0,9223372036854775808]")
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [.max(42), .none, .unlimited])
    #expect(try JSONDecoder().decode([Demand].self, from: Data("[18446744073709551615]".utf8)) == [.unlimited])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Demand].self, from: Data("[-1]".utf8)) }
  }

  @Test func whatOverflowsUpwardsIsUnlimitedAndTakingANegativeNumberFromTheMostIsNone() {
    #expect(Demand.max(.max) - (-1) == Demand.none)
    #expect(Demand.max(5) - .unlimited == .max(0))
    #expect(Demand.unlimited - .unlimited == .unlimited)
  }
}
