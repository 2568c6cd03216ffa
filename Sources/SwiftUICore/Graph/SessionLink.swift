/// What views below may ask of their session. Equal to another only as the same session's.
@MainActor
final class SessionLink {
  private weak var graph: Graph?

  init(_ graph: Graph) { self.graph = graph }

  func command(_ command: Command) { graph?.command(command) }
}
