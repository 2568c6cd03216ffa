import Foundation
import Testing

@testable import ImageCodecs

@Suite(.timeLimit(.minutes(4)))
struct HostilePictures {
  /// A PNG that claims `side` × `side` pixels.
  private func bomb(_ side: UInt32) throws -> Data {
    var data = try Pictures.png(8, 8)
    let bytes = withUnsafeBytes(of: side.bigEndian) { Array($0) }
    data.replaceSubrange(16..<24, with: bytes + bytes)
    return data
  }

  @Test func refusesBombsByTheirHeader() throws {
    let error = #expect(throws: PictureError.self) { try PictureCodec.decode(bomb(60_000)) }
    #expect(error == .tooManyPixels(PixelSize(width: 60_000, height: 60_000), limit: 40_000_000))
    #expect(throws: PictureError.self) { try PictureCodec.decode(bomb(.max)) }
    #expect(throws: PictureError.self) { try PictureCodec.decode(bomb(0)) }
    var gif = Pictures.gif(4, 4)
    gif.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
    #expect(throws: PictureError.self) { try PictureCodec.decode(gif) }
    let limits = PictureLimits(bytes: 100_000, pixels: 99)
    for (_, data) in try Pictures.all(10, 10) {
      #expect(throws: PictureError.tooManyPixels(PixelSize(width: 10, height: 10), limit: 99)) {
        try PictureCodec.decode(data, limits: limits)
      }
    }
  }

  @Test func refusesMoreBytesThanAllowed() {
    let data = Data(count: 10_000_001)
    #expect(throws: PictureError.tooManyBytes(10_000_001, limit: 10_000_000)) { try PictureCodec.decode(data) }
  }

  @Test func saysWhatIsCutShort() throws {
    for (format, data) in try Pictures.all(64, 64) {
      // The first of the GIF's two frames is whole where the second is cut.
      for part in format == .gif ? [0.15, 0.4] : [0.15, 0.5, 0.9] {
        let cut = data.prefix(max(13, Int(Double(data.count) * part)))
        let error = #expect(throws: PictureError.self) { try PictureCodec.decode(cut) }
        guard case .damaged(format, let reason)? = error else {
          Issue.record("\(format) at \(part): \(String(describing: error))")
          continue
        }
        #expect(!reason.isEmpty)
      }
    }
  }

  @Test(arguments: 1...8) func survivesAnyChangeOfAnyByte(seed: UInt64) throws {
    var random = Noise(state: seed)
    let limits = PictureLimits(bytes: 100_000, pixels: 250_000)
    var outcomes = (read: 0, refused: 0)
    for (_, whole) in try Pictures.all(24, 17) + [(.jpeg, Pictures.jpeg(24, 17, orientation: 6))] {
      for _ in 0..<120 {
        var data = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { data = data.prefix(Int.random(in: 0...data.count, using: &random)) }
        do throws(PictureError) {
          let bitmap = try PictureCodec.decode(data, fitting: PixelSize(width: 9, height: 9), limits: limits)
          #expect(bitmap.pixels.count == bitmap.size.width * bitmap.size.height * 4)
          outcomes.read += 1
        } catch {
          #expect(!error.description.isEmpty)
          outcomes.refused += 1
        }
      }
    }
    #expect(outcomes.read > 0 && outcomes.refused > 0)
  }
}

/// A small repeatable source of random numbers.
private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
