import CZlib
import Deflating
import Foundation

/// Compresses the events of many streams with one compressor.
@MainActor
final class Deflater {
  /// The compressor of all streams of the process.
  static let shared = Deflater()

  private var stream = z_stream()
  private let isReady: Bool

  /// Of raw deflate blocks (RFC 1951), which follow each other without a frame of their own.
  private init() { isReady = Deflate.begin(&stream, windowBits: -15) }

  /// What a stream in gzip form begins with (RFC 1952, 2.3.1): no name, no time, any system.
  static let streamHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// The next blocks of a stream, complete up to here, so that the client can read all of `bytes` now.
  /// - Parameter past: the last bytes of the same stream before these, at most 32 kB; what is said again is not sent again.
  func blocks(_ bytes: [UInt8], after past: [UInt8]) -> Data? {
    guard isReady, deflateReset(&stream) == Z_OK else { return nil }
    if !past.isEmpty, deflateSetDictionary(&stream, past, UInt32(past.count)) != Z_OK { return nil }
    return Deflate.run(&stream, bytes, Z_SYNC_FLUSH)
  }
}
