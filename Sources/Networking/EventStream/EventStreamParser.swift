import Foundation

/// Reads a `text/event-stream`, whatever the pieces it arrives in.
///
/// Follows the HTML standard's section on server-sent events: lines end in LF, CRLF or CR; a line that begins with a colon
/// is a comment; one space after the colon is dropped; an event is complete only at its blank line. An event larger than
/// the limit is skipped up to its blank line, and comments are not kept, so memory stays bounded.
///
///     var parser = EventStreamParser()
///     parser.append("event: put\nda".utf8)      // []
///     parser.append("ta: 1\n\n".utf8)           // [ServerSentEvent(name: "put", data: "1")]
package struct EventStreamParser: Sendable {
  /// The largest event, in bytes of its fields.
  package let maximumEventSize: Int
  /// How long the server asks to wait before a reconnect, in seconds.
  package private(set) var retryDelay: Double?
  /// How many events were too large to be kept.
  package private(set) var skippedEvents = 0
  /// How many bytes have come since the last event that was complete and not too large.
  package private(set) var bytesSinceEvent = 0

  /// The bytes of the line so far that are worth keeping.
  private var line: [UInt8] = []
  /// Where in its line the parser is.
  private var place = State.start
  private var isAfterCarriageReturn = false
  private var isAtStart = true
  private var isOversized = false
  private var eventSize = 0
  private var name = ""
  private var data: [String] = []
  private var lastID: String?

  private enum State {
    case start, field, comment
  }

  package init(maximumEventSize: Int = 4 << 20) {
    self.maximumEventSize = maximumEventSize
  }

  /// Takes the next bytes and returns the events they complete.
  package mutating func append(_ bytes: some Collection<UInt8>) -> [ServerSentEvent] {
    if let events = bytes.withContiguousStorageIfAvailable({ read($0[...]) }) { return events }
    return Array(bytes).withUnsafeBufferPointer { read($0[...]) }
  }

  private mutating func read(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var rest = bytes
    while let first = rest.first {
      if first == Self.lineFeed, isAfterCarriageReturn {
        isAfterCarriageReturn = false
        skip(1, of: &rest)
        continue
      }
      let content = rest.prefix(Self.lineLength(rest))
      if !content.isEmpty { keep(content) }
      skip(content.count, of: &rest)
      guard let ending = rest.first else { break }
      skip(1, of: &rest)
      isAfterCarriageReturn = ending == Self.carriageReturn
      if let event = endLine() {
        events.append(event)
        bytesSinceEvent = 0
      }
    }
    return events
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes stand before the line's end, or all where it has none yet. Looked for by the C library, in blocks.
  private static func lineLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let base = bytes.base.baseAddress else { return 0 }
    let start = UnsafeRawPointer(base + bytes.startIndex)
    func length(before ending: UInt8, in count: Int) -> Int {
      memchr(start, Int32(ending), count).map { UnsafeRawPointer($0) - start } ?? count
    }
    return length(before: carriageReturn, in: length(before: lineFeed, in: bytes.count))
  }

  private mutating func skip(_ count: Int, of rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
    rest.removeFirst(count)
    bytesSinceEvent += count
  }

  /// Takes a part of a line, without its end.
  private mutating func keep(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
    isAfterCarriageReturn = false
    if place == .start { place = content.first == UInt8(ascii: ":") ? .comment : .field }
    guard place == .field, !isOversized else { return }
    eventSize += content.count
    if eventSize > maximumEventSize {
      isOversized = true
      line = []
      data = []
    } else {
      line.append(contentsOf: content)
    }
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer {
      line.removeAll(keepingCapacity: line.count < 65_536)
      place = .start
    }
    if isAtStart {
      isAtStart = false
      if line.starts(with: Self.byteOrderMark) {
        line.removeFirst(Self.byteOrderMark.count)
        if line.isEmpty { return endEvent() }
      }
    }
    switch place {
    case .start: return endEvent()
    case .comment: return nil
    case .field:
      if !isOversized { readField() }
      return nil
    }
  }

  private mutating func readField() {
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    if colon == 0 { return }
    let field = line[..<(colon ?? line.endIndex)]
    var rest = colon.map { line[($0 + 1)...] } ?? []
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let value = String(decoding: rest, as: UTF8.self)
    if field.elementsEqual("event".utf8) {
      name = value
    } else if field.elementsEqual("data".utf8) {
      data.append(value)
    } else if field.elementsEqual("id".utf8), !value.utf8.contains(0) {
      lastID = value
    } else if field.elementsEqual("retry".utf8), !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      retryDelay = Double(value).map { $0 / 1000 }
    }
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = ""
      data = []
      eventSize = 0
      isOversized = false
    }
    if isOversized {
      skippedEvents += 1
      return nil
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"), id: lastID)
  }
}
