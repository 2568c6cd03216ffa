import CombineTesting
import Foundation

/// Damaged input for decoders and parsers: the same in every run with the same seed.
///
///     var fuzz = Fuzzing(seeds: [#"{"id": 1}"#], pieces: ["null", "1e999"], seed: 7)
///     for _ in 0..<Fuzzing.count(short: 2000) { _ = try? decoder.decode(Item.self, from: Data(fuzz.next())) }
///
/// The environment's `KIOSK_FUZZ_INPUTS` makes a run long.
package struct Fuzzing {
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]
  package var random: SeededGenerator

  /// - Parameters:
  ///   - seeds: whole, good inputs.
  ///   - pieces: what to put into them; the special characters of JSON and of outside text are there already.
  package init(seeds: [[UInt8]], pieces: [String] = [], seed: UInt64) {
    self.seeds = seeds
    self.pieces = (Self.commonPieces + pieces).map { Array($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  package init(seeds: [String], pieces: [String] = [], seed: UInt64) {
    self.init(seeds: seeds.map { Array($0.utf8) }, pieces: pieces, seed: seed)
  }

  /// How many inputs a test takes.
  package static func count(short: Int) -> Int {
    ProcessInfo.processInfo.environment["KIOSK_FUZZ_INPUTS"].flatMap { Int($0) } ?? short
  }

  /// The most memory that the process has held so far, in bytes; 0 where the system does not say.
  package static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  private static let commonPieces = [
    "{", "}", "[", "]", "[[[[", ",", ":", "\"", "\\", "null", "true", "false", "0", "-1", "1e999", "-0.0", "1.5",
    "9223372036854775807", "9223372036854775808", "\"7\"", "\\ud83d", "\\u0000", "\\u001b[31m", "\u{1B}]0;x\u{7}",
    "&#x1b;", "&amp;", "<script>", "<a href=\"javascript:1\">", "<p>", "https://", "javascript:", "\u{202E}",
    "\u{FEFF}",
    "\n", "\r", "\r\n", "\u{85}", "é", "日本", "👩‍👩‍👧", "\0",
  ]

  /// A good input with one to three injuries; one in sixteen times nothing but noise.
  package mutating func next() -> [UInt8] {
    if random.next() & 15 == 0 { return noise() }
    var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
    for _ in 0...Int(random.next() % 3) { injure(&bytes) }
    return bytes
  }

  private mutating func noise() -> [UInt8] {
    (0..<Int(random.next() % 80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private mutating func injure(_ bytes: inout [UInt8]) {
    let place = Int(random.next() % UInt64(bytes.count + 1))
    switch random.next() % 16 {
    case 0: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
    case 1...5: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))], at: place)
    case 6, 7: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 20)))
    case 8: bytes.insert(contentsOf: Array(bytes[place..<min(bytes.count, place + 60)]), at: place)
    case 9...12: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.next() % 8) }
    case 13, 14:
      // Two good inputs, one into the other.
      let other = seeds[Int(random.next() % UInt64(seeds.count))]
      bytes.insert(contentsOf: other.prefix(Int(random.next() % UInt64(other.count + 1))), at: place)
    default: bytes.removeSubrange(place...)
    }
    if bytes.count > 20_000 { bytes.removeSubrange(20_000...) }
  }
}
