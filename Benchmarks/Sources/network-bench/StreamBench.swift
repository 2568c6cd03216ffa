import Foundation
import Networking

/// How fast event streams are read, in pieces of 16 kB as libcurl hands them on, and how far memory grows meanwhile.
enum StreamBench {
  private static let streams: [(name: String, piece: String)] = [
    (
      "lists, 4 kB each",
      "event: put\ndata: {\"path\":\"/\",\"data\":[\(String(repeating: "44710815,", count: 450))0]}\n\n"
    ),
    (
      "stories, 0.3 kB each",
      "event: put\ndata: {\"path\":\"/\",\"data\":{\"id\":1,\"title\":\"\(String(repeating: "x", count: 250))\"}}\n\n"
    ),
    ("lines that end in CRLF", "event: put\r\ndata: \(String(repeating: "y", count: 500))\r\n\r\n"),
    ("comments", ": \(String(repeating: "keep-alive ", count: 8))\n"),
    ("one line without an end", String(repeating: "z", count: 4096)),
  ]
  private static let bytes = 256 << 20

  static func run() {
    for stream in streams {
      let text = Array(stream.piece.utf8)
      let block = Array(repeating: text, count: max(1, (1 << 20) / text.count)).joined().map { $0 }
      var parser = EventStreamParser()
      var (read, events) = (0, 0)
      resetPeak()
      let before = memory("VmRSS:")
      let start = DispatchTime.now()
      while read < bytes {
        for place in stride(from: 0, to: block.count, by: 16 << 10) {
          let piece = block[place..<min(place + 16 << 10, block.count)]
          events += parser.append(piece).count
          read += piece.count
        }
      }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      let name = stream.name.padding(toLength: 26, withPad: " ", startingAt: 0)
      print(
        "\(name) \(Int(Double(read) / seconds / 1e6)) MB/s, \(events) events, memory grew by \(max(0, memory("VmHWM:") - before)) kB"
      )
    }
  }

  /// In kB.
  private static func memory(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private static func resetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }
}
