import Foundation
import Fuzzing
import Testing

@testable import Articles

@Suite struct HostileFieldTests {
  @Test func noTextOfAPageTurnsRoundWhatStandsBesideIt() {
    var read = 0
    for page in NastyPageTests.seeds.flatMap(HostileFields.variants(ofMarkup:)) {
      let content = ArticleExtractor.content(
        of: Data(page.utf8), contentType: "text/html", address: ExtractionTests.address)
      guard let content else { continue }
      read += 1
      #expect(HostileFields.steering(in: content) == [])
    }
    #expect(read > 8)
  }
}
