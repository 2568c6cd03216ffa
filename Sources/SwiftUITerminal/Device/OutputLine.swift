import Foundation

/// Writes to a descriptor on a thread of its own, one piece at a time, so that a slow terminal holds nobody up.
@MainActor
final class OutputLine {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "terminal output", qos: .userInteractive)
  private(set) var isBusy = false
  private(set) var isBroken = false
  private let whenFree: @MainActor () -> Void

  init(_ descriptor: Int32, whenFree: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.whenFree = whenFree
  }

  /// Begins to write. The caller waits until the line is free before it sends more.
  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isBroken else { return }
    isBusy = true
    let descriptor = descriptor
    queue.async { [weak self] in
      let isWritten = Self.write(bytes, to: descriptor)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self else { return }
          self.isBusy = false
          if !isWritten { self.isBroken = true }
          self.whenFree()
        }
      }
    }
  }

  /// Waits until everything is written, at most so many seconds.
  func finish(within seconds: Double) {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + seconds)
  }

  nonisolated private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
