/// The way down to one page. Frames go in; the other side says when it has taken them.
@MainActor
protocol LiveStream: AnyObject {
  /// Sends one event of the stream. False where the stream is over.
  func send(_ event: [UInt8]) -> Bool
  /// Whether everything sent has left for the client.
  var isDrained: Bool { get }
  func close()
}
