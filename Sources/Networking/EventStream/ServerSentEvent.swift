/// One event of a `text/event-stream`.
package struct ServerSentEvent: Hashable, Sendable {
  /// The event's type; `message` where the server names none.
  package var name: String
  /// The data lines, joined by newlines.
  package var data: String
  /// The last id that the stream named, if any.
  package var id: String?

  package init(name: String = "message", data: String, id: String? = nil) {
    self.name = name
    self.data = data
    self.id = id
  }
}
