import Foundation
import HTTPServer

/// The stream of one page over HTTP, compressed where the browser takes it.
@MainActor
final class HTTPLiveStream: LiveStream {
  private let stream: HTTPResponseStream
  private let isCompressed: Bool
  /// The end of what was sent, as the client has it: later events are told by their difference from it.
  private var past: [UInt8] = []
  private static let remembered = 4096
  /// Bytes sent so far, as compressed.
  private(set) var sentBytes = 0

  init(_ stream: HTTPResponseStream, isCompressed: Bool) {
    self.stream = stream
    self.isCompressed = isCompressed
  }

  /// Tells `page` when the client has taken everything, and when the stream is over.
  func report(to page: PageSession) {
    stream.onDrain { [weak self, weak page] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if let self { page?.drained(self) } }
      }
    }
    stream.onClose { [weak self, weak page] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if let self { page?.closed(self) } }
      }
    }
  }

  func send(_ event: [UInt8]) -> Bool {
    let data: Data
    if isCompressed {
      guard let blocks = Deflater.shared.blocks(event, after: past) else {
        stream.abort()
        return false
      }
      data = sentBytes == 0 ? Data(Deflater.streamHead) + blocks : blocks
      remember(event)
    } else {
      data = Data(event)
    }
    sentBytes += data.count
    switch stream.send(data) {
    case .accepted: return true
    case .closed: return false
    case .full:
      // A compressed stream with a hole cannot be read on: the page comes back and asks for what it missed.
      stream.abort()
      return false
    }
  }

  private func remember(_ event: [UInt8]) {
    if event.count >= Self.remembered {
      past = Array(event.suffix(Self.remembered))
    } else {
      past.removeFirst(max(0, past.count + event.count - Self.remembered))
      past += event
    }
  }

  var isDrained: Bool { stream.queuedBytes == 0 && !stream.isClosed }

  func close() { stream.close() }
}
