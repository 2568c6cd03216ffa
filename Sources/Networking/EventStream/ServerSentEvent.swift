/// One event of a `text/event-stream`.
public struct ServerSentEvent: Hashable, Sendable {
  /// The event's type; `message` where the server names none.
  public var name: String
  /// The data lines, joined by newlines.
  public var data: String
  /// The last id that the stream named, if any.
  public var id: String?

  public init(name: String = "message", data: String, id: String? = nil) {
    self.name = name
    self.data = data
    self.id = id
  }
}
