import CGIF
import Foundation

/// The first frame of a GIF through giflib.
enum GIFCodec {
  static func size(of data: Data) throws(PictureError) -> PixelSize {
    guard let width = data.littleEndian(at: 6, bytes: 2), let height = data.littleEndian(at: 8, bytes: 2) else {
      throw .damaged(.gif, "its header is incomplete")
    }
    return PixelSize(width: width, height: height)
  }

  static func decode(_ data: Data, size: PixelSize) throws(PictureError) -> Bitmap {
    let source = GIFSource(data)
    var code: Int32 = 0
    let handle = Unmanaged.passUnretained(source).toOpaque()
    guard let gif = DGifOpen(handle, { GIFSource.read($0, into: $1, count: $2) }, &code) else {
      throw .damaged(.gif, text(code))
    }
    defer { DGifCloseFile(gif, nil) }
    var transparent: Int?
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(gif, &kind) == GIF_OK else { throw .damaged(.gif, text(gif.pointee.Error)) }
      switch kind {
      case EXTENSION_RECORD_TYPE:
        if let found = try readExtension(gif) { transparent = found }
      case IMAGE_DESC_RECORD_TYPE:
        return try withExtendedLifetime(source) { () throws(PictureError) in
          try readFrame(gif, canvas: size, transparent: transparent)
        }
      case TERMINATE_RECORD_TYPE:
        throw .damaged(.gif, "it has no frame")
      default:
        continue
      }
    }
  }

  /// The transparent colour's index, where the extension names one.
  private static func readExtension(_ gif: UnsafeMutablePointer<GifFileType>) throws(PictureError) -> Int? {
    var (code, block): (Int32, UnsafeMutablePointer<GifByteType>?) = (0, nil)
    guard DGifGetExtension(gif, &code, &block) == GIF_OK else { throw .damaged(.gif, text(gif.pointee.Error)) }
    var transparent: Int?
    while let bytes = block {
      if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4, bytes[1] & 1 == 1 { transparent = Int(bytes[4]) }
      guard DGifGetExtensionNext(gif, &block) == GIF_OK else { throw .damaged(.gif, text(gif.pointee.Error)) }
    }
    return transparent
  }

  private static func readFrame(
    _ gif: UnsafeMutablePointer<GifFileType>, canvas: PixelSize, transparent: Int?
  ) throws(PictureError) -> Bitmap {
    guard DGifGetImageDesc(gif) == GIF_OK else { throw .damaged(.gif, text(gif.pointee.Error)) }
    let frame = gif.pointee.Image
    guard let map = frame.ColorMap ?? gif.pointee.SColorMap, let colors = map.pointee.Colors, frame.Width > 0,
      frame.Height > 0
    else { throw .damaged(.gif, "its first frame has no colours or no size") }
    let colorCount = Int(map.pointee.ColorCount)
    let height = Int(frame.Height)
    let lines =
      frame.Interlace
      ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
      : Array(0..<height)
    var line = [GifPixelType](repeating: 0, count: Int(frame.Width))
    return try Bitmap(size: canvas) { pixels throws(PictureError) in
      for row in lines {
        guard DGifGetLine(gif, &line, frame.Width) == GIF_OK else { throw .damaged(.gif, text(gif.pointee.Error)) }
        let y = row + Int(frame.Top)
        guard y < canvas.height else { continue }
        for (column, index) in line.enumerated() {
          let x = column + Int(frame.Left)
          guard x < canvas.width, Int(index) != transparent, Int(index) < colorCount else { continue }
          let start = (y * canvas.width + x) * 4
          let color = colors[Int(index)]
          pixels[start] = color.Red
          pixels[start + 1] = color.Green
          pixels[start + 2] = color.Blue
          pixels[start + 3] = 255
        }
      }
    }
  }

  private static func text(_ code: Int32) -> String {
    GifErrorString(code).map { String(cString: $0) } ?? "unknown trouble"
  }
}

/// Data that giflib reads piece by piece.
private final class GIFSource {
  private let data: Data
  private var offset = 0

  init(_ data: Data) { self.data = data }

  static func read(
    _ gif: UnsafeMutablePointer<GifFileType>?, into target: UnsafeMutablePointer<GifByteType>?, count: Int32
  ) -> Int32 {
    guard let handle = gif?.pointee.UserData, let target, count > 0 else { return 0 }
    let source = Unmanaged<GIFSource>.fromOpaque(handle).takeUnretainedValue()
    let taken = min(Int(count), source.data.count - source.offset)
    source.data.copyBytes(to: target, from: source.offset..<source.offset + taken)
    source.offset += taken
    return Int32(taken)
  }
}
