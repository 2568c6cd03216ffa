import Foundation

/// What the app says on standard error: passed on as it comes, and its end kept.
final class LastWords: @unchecked Sendable {
  /// Where the app writes; nil where it has the terminal itself.
  let pipe: Pipe?
  private let lock = NSLock()
  private var kept = Data()
  private let over = DispatchSemaphore(value: 0)

  /// As much as fits into a screen or two.
  private static let most = 6000

  init(passesOn: Bool) {
    pipe = passesOn ? Pipe() : nil
    pipe?.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      guard !data.isEmpty else {
        handle.readabilityHandler = nil
        self?.over.signal()
        return
      }
      FileHandle.standardError.write(data)
      self?.keep(data)
    }
  }

  private func keep(_ data: Data) {
    lock.lock()
    defer { lock.unlock() }
    kept.append(data)
    // A fatal error's own sentence comes first, the way to it after.
    if kept.count > 4 * Self.most { kept = Data(kept.suffix(2 * Self.most)) }
  }

  /// All that was said last, once the app has ended: from the fatal error on, if there was one.
  func end() -> String {
    guard pipe != nil else { return "" }
    _ = over.wait(timeout: .now() + 2)
    lock.lock()
    defer { lock.unlock() }
    let text = String(decoding: kept, as: UTF8.self)
    let start = text.range(of: "Fatal error", options: .backwards)?.lowerBound ?? text.startIndex
    let line = text[..<start].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    return String(text[line...].prefix(Self.most)).filter { $0 != "\0" }
  }
}
