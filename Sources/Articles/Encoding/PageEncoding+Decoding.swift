import CXML2
import Foundation

extension PageEncoding {
  /// The text as UTF-8; what means nothing in this encoding becomes U+FFFD.
  package func utf8(_ data: Data) -> [UInt8] {
    if self == .utf8 {
      let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
      return Array(String(decoding: data, as: UTF8.self).utf8)
    }
    let mark = name.hasPrefix("UTF-16") && (data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]))
    let data = mark ? data.dropFirst(2) : data
    return converted(data) ?? Array(String(decoding: data, as: UTF8.self).utf8)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Nil where this system does not know the encoding.
  private func converted(_ data: Data) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), converter != UnsafeMutableRawPointer(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var result: [UInt8] = []
    result.reserveCapacity(data.count + data.count / 2)
    var source = Array(data).map { CChar(bitPattern: $0) }
    var piece = [CChar](repeating: 0, count: 1 << 15)
    source.withUnsafeMutableBufferPointer { source in
      piece.withUnsafeMutableBufferPointer { piece in
        var next = source.baseAddress
        var left = source.count
        while left > 0 {
          var target = piece.baseAddress
          var room = piece.count
          let status = iconv(converter, &next, &left, &target, &room)
          let trouble = errno
          result.append(contentsOf: piece.prefix(piece.count - room).lazy.map { UInt8(bitPattern: $0) })
          guard status == -1, trouble != E2BIG, left > 0 else { continue }
          result.append(contentsOf: Self.replacement)
          next = next?.advanced(by: 1)
          left -= 1
        }
      }
    }
    return result
  }
}
