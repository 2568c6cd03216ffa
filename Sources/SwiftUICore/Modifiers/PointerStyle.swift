extension View {
  /// What the pointer looks like over the view.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    let look = style?.look
    return modifier(StyleChange(.layout) { if let look { $0.pointer = look } })
  }
}

/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  let look: PointerLook
  /// As usual.
  public static let `default` = PointerStyle(look: .standard)
  /// As over a link.
  public static let link = PointerStyle(look: .link)
  /// An open hand.
  public static let grabIdle = PointerStyle(look: .grab)
  /// A closed hand.
  public static let grabActive = PointerStyle(look: .grabbing)
  /// As over text.
  public static let horizontalText = PointerStyle(look: .text)
  /// As over text that runs downwards.
  public static let verticalText = PointerStyle(look: .verticalText)
  /// A cross.
  public static let rectSelection = PointerStyle(look: .crosshair)
  /// As at the border of a column.
  public static let columnResize = PointerStyle(look: .columnResize)
  /// As at the border of a row.
  public static let rowResize = PointerStyle(look: .rowResize)
  /// As at the border of a column or of a row, by the side of the frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { position.isVertical ? .rowResize : .columnResize }
  /// As at the border of a column, whatever the directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
  /// As at the border of a row, whatever the directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  /// A glass that enlarges.
  public static let zoomIn = PointerStyle(look: .zoomIn)
  /// A glass that makes smaller.
  public static let zoomOut = PointerStyle(look: .zoomOut)
}
