/// What views below may ask of their session. Equal to another only as the same session's.
@MainActor
final class SessionLink {
  private weak var graph: Graph?

  init(_ graph: Graph) { self.graph = graph }

  /// The session's storage for a key, made the first time.
  func value<Storage: AnyObject>(_ key: String, _ make: () -> Storage) -> Storage? { graph?.sceneValue(key, make) }

  func command(_ command: Command) { graph?.command(command) }
}
