/// Something that draws a session: a browser page, a terminal, a test.
///
/// Four calls in, events back through ``SessionHandle/send(_:)``. All on the main actor.
@MainActor
package protocol ElementHost: AnyObject {
  var traits: HostTraits { get }

  /// False while the last frame is not yet taken; the session then lets state coalesce and flushes when told by ``SessionHandle/hostIsReady()``.
  var isReady: Bool { get }

  /// The session starts; `session.tree` is complete.
  func mount(_ session: any SessionHandle)

  /// One frame of changes, in order, all of one main-loop turn.
  func apply(_ patches: [Patch], transaction: FrameTransaction)

  /// The session ended.
  func unmount()
}

/// How one frame of changes moves.
package struct FrameTransaction: Equatable, Sendable {
  /// nil: at once.
  package var animation: AnimationStyle?

  package init(animation: AnimationStyle? = nil) { self.animation = animation }
}
