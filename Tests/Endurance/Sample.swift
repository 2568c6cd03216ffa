/// What the server and the page use at one moment.
struct ServerSample: Sendable {
  /// Seconds since the beginning.
  var time: Double
  var figures: ProcessFigures
}

/// What the reader's window uses, always taken on the same screen, after a collection of garbage.
struct PageSample: Sendable {
  var time: Double
  /// Bytes that scripts hold.
  var heap: Double
  var nodes: Double
  var listeners: Double
  var documents: Double
}
