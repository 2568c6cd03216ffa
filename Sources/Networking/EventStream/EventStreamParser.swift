/// Reads a `text/event-stream` byte by byte, whatever the pieces it arrives in.
///
/// Follows the HTML standard's section on server-sent events: lines end in LF, CRLF or CR; a line that begins with a colon
/// is a comment; one space after the colon is dropped; an event is complete only at its blank line. An event larger than
/// the limit is skipped up to its blank line, so memory stays bounded.
///
///     var parser = EventStreamParser()
///     parser.append("event: put\nda".utf8)      // []
///     parser.append("ta: 1\n\n".utf8)           // [ServerSentEvent(name: "put", data: "1")]
public struct EventStreamParser: Sendable {
  /// The largest event, in bytes of its fields.
  public let maximumEventSize: Int
  /// How long the server asks to wait before a reconnect, in seconds.
  public private(set) var retryDelay: Double?
  /// How many events were too large to be kept.
  public private(set) var skippedEvents = 0

  private var line: [UInt8] = []
  private var isAfterCarriageReturn = false
  private var isAtStart = true
  private var isOversized = false
  private var eventSize = 0
  private var name = ""
  private var data: [String] = []
  private var lastID: String?

  public init(maximumEventSize: Int = 4 << 20) {
    self.maximumEventSize = maximumEventSize
  }

  /// Takes the next bytes and returns the events they complete.
  public mutating func append(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      switch byte {
      case 0x0A where isAfterCarriageReturn:
        isAfterCarriageReturn = false
      case 0x0A, 0x0D:
        isAfterCarriageReturn = byte == 0x0D
        if let event = endLine() { events.append(event) }
      default:
        isAfterCarriageReturn = false
        eventSize += 1
        if eventSize > maximumEventSize {
          isOversized = true
          line.removeAll()
          data.removeAll()
        }
        // Of an oversized line only the fact that it is not blank matters.
        if !isOversized || line.isEmpty { line.append(byte) }
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: line.count < 65_536) }
    if isAtStart {
      isAtStart = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    if line.isEmpty { return endEvent() }
    if !isOversized { readField() }
    return nil
  }

  private mutating func readField() {
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    if colon == 0 { return }
    let field = String(decoding: line[..<(colon ?? line.endIndex)], as: UTF8.self)
    var rest = colon.map { line[($0 + 1)...] } ?? []
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let value = String(decoding: rest, as: UTF8.self)
    switch field {
    case "event": name = value
    case "data": data.append(value)
    case "id" where !value.utf8.contains(0): lastID = value
    case "retry" where !value.isEmpty && value.utf8.allSatisfy({ (0x30...0x39).contains($0) }):
      retryDelay = Double(value).map { $0 / 1000 }
    default: break
    }
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = ""
      data.removeAll()
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
