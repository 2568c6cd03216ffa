import Foundation
import Fuzzing
import Testing

@testable import NewsAPI

@Suite struct HostileFieldTests {
  @Test func noTextOfAnAnswerTurnsRoundWhatStandsBesideIt() throws {
    var read = 0
    for seed in FuzzTests.seeds {
      for data in try HostileFields.variants(of: seed) {
        for answer in [
          (try? JSONDecoder().decode(Answer<NewsResponse>.self, from: data)) as Any?,
          try? JSONDecoder().decode(Answer<SourcesResponse>.self, from: data),
        ] {
          guard let answer else { continue }
          read += 1
          #expect(HostileFields.steering(in: answer) == [])
        }
      }
    }
    #expect(read > 20)
  }
}
