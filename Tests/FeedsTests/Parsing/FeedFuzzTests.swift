import FeedFuzzing
import Foundation
import Fuzzing
import Testing

@testable import Feeds

/// `Benchmarks/feeds fuzz` does the same ten million times.
@Suite("Feeds out of noise")
struct FeedFuzzTests {
  @Test func neverCrashesNorLies() {
    var fuzz = FeedFuzz(seed: 19)
    for _ in 0..<Fuzzing.count(short: 1000) {
      let problem = fuzz.problem()
      #expect(problem == nil)
    }
  }

  @Test func datesComeOutOfNoiseToo() {
    var fuzz = FeedFuzz(seed: 20)
    var count = 0
    for _ in 0..<Fuzzing.count(short: 5000) {
      if let date = fuzz.date() {
        count += 1
        #expect((1970...9999).contains(Calendar(identifier: .gregorian).component(.year, from: date)))
      }
    }
    #expect(count > 0)
  }
}
