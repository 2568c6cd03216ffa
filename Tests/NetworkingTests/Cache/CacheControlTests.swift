import Foundation
import Testing

@testable import Networking

@Suite struct CacheControlTests {
  @Test(arguments: [
    ("max-age=1800", 1800), ("public, MAX-AGE = 60", 60), ("max-age=\"90\"", 90), ("max-age=9e99", 31_536_000),
  ])
  func nothingNeedsToBeAskedAgainForSoLong(header: String, seconds: TimeInterval) {
    #expect(CacheControl(header).freshness == seconds)
  }

  @Test(arguments: [
    "", "public", "max-age=", "max-age=soon", "max-age=nan", "max-age=0", "max-age=-5", "max-age=60, no-cache",
  ])
  func whatIsNotFreshIsAskedAgain(header: String) {
    #expect(CacheControl(header).freshness == nil)
  }

  @Test func whatIsNotToBeStoredIsNeverFresh() {
    #expect(CacheControl("max-age=60, no-store").freshness == nil)
    #expect(CacheControl("max-age=60, no-store").forbidsStoring)
  }
}
