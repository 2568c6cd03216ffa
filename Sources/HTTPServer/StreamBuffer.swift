import Foundation

/// What a stream has yet to send, and how it ends. A value: the exchange keeps it under its lock.
struct StreamBuffer {
  enum Ending {
    /// All queued bytes go out first.
    case finished
    /// The connection is cut, queued bytes are lost.
    case aborted
  }

  enum Step: Equatable {
    case bytes(Int)
    case end
    case cut
    case nothingYet
  }

  private var chunks: [Data] = []
  private var head = 0
  private var offset = 0
  private var waiting = 0
  private var inFlight = 0
  private(set) var ending: Ending?

  /// Bytes the client's socket has not taken yet.
  var queuedBytes: Int { waiting + inFlight }

  mutating func append(_ data: Data, limit: Int) -> HTTPResponseStream.SendResult {
    guard ending == nil else { return .closed }
    guard queuedBytes + data.count <= limit else { return .full }
    guard !data.isEmpty else { return .accepted }
    chunks.append(data)
    waiting += data.count
    return .accepted
  }

  mutating func end(_ how: Ending) {
    if how == .aborted {
      ending = .aborted
      chunks = []
      head = 0
      offset = 0
      waiting = 0
    } else if ending == nil {
      ending = .finished
    }
  }

  /// Moves bytes into `target`. A call means that everything handed out before has reached the socket.
  mutating func take(into target: UnsafeMutableRawBufferPointer) -> Step {
    inFlight = 0
    if ending == .aborted { return .cut }
    guard waiting > 0 else { return ending == .finished ? .end : .nothingYet }
    var copied = 0
    while copied < target.count, head < chunks.count {
      let chunk = chunks[head]
      let count = min(target.count - copied, chunk.count - offset)
      let start = chunk.startIndex + offset
      UnsafeMutableRawBufferPointer(rebasing: target[copied..<(copied + count)])
        .copyBytes(from: chunk[start..<(start + count)])
      copied += count
      offset += count
      if offset == chunk.count {
        chunks[head] = Data()
        head += 1
        offset = 0
      }
    }
    if head == chunks.count {
      chunks.removeAll(keepingCapacity: chunks.count <= 64)
      head = 0
    } else if head > 64, head > chunks.count / 2 {
      chunks.removeFirst(head)
      head = 0
    }
    waiting -= copied
    inFlight = copied
    return .bytes(copied)
  }
}
