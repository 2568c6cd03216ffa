import Foundation
import HTTPServer
import JSON

/// The event streams that are open, with what each of them knows.
struct OpenStreams: Sendable {
  private struct Open: Sendable {
    let stream: HTTPResponseStream
    let location: OfficialAPI.Location
    var known: JSONValue
  }

  private var open: [Int: Open] = [:]
  private var nextNumber = 0
  /// Until then nothing is sent, as on a connection that has died without a word.
  var silentUntil: Date?

  var count: Int { open.count }

  mutating func add(_ stream: HTTPResponseStream, at location: OfficialAPI.Location, value: JSONValue) -> Int {
    nextNumber += 1
    open[nextNumber] = Open(stream: stream, location: location, known: value)
    stream.send(EventStream.first(value))
    return nextNumber
  }

  mutating func remove(_ number: Int) {
    open[number] = nil
  }

  /// Tells every stream what has changed at its place.
  mutating func tell(_ world: HackerNewsWorld, at now: Date) {
    guard !isSilent(at: now) else { return }
    var values: [OfficialAPI.Location: JSONValue] = [:]
    for (number, entry) in open {
      let value = values[entry.location] ?? OfficialAPI.value(at: entry.location, in: world)
      values[entry.location] = value
      let text = EventStream.changes(from: entry.known, to: value)
      guard !text.isEmpty else { continue }
      open[number]?.known = value
      if entry.stream.send(text) == .full { entry.stream.abort() }
    }
  }

  mutating func keepAlive(at now: Date) {
    guard !isSilent(at: now) else { return }
    for entry in open.values { entry.stream.send(EventStream.keepAlive) }
  }

  /// Ends all streams: between two events, or inside one.
  mutating func cut(insideEvent: Bool) -> Int {
    let cut = open.values
    open = [:]
    for entry in cut {
      if insideEvent { entry.stream.send("event: put\ndata: {\"path\":\"/\",\"da") }
      entry.stream.close()
    }
    return cut.count
  }

  private func isSilent(at now: Date) -> Bool {
    silentUntil.map { $0 > now } ?? false
  }
}
