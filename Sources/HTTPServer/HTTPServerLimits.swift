/// What a server allows its clients.
package struct HTTPServerLimits: Sendable, Equatable {
  /// Open connections in all. Further ones wait in the system's queue or are closed unanswered.
  package var connections = 1024
  /// Open connections from one address; `nil` is no limit of its own. Further ones are closed unanswered.
  package var connectionsPerAddress: Int?
  /// Whether connections of this machine are left out of that count, as those of a proxy are everybody's.
  package var sparesLoopback = false
  /// Bytes of request line and headers together. Beyond it the answer is 431 (414 for the address alone).
  package var headerBytes = 16 * 1024
  /// Bytes of a request body. Beyond it the answer is 413.
  package var bodyBytes = 1024 * 1024
  /// Bytes of a body beyond ``bodyBytes`` that are read and dropped before the answer: who is still sending may not hear one. A
  /// body that is announced to be longer is refused before it comes.
  package var droppedBytes = 0
  /// Bytes a stream may hold that its client has not taken yet. Beyond it ``HTTPResponseStream/send(_:)`` says `.full`.
  package var streamBytes = 1024 * 1024
  /// Seconds after which a connection without any progress is closed: between requests, inside a slow request, or with a
  /// client that takes none of its answer. A quiet open stream, or an answer still being worked on, is not idle.
  package var idleSeconds = 60
  /// Seconds in which the head of a request must be there, counted from the connection's start, or from where it could have been
  /// idle since the last answer; whoever takes longer is cut off.
  package var headSeconds: Double = 20
  /// Seconds in which the body must be there, counted from the end of the head.
  package var bodySeconds: Double = 30
  /// Threads that serve connections and run the handler.
  package var threads = 2

  package init() {}
}
