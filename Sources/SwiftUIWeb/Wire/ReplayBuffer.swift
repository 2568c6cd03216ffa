import Deflating

/// The last frames sent, for a page that lost its stream and asks for what it missed.
///
/// Each page keeps its own and hardly one ever asks, so all but the newest are kept compressed, several together.
@MainActor
struct ReplayBuffer {
  /// Frames whose numbers follow each other. Each is one line.
  @MainActor
  private struct Pack {
    var numbers: ClosedRange<UInt64>
    /// Before they were compressed.
    var byteCount: Int
    var blocks: [UInt8]

    private static let lineEnd = UInt8(ascii: "\n")

    init?(_ frames: [(number: UInt64, bytes: [UInt8])]) {
      guard let first = frames.first, let last = frames.last else { return nil }
      let lines = Array(frames.map(\.bytes).joined(separator: [Self.lineEnd]))
      guard let blocks = Deflater.shared.blocks(lines, after: []) else { return nil }
      numbers = first.number...last.number
      byteCount = lines.count
      self.blocks = Array(blocks)
    }

    /// nil where they cannot be read any more.
    var frames: [[UInt8]]? {
      Inflate.raw(blocks, count: byteCount)?.split(separator: Self.lineEnd).map(Array.init)
    }
  }

  private var packs: [Pack] = []
  /// Those after the packs.
  private var newest: [(number: UInt64, bytes: [UInt8])] = []
  private let limit: Int
  /// Bytes of the newest frames from which they make a pack.
  private static let packed = 4096

  /// - Parameter limit: bytes kept at most, as they were before they were compressed; the newest frame is kept only where it fits.
  init(limit: Int) { self.limit = limit }

  /// What it takes in memory, but for the heads of its parts.
  var keptBytes: Int { packs.reduce(newestBytes) { $0 + $1.blocks.count } }

  private var newestBytes: Int { newest.reduce(0) { $0 + $1.bytes.count } }

  mutating func add(_ number: UInt64, _ bytes: [UInt8]) {
    newest.append((number, bytes))
    var byteCount = packs.reduce(newestBytes) { $0 + $1.byteCount }
    while byteCount > limit {
      byteCount -= packs.isEmpty ? newest.removeFirst().bytes.count : packs.removeFirst().byteCount
    }
    guard newestBytes >= Self.packed, let pack = Pack(newest) else { return }
    packs.append(pack)
    newest = []
  }

  /// Forgets frames the page has.
  mutating func acknowledge(_ number: UInt64) {
    packs.removeAll { $0.numbers.upperBound <= number }
    newest.removeAll { $0.number <= number }
  }

  mutating func removeAll() {
    packs = []
    newest = []
  }

  /// The frames after `number` up to `last`; nil where some are gone or `number` was never sent.
  func frames(after number: UInt64, upTo last: UInt64) -> [[UInt8]]? {
    guard number <= last else { return nil }
    guard number < last else { return [] }
    var wanted: [[UInt8]] = []
    for pack in packs where pack.numbers.upperBound > number {
      guard let frames = pack.frames else { return nil }
      wanted += zip(pack.numbers, frames).filter { $0.0 > number }.map(\.1)
    }
    wanted += newest.filter { $0.number > number }.map(\.bytes)
    return wanted.count == last - number ? wanted : nil
  }
}
