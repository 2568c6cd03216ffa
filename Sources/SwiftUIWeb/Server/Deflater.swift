import CZlib
import Foundation

/// Compresses in gzip form (RFC 1952): whole bodies, or a stream that can be read up to each flush.
final class Deflater {
  private var stream = z_stream()
  private let isReady: Bool

  /// - Parameters:
  ///   - window: 9…15, the base-two logarithm of what it looks back at. A stream of its own per page must be small: 12 takes
  ///     about 40 kB.
  init(level: Int32 = 6, window: Int32 = 12, memory: Int32 = 5) {
    isReady =
      deflateInit2_(
        &stream, level, Z_DEFLATED, window + 16, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isReady { deflateEnd(&stream) }
  }

  /// The compressed form of `bytes`, complete up to here, so that the client can read all of it now.
  func flush(_ bytes: [UInt8]) -> Data? { run(bytes, Z_SYNC_FLUSH) }

  /// `body` as one gzip member; nil where the system has no memory for it.
  static func whole(_ body: Data) -> Data? {
    Deflater(level: 6, window: 15, memory: 8).run(Array(body), Z_FINISH)
  }

  private func run(_ bytes: [UInt8], _ mode: Int32) -> Data? {
    guard isReady else { return nil }
    var output = Data()
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input -> Data? in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var chunk = [UInt8](repeating: 0, count: 4096)
      var isFull = true
      while isFull {
        let made = chunk.withUnsafeMutableBufferPointer { chunk -> Int? in
          stream.next_out = chunk.baseAddress
          stream.avail_out = UInt32(chunk.count)
          let result = deflate(&stream, mode)
          guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else { return nil }
          return chunk.count - Int(stream.avail_out)
        }
        guard let made else { return nil }
        output.append(contentsOf: chunk[..<made])
        isFull = made == chunk.count
      }
      stream.next_in = nil
      stream.next_out = nil
      return output
    }
  }
}
