import Foundation

/// How a camera was held, as the Exif block of a JPEG says (Exif 2.3, tag 0x0112): 1…8.
struct Orientation: Equatable {
  let value: Int

  init(value: Int) { self.value = (1...8).contains(value) ? value : 1 }

  /// Reads the segments before the picture; upright where there is no block or it makes no sense.
  init(of data: Data) {
    var offset = 2
    while let mark = data.bigEndian(at: offset, bytes: 2), mark >= 0xff00, mark != 0xffda,
      let length = data.bigEndian(at: offset + 2, bytes: 2), length >= 2
    {
      if mark == 0xffe1, let found = Orientation.value(in: data, block: offset + 4, length: length - 2) {
        self.init(value: found)
        return
      }
      offset += 2 + length
    }
    self.init(value: 1)
  }

  var swapsSides: Bool { value >= 5 }

  /// The picture as it should be seen.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard value != 1 else { return bitmap }
    let old = bitmap.size
    let size = swapsSides ? PixelSize(width: old.height, height: old.width) : old
    let (right, bottom) = (old.width - 1, old.height - 1)
    return bitmap.rearranged(to: size) { x, y in
      switch value {
      case 2: (right - x, y)
      case 3: (right - x, bottom - y)
      case 4: (x, bottom - y)
      case 5: (y, x)
      case 6: (y, bottom - x)
      case 7: (right - y, bottom - x)
      default: (right - y, x)
      }
    }
  }

  private static func value(in data: Data, block: Int, length: Int) -> Int? {
    guard length >= 14, block + length <= data.count, data[block..<block + 6].elementsEqual("Exif\0\0".utf8) else {
      return nil
    }
    let tiff = block + 6
    let isLittle = data[tiff] == 0x49
    func number(_ offset: Int, _ bytes: Int) -> Int? {
      guard offset >= tiff, offset + bytes <= block + length else { return nil }
      return isLittle ? data.littleEndian(at: offset, bytes: bytes) : data.bigEndian(at: offset, bytes: bytes)
    }
    guard let directory = number(tiff + 4, 4), let count = number(tiff + directory, 2) else { return nil }
    for entry in 0..<count {
      let start = tiff + directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      if tag == 0x0112 { return number(start + 8, 2) }
    }
    return nil
  }
}
