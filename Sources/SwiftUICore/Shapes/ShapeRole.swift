/// What a shape stands for; hosts draw all in the same way.
public enum ShapeRole: Hashable, Sendable {
  /// Something that is filled.
  case fill
  /// Something that is drawn along.
  case stroke
  /// Something that parts others.
  case separator
}

extension Shape {
  /// Something that is filled, unless a shape says otherwise.
  public nonisolated static var role: ShapeRole { .fill }
}
