/// What a server allows its clients.
public struct HTTPServerLimits: Sendable, Equatable {
  /// Open connections in all. Further ones wait in the system's queue or are closed unanswered.
  public var connections = 1024
  /// Open connections from one address; `nil` is no limit of its own. Further ones are closed unanswered.
  public var connectionsPerAddress: Int?
  /// Whether connections of this machine are left out of that count, as those of a proxy are everybody's.
  public var sparesLoopback = false
  /// Bytes of request line and headers together. Beyond it the answer is 431 (414 for the address alone).
  public var headerBytes = 16 * 1024
  /// Bytes of a request body. Beyond it the answer is 413.
  public var bodyBytes = 1024 * 1024
  /// Bytes a stream may hold that its client has not taken yet. Beyond it ``HTTPResponseStream/send(_:)`` says `.full`.
  public var streamBytes = 1024 * 1024
  /// Seconds after which a connection without any progress is closed: between requests, inside a slow request, or with a
  /// client that takes none of its answer. A quiet open stream, or an answer still being worked on, is not idle.
  public var idleSeconds = 60
  /// Seconds in which the head of a request must be there, counted from the connection's start, or from where it could have been
  /// idle since the last answer; whoever takes longer is cut off.
  public var headSeconds: Double = 20
  /// Seconds in which the body must be there, counted from the end of the head.
  public var bodySeconds: Double = 30
  /// Threads that serve connections and run the handler.
  public var threads = 2

  public init() {}
}
