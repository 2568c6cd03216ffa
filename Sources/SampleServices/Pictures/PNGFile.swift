import CZlib
import Foundation

/// Writes PNG (ISO/IEC 15948) with a palette.
enum PNGFile {
  static func data(_ picture: DrawnPicture) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits a pixel, palette, the only compression and filter methods, no interlace.
    file += chunk("IHDR", bigEndian(picture.width) + bigEndian(picture.height) + Data([8, 3, 0, 0, 0]))
    file += chunk("PLTE", Data(picture.palette))
    file += chunk("IDAT", compressed(rows(picture)))
    file += chunk("IEND", Data())
    return file
  }

  /// Each row begins with its filter; 0 is none.
  private static func rows(_ picture: DrawnPicture) -> Data {
    var rows = Data(capacity: (picture.width + 1) * picture.height)
    for y in 0..<picture.height {
      rows.append(0)
      rows.append(contentsOf: picture.pixels[(y * picture.width)..<((y + 1) * picture.width)])
    }
    return rows
  }

  private static func compressed(_ data: Data) -> Data {
    var length = compressBound(UInt(data.count))
    var target = Data(count: Int(length))
    let status = target.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        compress2(
          target.bindMemory(to: Bytef.self).baseAddress, &length, source.bindMemory(to: Bytef.self).baseAddress,
          UInt(data.count), 6)
      }
    }
    return status == Z_OK ? target.prefix(Int(length)) : Data()
  }

  private static func chunk(_ type: String, _ content: Data) -> Data {
    let body = Data(type.utf8) + content
    let sum = body.withUnsafeBytes { crc32(0, $0.bindMemory(to: Bytef.self).baseAddress, UInt32($0.count)) }
    return bigEndian(content.count) + body + bigEndian(Int(sum))
  }

  private static func bigEndian(_ number: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}
