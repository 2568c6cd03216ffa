/// Notices that the file of the reader's own style rules has changed.
@MainActor
final class ServedLook {
  private var watch: FileWatch

  init(_ style: StyleFile) { watch = FileWatch(style.file) }

  func hasChanged() -> Bool { watch.hasChanged() }
}
