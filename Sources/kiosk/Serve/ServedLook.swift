/// Notices that the file of the reader's own style rules has come, has changed or has gone, wherever the settings say that it is.
@MainActor
final class ServedLook {
  private var settings: Settings
  private var watch: FileWatch
  private var looks: LooksAtFile?
  private let changed: @MainActor (Settings) -> Void

  /// - Parameter changed: hears the settings by which the file is read.
  init(_ settings: Settings, changed: @escaping @MainActor (Settings) -> Void) {
    self.settings = settings
    self.changed = changed
    watch = FileWatch(settings.style.file)
    follow(settings)
  }

  /// From now on the file of these settings counts.
  func follow(_ settings: Settings) {
    self.settings = settings
    watch = FileWatch(settings.style.file)
    looks = LooksAtFile(settings.style.file) { [weak self] in self?.look() }
  }

  private func look() {
    if watch.hasChanged() { changed(settings) }
  }
}
