import CZlib
import Foundation

/// A ZIP archive, read by its directory as reading programs do, every number checked against the files' own heads.
struct ReadArchive {
  struct File {
    var name: String
    var data: Data
  }

  struct Damaged: Error {
    var reason: String
  }

  private(set) var files: [File] = []

  subscript(name: String) -> Data? { files.first { $0.name == name }?.data }

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) throws -> Int {
      guard place >= 0, place + count <= bytes.count else { throw Damaged(reason: "beyond the end") }
      return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    let end = bytes.count - 22
    guard try number(end, 4) == 0x0605_4B50 else { throw Damaged(reason: "no end") }
    let count = try number(end + 10, 2)
    var place = try number(end + 16, 4)
    guard try number(end + 8, 2) == count, place + (try number(end + 12, 4)) == end else {
      throw Damaged(reason: "the directory is elsewhere")
    }
    for _ in 0..<count {
      guard try number(place, 4) == 0x0201_4B50 else { throw Damaged(reason: "no entry") }
      let head = try number(place + 42, 4)
      guard try number(head, 4) == 0x0403_4B50,
        Array(bytes[place + 6..<place + 32]) == Array(bytes[head + 4..<head + 30])
      else { throw Damaged(reason: "the head says something else") }
      let nameLength = try number(place + 28, 2)
      let method = try number(place + 10, 2)
      let size = try number(place + 20, 4)
      let start = head + 30 + nameLength
      guard start + size <= bytes.count else { throw Damaged(reason: "cut") }
      let stored = Array(bytes[start..<start + size])
      let whole = method == 8 ? try Self.inflate(stored, to: try number(place + 24, 4)) : stored
      let sum = whole.isEmpty ? 0 : Int(crc32(0, whole, UInt32(whole.count)))
      guard whole.count == (try number(place + 24, 4)), sum == (try number(place + 16, 4)) else {
        throw Damaged(reason: "the sum is another one")
      }
      let name = String(decoding: bytes[place + 46..<place + 46 + nameLength], as: UTF8.self)
      files.append(File(name: name, data: Data(whole)))
      place += 46 + nameLength
    }
    guard place == end else { throw Damaged(reason: "the directory is longer") }
  }

  private static func inflate(_ stored: [UInt8], to size: Int) throws -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw Damaged(reason: "no memory")
    }
    defer { inflateEnd(&stream) }
    var input = stored
    var output = [UInt8](repeating: 0, count: size + 1)
    let result = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END else { throw Damaged(reason: "not deflated") }
    return Array(output.prefix(Int(stream.total_out)))
  }
}
