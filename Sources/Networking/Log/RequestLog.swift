import Foundation
import Locks

/// Remembers the latest requests, in memory and, where a file is given, for other processes to read.
///
/// Hand ``record(_:)`` to ``HTTPClient/Configuration/log``.
package final class RequestLog: Sendable {
  package let file: URL?
  private let capacity: Int
  private struct State {
    let file: URL?
    let maximumFileSize: Int
    var ring: [RequestRecord] = []
    var next = 0
    var handle: FileHandle?
    var fileSize = 0

    mutating func write(_ record: RequestRecord) {
      guard let file, let data = try? JSONEncoder().encode(record) else { return }
      if fileSize > maximumFileSize { rotate(file) }
      guard let handle = handle ?? open(file) else { return }
      self.handle = handle
      // One write for one line: lines of several processes do not mix.
      try? handle.write(contentsOf: data + Data("\n".utf8))
      // Appending moves the position to the end of the file, whoever else has written to it.
      fileSize = Int((try? handle.offset()) ?? 0)
    }

    mutating func open(_ file: URL) -> FileHandle? {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let descriptor = file.path.withCString { Foundation.open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { return nil }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      fileSize = Int((try? handle.seekToEnd()) ?? 0)
      return handle
    }

    mutating func rotate(_ file: URL) {
      handle = nil
      fileSize = 0
      // Of several processes that find the file full, one moves it.
      let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue ?? 0
      guard size > maximumFileSize else { return }
      rename(file.path, file.path + ".old")
    }
  }

  private let state: Locked<State>

  /// - Parameters:
  ///   - file: one JSON object a line, readable by its owner alone; its folder is created. A full file becomes
  ///     `NAME.old`, which replaces the one before.
  ///   - capacity: how many records are kept in memory.
  ///   - maximumFileSize: in bytes.
  package init(file: URL? = nil, capacity: Int = 200, maximumFileSize: Int = 256 << 10) {
    self.file = file
    self.capacity = max(1, capacity)
    state = Locked(State(file: file, maximumFileSize: maximumFileSize))
  }

  /// The latest records of this process, oldest first.
  package var records: [RequestRecord] {
    state.withLock { Array($0.ring[$0.next...] + $0.ring[..<$0.next]) }
  }

  package func record(_ record: RequestRecord) {
    state.withLock { state in
      if state.ring.count < capacity {
        state.ring.append(record)
      } else {
        state.ring[state.next] = record
        state.next = (state.next + 1) % capacity
      }
      state.write(record)
    }
  }

  /// The records that processes have left in `file`, oldest first; lines that cannot be read are left out.
  package static func records(in file: URL, limit: Int = 200) -> [RequestRecord] {
    let decoder = JSONDecoder()
    let texts = [file.appendingPathExtension("old"), file].map { (try? Data(contentsOf: $0)) ?? Data() }
    let lines = texts.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
    var found: [RequestRecord] = []
    for line in lines.reversed() where found.count < limit {
      if let record = try? decoder.decode(RequestRecord.self, from: line) { found.append(record) }
    }
    return found.reversed()
  }

}
