import Foundation
import Fuzzing
import Testing

@testable import HackerNews

@Suite struct HostileFieldTests {
  @Test func noTextOfAnAnswerTurnsRoundWhatStandsBesideIt() throws {
    let decoder = JSONDecoder()
    var read = 0
    for seed in FuzzTests.seeds {
      for data in try HostileFields.variants(of: seed) {
        let item = try? decoder.decode(Item?.self, from: data)
        let answers: [Any?] = [
          item, item.flatMap { Story($0) },
          (try? decoder.decode(SearchAnswer.self, from: data)).map { HackerNewsSearchPage($0) },
          try? decoder.decode(ThreadTree.self, from: data), try? decoder.decode(User?.self, from: data),
        ]
        for answer in answers.compactMap({ $0 }) {
          read += 1
          #expect(HostileFields.steering(in: answer) == [])
        }
      }
    }
    #expect(read > 20)
  }

  /// Once `9223372036854775807 + 1` ended the program.
  @Test(arguments: [Int.max, Int.min, -1, 0, 7])
  func aPageOfAnyNumberIsNoHarm(number: Int) throws {
    let text = #"{"hits":[],"page":\#(number),"nbPages":\#(number),"nbHits":\#(number)}"#
    let page = HackerNewsSearchPage(try JSONDecoder().decode(SearchAnswer.self, from: Data(text.utf8)))
    #expect(!page.hasMore || number == .max && page.page < number)
    #expect(page.page >= 0 && page.page < Int.max && (page.total ?? 0) >= 0)
  }
}
