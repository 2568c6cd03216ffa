/// The page's script: it applies frames, sends events, and keeps what belongs to the reader — what is typed, where the
/// focus is, what is in view. Without it the page is complete but still.
///
/// Its parts are one function's body and share its names; they run in the order given here.
enum ClientScript {
  /// As served: without comments and idle space.
  static let text = ScriptPacking.pack(parts.joined(separator: "\n"))

  private static let parts = [
    page, elements, sight, motion, frames, operations, freshPaint, dates, sound, sending, controls, keys, pointer,
    navigation, queue, stream, renewal, life,
  ]
}
