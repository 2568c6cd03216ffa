import CZlib
import Foundation

/// Compresses whole bodies (RFC 1951).
package enum Deflate {
  /// In gzip form (RFC 1952); nil where the system has no memory for it.
  package static func gzip(_ body: Data) -> Data? { whole(body, windowBits: 15 + 16) }

  /// Blocks without a frame of their own, as archives hold them; nil where the system has no memory for it.
  package static func raw(_ body: Data) -> Data? { whole(body, windowBits: -15) }

  /// The check sum of gzip and of archives.
  package static func checksum(_ body: Data) -> UInt32 {
    body.withUnsafeBytes { bytes in
      UInt32(truncatingIfNeeded: crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
  }

  private static func whole(_ body: Data, windowBits: Int32) -> Data? {
    var stream = z_stream()
    guard begin(&stream, windowBits: windowBits) else { return nil }
    defer { deflateEnd(&stream) }
    return run(&stream, Array(body), Z_FINISH)
  }

  /// Makes a compressor ready, which must stay where it is. False where the system has no memory for it.
  package static func begin(_ stream: inout z_stream, windowBits: Int32) -> Bool {
    deflateInit2_(
      &stream, 6, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      == Z_OK
  }

  /// What the compressor makes of `bytes`, as far as `mode` lets it.
  package static func run(_ stream: inout z_stream, _ bytes: [UInt8], _ mode: Int32) -> Data? {
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
