/// Pixels on their way to a terminal with kitty's graphics protocol: base64 in chunks of at most 4096 bytes.
/// Source: "Terminal graphics protocol" of kitty's documentation.
enum KittyTransmission {
  static func write(_ content: PictureContent, as number: Int, _ bytes: inout [UInt8]) {
    let isOpaque = !stride(from: 3, to: content.pixels.count, by: 4).contains { content.pixels[$0] != 255 }
    let data = isOpaque ? withoutAlpha(content.pixels) : content.pixels
    let text = base64(data)
    var start = 0
    while start < text.count {
      let end = min(start + 4096, text.count)
      bytes.add("\u{1B}_G")
      if start == 0 {
        bytes.add("a=t,f=\(isOpaque ? 24 : 32),s=\(content.width),v=\(content.height),i=\(number),q=2,")
      }
      bytes.add("m=\(end < text.count ? 1 : 0);")
      bytes.append(contentsOf: text[start..<end])
      bytes.add("\u{1B}\\")
      start = end
    }
  }

  private static func withoutAlpha(_ pixels: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count / 4 * 3)
    for start in stride(from: 0, to: pixels.count, by: 4) { result.append(contentsOf: pixels[start..<start + 3]) }
    return result
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((data.count + 2) / 3 * 4)
    var start = 0
    while start < data.count {
      let count = min(3, data.count - start)
      var word = UInt32(data[start]) << 16
      if count > 1 { word |= UInt32(data[start + 1]) << 8 }
      if count > 2 { word |= UInt32(data[start + 2]) }
      result.append(digits[Int(word >> 18 & 63)])
      result.append(digits[Int(word >> 12 & 63)])
      result.append(count > 1 ? digits[Int(word >> 6 & 63)] : UInt8(ascii: "="))
      result.append(count > 2 ? digits[Int(word & 63)] : UInt8(ascii: "="))
      start += 3
    }
    return result
  }
}
