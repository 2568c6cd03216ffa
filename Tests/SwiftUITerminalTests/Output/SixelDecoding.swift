import Foundation

/// Reads sixels back into colours, to compare with the picture.
struct SixelDecoding {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var colors = 0
  /// Red, green and blue 0…255, nil where nothing was drawn.
  private(set) var pixels: [[Int]?] = []

  init(_ bytes: [UInt8]) {
    let text = Array(bytes.dropFirst(bytes.firstIndex(of: UInt8(ascii: "q")).map { $0 + 1 } ?? 0).dropLast(2))
    var palette: [Int: [Int]] = [:]
    var (index, current, column, band, count) = (0, 0, 0, 0, 1)
    func numbers() -> [Int] {
      var list = [0]
      while index < text.count, text[index] == UInt8(ascii: ";") || (0x30...0x39).contains(text[index]) {
        if text[index] == UInt8(ascii: ";") {
          list.append(0)
        } else {
          list[list.count - 1] = list[list.count - 1] * 10 + Int(text[index] - 0x30)
        }
        index += 1
      }
      return list
    }
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let size = numbers()
        (width, height) = (size[2], size[3])
        pixels = Array(repeating: nil, count: width * height)
      case UInt8(ascii: "#"):
        let list = numbers()
        current = list[0]
        if list.count == 5 { palette[current] = list[2...4].map { ($0 * 255 + 50) / 100 } }
      case UInt8(ascii: "!"): count = numbers()[0]
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, band) = (0, band + 1)
      default:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 63) >> UInt8(bit) & 1 == 1 {
            pixels[(band * 6 + bit) * width + column] = palette[current]
          }
          column += 1
        }
        count = 1
      }
    }
    colors = palette.count
  }
}

enum Base64 {
  static func text(_ data: [UInt8]) -> String { Data(data).base64EncodedString() }
}
