import Foundation

/// The media type of an encoded picture, by its first bytes. Others than these are not served.
enum PictureType {
  static func of(_ data: Data) -> String? {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) { return "image/webp" }
    return nil
  }
}
