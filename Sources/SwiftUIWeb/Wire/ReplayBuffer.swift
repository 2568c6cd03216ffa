/// The last frames sent, for a page that lost its stream and asks for what it missed.
struct ReplayBuffer {
  private var frames: [(number: UInt64, bytes: [UInt8])] = []
  private(set) var byteCount = 0
  private let limit: Int

  /// - Parameter limit: bytes kept at most; the newest frame is kept only where it fits.
  init(limit: Int) { self.limit = limit }

  mutating func add(_ number: UInt64, _ bytes: [UInt8]) {
    frames.append((number, bytes))
    byteCount += bytes.count
    while byteCount > limit, !frames.isEmpty { byteCount -= frames.removeFirst().bytes.count }
  }

  /// Forgets frames the page has.
  mutating func acknowledge(_ number: UInt64) {
    while let first = frames.first, first.number <= number { byteCount -= frames.removeFirst().bytes.count }
  }

  mutating func removeAll() {
    frames = []
    byteCount = 0
  }

  /// The frames after `number` up to `last`; nil where some are gone or `number` was never sent.
  func frames(after number: UInt64, upTo last: UInt64) -> [[UInt8]]? {
    guard number <= last else { return nil }
    guard number < last else { return [] }
    let wanted = frames.filter { $0.number > number }
    return wanted.count == last - number ? wanted.map(\.bytes) : nil
  }
}
