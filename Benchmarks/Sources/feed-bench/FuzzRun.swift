import FeedFuzzing
import Foundation
import Fuzzing

/// Damaged feeds by the million: no crash, no hang, no growth.
enum FuzzRun {
  static func run(count: Int) {
    let watch = Stopwatch()
    var fuzz = FeedFuzz(seed: 2026)
    var longest = 0.0
    var early = 0
    for number in 1...max(1, count) {
      let one = Stopwatch()
      if let input = fuzz.problem() {
        print("input \(number) is read wrongly:\n\(input)")
        exit(1)
      }
      _ = fuzz.date()
      longest = max(longest, one.milliseconds)
      // What caches hold is there after a tenth.
      if number == max(1, count / 10) { early = Fuzzing.peakMemory }
    }
    print(
      String(
        format:
          "%d feeds and as many dates in %.0f s, the longest %.1f ms; %d MB of memory after a tenth, %d MB at the end",
        count, watch.milliseconds / 1000, longest, early >> 20, Fuzzing.peakMemory >> 20))
  }
}
