import Foundation

/// Why text could not be written.
enum OutputError: Error, Equatable {
  /// The reader has gone (`| head`): a reason to end quietly.
  case closed
  /// The system's reason, such as a full disk.
  case failed(String)
}

/// Where a command's text goes.
protocol TextOutput: AnyObject {
  /// Writes everything before returning; nothing is held back.
  func write(_ text: String) throws(OutputError)
  /// Calls `action` once, on any thread, when nobody can read any more, where that can be known.
  func onReaderGone(_ action: @escaping @Sendable () -> Void)
}

/// A file descriptor. `SIGPIPE` must be ignored, so that a closed pipe is an error and not the end of the process.
final class DescriptorOutput: TextOutput {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)[...]) }

  func write(_ data: Data) throws(OutputError) { try write(Array(data)[...]) }

  private func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .failed(SystemMessage.of(errno: errno))
      }
    }
  }

  /// Waits on a thread of its own: neither Dispatch's sources nor a run loop tell of the error that a pipe's writing end
  /// has when its readers are gone.
  func onReaderGone(_ action: @escaping @Sendable () -> Void) {
    let descriptor = descriptor
    Thread.detachNewThread {
      var pipe = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&pipe, 1, -1) < 0 && errno == EINTR {}
      if pipe.revents & Int16(POLLERR | POLLHUP) != 0 { action() }
    }
  }
}

/// Keeps what was written, for tests.
final class CollectedOutput: TextOutput {
  private(set) var text = ""

  func write(_ text: String) throws(OutputError) { self.text += text }

  func onReaderGone(_ action: @escaping @Sendable () -> Void) {}
}
