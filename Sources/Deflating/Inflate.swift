import CZlib

/// Reads what was compressed (RFC 1951).
package enum Inflate {
  /// The `count` bytes that blocks without a frame stand for; nil where they are damaged or of another number.
  package static func raw(_ blocks: [UInt8], count: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = blocks
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count)
        inflate(&stream, Z_SYNC_FLUSH)
        filled = count - Int(stream.avail_out)
      }
    }
    return bytes.count == count && stream.avail_in == 0 ? bytes : nil
  }
}
