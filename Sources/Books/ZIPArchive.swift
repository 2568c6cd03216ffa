import Deflating
import Foundation

/// Writes an archive of files in memory (APPNOTE 6.3.3, without ZIP64): what is in it lies in the order in which it was added.
struct ZIPArchive {
  private var bytes = Data()
  private var directory = Data()
  private var count = 0
  private let time: UInt16
  private let day: UInt16

  /// - Parameter date: that of all files; archives hold the years 1980 to 2107.
  init(date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let year = min(max(parts.year ?? 1980, 1980), 2107) - 1980
    day = UInt16(year << 9 | (parts.month ?? 1) << 5 | (parts.day ?? 1))
    time = UInt16((parts.hour ?? 0) << 11 | (parts.minute ?? 0) << 5 | (parts.second ?? 0) / 2)
  }

  /// - Parameter name: in ASCII, its folders parted by slashes.
  mutating func add(_ name: String, _ content: Data, isCompressed: Bool = true) throws(BookProblem) {
    var stored = content
    var method: UInt16 = 0
    if isCompressed {
      guard let compressed = Deflate.raw(content) else { throw .tooLarge }
      if compressed.count < content.count { (stored, method) = (compressed, 8) }
    }
    guard count < UInt16.max, let offset = UInt32(exactly: bytes.count), let size = UInt32(exactly: stored.count),
      let fullSize = UInt32(exactly: content.count)
    else { throw .tooLarge }
    let needed: UInt16 = method == 8 ? 20 : 10
    var head = Data()
    for number in [needed, 0, method, time, day] { head.append(little: number) }
    for number in [Deflate.checksum(content), size, fullSize] { head.append(little: number) }
    head.append(little: UInt16(name.utf8.count))
    head.append(little: UInt16(0))
    bytes.append(little: UInt32(0x0403_4B50))
    bytes.append(head)
    bytes.append(contentsOf: name.utf8)
    bytes.append(stored)
    directory.append(little: UInt32(0x0201_4B50))
    directory.append(little: UInt16(20))
    directory.append(head)
    // No comment, the first disk, no attributes.
    for _ in 0..<3 { directory.append(little: UInt16(0)) }
    directory.append(little: UInt32(0))
    directory.append(little: offset)
    directory.append(contentsOf: name.utf8)
    count += 1
  }

  func finished() throws(BookProblem) -> Data {
    guard let files = UInt16(exactly: count), let place = UInt32(exactly: bytes.count),
      let size = UInt32(exactly: directory.count)
    else { throw .tooLarge }
    var archive = bytes
    archive.append(directory)
    archive.append(little: UInt32(0x0605_4B50))
    for number in [0, 0, files, files] { archive.append(little: number) }
    for number in [size, place] { archive.append(little: number) }
    archive.append(little: UInt16(0))
    return archive
  }
}

extension Data {
  fileprivate mutating func append(little number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
