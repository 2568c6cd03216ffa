import Foundation

/// What a disk holds after power was lost, made from a list of system calls: what was synced, and of the rest nothing or some.
struct PowerLoss {
  static let tracer = URL(fileURLWithPath: "/usr/bin/strace")

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: tracer.path) }

  /// Whether the system lets it trace, which containers may not. True also where it is not installed: that is no such matter.
  static var mayTrace: Bool {
    guard isInstalled else { return true }
    let process = Process()
    process.executableURL = tracer
    process.arguments = ["-o", "/dev/null", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static func arguments(_ trace: URL) -> [String] {
    [
      "-f", "-y", "-xx", "-s", "1000000", "-o", trace.path, "-e",
      "trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink",
    ]
  }

  private enum Change {
    case write(Data, Int)
    case truncate(Int)
  }

  /// How many imports have said that they are done.
  private(set) var said = 0
  private let folder: String
  private var synced: [String: Data] = [:]
  private var waiting: [String: [Change]] = [:]
  private var unfinished: [Substring: Substring] = [:]
  private var generator = SystemRandomNumberGenerator()

  init(folder: String) { self.folder = folder }

  /// Takes one line of the trace; true where it changed a file, or what is kept of one.
  mutating func take(_ line: Substring) -> Bool {
    guard let space = line.firstIndex(of: " ") else { return false }
    let process = line[..<space]
    var call = line[space...].drop { $0 == " " }
    if call.hasSuffix("<unfinished ...>") {
      unfinished[process] = call.dropLast("<unfinished ...>".count)
      return false
    }
    if call.hasPrefix("<... "), let start = unfinished.removeValue(forKey: process) { call = start }
    let parts = call.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let texts = parts[1].split(separator: "\"", omittingEmptySubsequences: false)
    switch parts[0] {
    case "write":
      if parts[1].hasPrefix("1<"), texts.count > 1, Self.text(texts[1]).contains("imported") { said += 1 }
      return false
    case "unlink":
      guard texts.count > 1, let name = name(Self.text(texts[1])) else { return false }
      synced[name] = nil
      waiting[name] = nil
      return true
    default:
      guard let open = parts[1].firstIndex(of: "<"), let close = parts[1].firstIndex(of: ">"),
        let name = name(Self.text(parts[1][parts[1].index(after: open)..<close]))
      else { return false }
      return change(name, parts[0], parts[1][parts[1].index(after: close)...], texts)
    }
  }

  private mutating func change(_ name: String, _ call: Substring, _ rest: Substring, _ texts: [Substring]) -> Bool {
    func numbers(_ text: Substring) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0) } }
    switch call {
    case "pwrite64":
      let place = numbers(texts.last ?? "")
      guard texts.count > 2, place.count > 1 else { return false }
      waiting[name, default: []].append(.write(Self.bytes(texts[1]), place[1]))
    case "ftruncate":
      guard let size = numbers(rest).first else { return false }
      waiting[name, default: []].append(.truncate(size))
    default:
      for change in waiting.removeValue(forKey: name) ?? [] { Self.apply(change, to: &synced[name, default: Data()]) }
    }
    return true
  }

  /// Writes the files as they are found after the loss.
  /// - Parameter keepsSome: whether the disk has got some of what was not synced, in any order.
  mutating func write(to folder: URL, keepsSome: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Set(synced.keys).union(keepsSome ? Array(waiting.keys) : []) {
      var content = synced[name] ?? Data()
      if keepsSome {
        for change in waiting[name] ?? [] where Bool.random(using: &generator) { Self.apply(change, to: &content) }
      }
      try content.write(to: folder.appendingPathComponent(name))
    }
  }

  private static func apply(_ change: Change, to content: inout Data) {
    switch change {
    case .truncate(let size): content = content.prefix(size) + Data(count: max(0, size - content.count))
    case .write(let bytes, let place):
      if content.count < place + bytes.count { content += Data(count: place + bytes.count - content.count) }
      content.replaceSubrange(place..<(place + bytes.count), with: bytes)
    }
  }

  /// The name of a file in the folder that outlives the machine; what processes share in memory does not.
  private func name(_ path: String) -> String? {
    guard path.hasPrefix(folder + "/library.sqlite"), !path.hasSuffix("-shm") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  private static func text(_ text: Substring) -> String { String(decoding: bytes(text), as: UTF8.self) }

  /// `\x41\x42` as bytes.
  private static func bytes(_ text: Substring) -> Data {
    let digits = Array(text.utf8)
    func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : digit - 0x57 }
    return Data(
      stride(from: 0, to: digits.count - digits.count % 4, by: 4).map {
        value(digits[$0 + 2]) << 4 | value(digits[$0 + 3])
      })
  }
}
