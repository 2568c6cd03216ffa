import Combine
import Foundation
import Storage

/// Looks at a file for a few seconds after something has happened where it lies, and not otherwise.
@MainActor
final class LooksAtFile {
  private var watches: [FolderWatch] = []
  private var timer: AnyCancellable?
  private var left = 0
  private let look: @MainActor () -> Void

  /// A file that is still being written has come to rest by then.
  private static let looks = 3

  init(_ file: URL, _ look: @escaping @MainActor () -> Void) {
    self.look = look
    // A link stands in one folder, and what it leads to in another.
    let folders = Set(
      [file, file.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().standardizedFileURL })
    watches = folders.compactMap { FolderWatch($0, pause: 0) { [weak self] in self?.begin(Self.looks) } }
    if watches.count < folders.count { begin(.max) }
  }

  private func begin(_ count: Int) {
    left = max(left, count)
    guard timer == nil else { return }
    timer = Timer.publish(every: FileWatch.interval, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.lookOnce() } }
  }

  private func lookOnce() {
    look()
    left -= 1
    if left <= 0 { timer = nil }
  }
}
