import Foundation
import Testing

@testable import ImageCodecs

@Suite(.timeLimit(.minutes(4)))
struct CodecTests {
  @Test func tellsTheKindByTheFirstBytesAndTheSizeByTheHeader() throws {
    for (format, data) in try Pictures.all(33, 21) {
      #expect(try PictureCodec.header(of: data) == .init(format: format, size: PixelSize(width: 33, height: 21)))
      // A slice counts its indices from elsewhere.
      let slice = (Data([1, 2, 3]) + data).dropFirst(3)
      #expect(try PictureCodec.header(of: slice).format == format)
      #expect(try PictureCodec.decode(slice).size == PixelSize(width: 33, height: 21))
    }
    #expect(throws: PictureError.unknownFormat) { try PictureCodec.header(of: Data("<svg/>".utf8)) }
    #expect(throws: PictureError.unknownFormat) { try PictureCodec.decode(Data()) }
  }

  @Test func readsBackWhatWasWritten() throws {
    let bitmap = Pictures.ramp(40, 30, opacity: 90)
    #expect(try PictureCodec.decode(PictureCodec.encode(bitmap, as: .png)) == bitmap)
    let photo = try PictureCodec.decode(Pictures.jpeg(64, 48))
    let expected = Pictures.ramp(64, 48)
    let error = zip(photo.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(error < 24)
    let webp = try PictureCodec.decode(Pictures.webp(20, 10))
    #expect(webp == Pictures.ramp(20, 10, opacity: 200))
  }

  @Test(arguments: [false, true]) func readsTheFirstFrameOfAGIF(interlaced: Bool) throws {
    let bitmap = try PictureCodec.decode(Pictures.gif(13, 11, interlaced: interlaced))
    for y in 0..<11 {
      for x in 0..<13 {
        let pixel = Array(bitmap.pixels[(y * 13 + x) * 4..<(y * 13 + x) * 4 + 4])
        #expect(pixel == ((x + y) % 2 == 0 ? [200, 40, 10, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func turnsAPhotographAsTheCameraWasHeld() throws {
    for orientation in UInt8(1)...8 {
      let data = try Pictures.jpeg(48, 16, orientation: orientation)
      let header = try PictureCodec.header(of: data)
      #expect(header.size == (orientation >= 5 ? PixelSize(width: 16, height: 48) : PixelSize(width: 48, height: 16)))
      let bitmap = try PictureCodec.decode(data)
      #expect(bitmap.size == header.size)
      // Red grows away from the corner that was top left.
      func red(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[(y * bitmap.size.width + x) * 4] }
      let (right, bottom) = (bitmap.size.width - 1, bitmap.size.height - 1)
      switch orientation {
      case 1, 4: #expect(red(0, 0) < 40 && red(right, 0) > 215)
      case 2, 3: #expect(red(0, 0) > 215 && red(right, 0) < 40)
      case 5, 6: #expect(red(0, 0) < 40 && red(0, bottom) > 215)
      default: #expect(red(0, 0) > 215 && red(0, bottom) < 40)
      }
    }
  }

  @Test func makesPicturesSmallerAndNeverLarger() throws {
    for (format, data) in try Pictures.all(200, 100) {
      let small = try PictureCodec.decode(data, fitting: PixelSize(width: 50, height: 50))
      #expect(small.size == PixelSize(width: 50, height: 25))
      let same = try PictureCodec.decode(data, fitting: PixelSize(width: 900, height: 900))
      #expect(same.size == PixelSize(width: 200, height: 100), "\(format)")
    }
    #expect(PixelSize(width: 4000, height: 1).fitting(in: PixelSize(width: 10, height: 10)).height == 1)
  }

  @Test func aSmallerPictureKeepsItsMeanAndDoesNotBleedFromTransparentPixels() {
    let ramp = Pictures.ramp(100, 60)
    let small = ramp.scaled(to: PixelSize(width: 7, height: 9))
    func mean(_ bitmap: Bitmap, _ channel: Int) -> Double {
      let values = stride(from: channel, to: bitmap.pixels.count, by: 4).map { Double(bitmap.pixels[$0]) }
      return values.reduce(0, +) / Double(values.count)
    }
    for channel in 0..<4 { #expect(abs(mean(ramp, channel) - mean(small, channel)) < 1.5) }
    // White beside transparent black stays white.
    let pixels: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 0]
    let edge = Bitmap(size: PixelSize(width: 2, height: 1), pixels: pixels)?.scaled(to: PixelSize(width: 1, height: 1))
    #expect(edge?.pixels == [255, 255, 255, 128])
  }

  @Test func transparencyBecomesWhiteInAJPEG() throws {
    let clear = try #require(Bitmap(size: PixelSize(width: 8, height: 8), pixels: .init(repeating: 0, count: 256)))
    let decoded = try PictureCodec.decode(PictureCodec.encode(clear, as: .jpeg(quality: 1)))
    #expect(decoded.pixels.allSatisfy { $0 > 250 })
    #expect(!clear.isOpaque && decoded.isOpaque)
  }
}
