import Foundation
import Testing

@testable import kiosk

struct ISO8601TextTests {
  @Test func timesAreWrittenAsFoundationWritesThem() {
    var random = SystemRandomNumberGenerator()
    let edges = [-11_676_096_000, -1, 0, 951_782_399, 951_782_400, 951_868_800, 4_107_542_399, 253_402_300_799]
    let some = (0..<2000).map { _ in Int.random(in: -11_676_096_000...253_402_300_799, using: &random) }
    let recent = (0..<2000).map { _ in Int.random(in: 0...4_102_444_800, using: &random) }
    for seconds in edges + some + recent {
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(ISO8601Text.of(date) == date.formatted(.iso8601), "\(seconds)")
    }
  }

  @Test func partsOfSecondsAreLeftOut() {
    #expect(ISO8601Text.of(Date(timeIntervalSince1970: 1.75)) == "1970-01-01T00:00:01Z")
    #expect(ISO8601Text.of(Date(timeIntervalSince1970: -0.25)) == "1969-12-31T23:59:59Z")
    #expect(ISO8601Text.of(.distantFuture) == Date.distantFuture.formatted(.iso8601))
  }
}
