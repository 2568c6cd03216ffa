import CZlib
import Foundation

/// Compresses whole bodies in gzip form (RFC 1952), and the events of many streams with one compressor.
@MainActor
final class Deflater {
  /// The compressor of all streams of the process.
  static let shared = Deflater()

  private var stream = z_stream()
  private let isReady: Bool

  /// Of raw deflate blocks (RFC 1951), which follow each other without a frame of their own.
  private init() {
    isReady =
      deflateInit2_(
        &stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  /// What a stream in gzip form begins with (RFC 1952, 2.3.1): no name, no time, any system.
  static let streamHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// The next blocks of a stream, complete up to here, so that the client can read all of `bytes` now.
  /// - Parameter past: the last bytes of the same stream before these, at most 32 kB; what is said again is not sent again.
  func blocks(_ bytes: [UInt8], after past: [UInt8]) -> Data? {
    guard isReady, deflateReset(&stream) == Z_OK else { return nil }
    if !past.isEmpty, deflateSetDictionary(&stream, past, UInt32(past.count)) != Z_OK { return nil }
    return Deflater.run(&stream, bytes, Z_SYNC_FLUSH)
  }

  /// `body` as one gzip member; nil where the system has no memory for it.
  nonisolated static func whole(_ body: Data) -> Data? {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    return run(&stream, Array(body), Z_FINISH)
  }

  nonisolated private static func run(_ stream: inout z_stream, _ bytes: [UInt8], _ mode: Int32) -> Data? {
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
