import CZlib
import Foundation
import Testing

@testable import SwiftUIWeb

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct StreamCompression {
  /// Reads a gzip stream piece by piece, as a browser does.
  private final class Reader {
    private var stream = z_stream()
    init() { inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) }
    deinit { inflateEnd(&stream) }

    func read(_ data: Data) -> [UInt8]? {
      var input = [UInt8](data)
      var output = [UInt8](repeating: 0, count: 1 << 20)
      let count = input.count
      let result = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          stream.next_in = input.baseAddress
          stream.avail_in = UInt32(count)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          return inflate(&stream, Z_SYNC_FLUSH)
        }
      }
      guard result == Z_OK || result == Z_BUF_ERROR, stream.avail_in == 0 else { return nil }
      return Array(output.prefix(output.count - Int(stream.avail_out)))
    }
  }

  /// One compressor serves every stream: each client reads its own events, whole after each, whatever came between.
  @Test func manyStreamsShareOneCompressor() throws {
    var random = SystemRandomNumberGenerator()
    var readers: [(reader: Reader, past: [UInt8], isNew: Bool)] = (0..<5).map { _ in (Reader(), [], true) }
    let words = ["{\"text\":\"", "points", "Story ", "<div class=\"r\">", "\u{1F600}", "12345"].map { Array($0.utf8) }
    for _ in 0..<600 {
      let index = Int.random(in: 0..<readers.count, using: &random)
      var event: [UInt8] = []
      for _ in 0..<Int.random(in: 0...400, using: &random) { event += words.randomElement(using: &random) ?? [] }
      var data = try #require(Deflater.shared.blocks(event, after: readers[index].past))
      if readers[index].isNew { data = Data(Deflater.streamHead) + data }
      readers[index].isNew = false
      readers[index].past = Array((readers[index].past + event).suffix(4096))
      #expect(readers[index].reader.read(data) == event)
    }
  }

  @Test func whatWasSentBeforeIsNotSentAgain() throws {
    let event = (0..<300).flatMap { Array("row \($0 * 7919 % 1000) ".utf8) }
    let first = try #require(Deflater.shared.blocks(event, after: []))
    let second = try #require(Deflater.shared.blocks(event, after: event))
    #expect(second.count * 10 < first.count)
  }
}
