import Foundation

/// Tells when a file in a folder comes, changes or goes, without looking at it in between (`inotify(7)`): a program that waits is
/// not woken for nothing. Whoever writes counts, this process too; another machine's writing to a shared disk does not.
@MainActor
package final class FolderWatch {
  private let folder: URL
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let pause: Double
  private let changed: @MainActor () -> Void
  /// What is watched: the folder, or what there is of the way to it.
  private var place: (path: String, number: Int32)?
  private var isTelling = false

  private static let changes =
    UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

  /// - Parameters:
  ///   - folder: need not be there yet.
  ///   - pause: what happens within so many seconds is told once, at their end.
  /// - Returns: nil where the system watches no more folders.
  package init?(_ folder: URL, pause: Double = 0.3, changed: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.folder = folder.standardizedFileURL
    self.descriptor = descriptor
    self.pause = pause
    self.changed = changed
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    guard findPlace() else {
      source.cancel()
      return nil
    }
  }

  isolated deinit { source.cancel() }

  /// Watches the folder, or the nearest one above that is there.
  private func findPlace() -> Bool {
    while true {
      var path = folder.path
      while access(path, F_OK) != 0, path != "/" { path = URL(filePath: path).deletingLastPathComponent().path }
      if path == place?.path { return true }
      if let place { inotify_rm_watch(descriptor, place.number) }
      let number = inotify_add_watch(descriptor, path, Self.changes)
      place = number >= 0 ? (path, number) : nil
      if number < 0, errno != ENOENT { return false }
      // The next folder of the way may have come before this one was watched.
    }
  }

  private func read() {
    var isGone = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          if event.wd == place?.number, event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { isGone = true }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    if isGone { place = nil }
    _ = findPlace()
    tell()
  }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isTelling = false
        self.changed()
      }
    }
  }
}
