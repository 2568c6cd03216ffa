/// The first number of an operation in a frame. The page's script has a function at the same place of its table.
enum Operation: Int {
  /// id, text: the element's text.
  case text
  /// id, markup: the element's own content.
  case content
  /// parent, slot, id before which it goes or 0, markup of the whole subtree.
  case insert
  /// ids…
  case remove
  /// id, id before which it goes or 0, slot and parent where the slot changes.
  case move
  /// id, attributes.
  case attributes
  /// id, attributes of the control within.
  case control
  /// id, markup without children: the element is made anew around its children.
  case shell
  /// rules…: style rules for classes that come later.
  case rules
  /// markup of everything, symbols.
  case paint
  /// id, text of a field.
  case value
  /// markup of symbol drawings.
  case symbols
  /// Commands.
  case title, address, back, focus, scroll, announce, sound, open
  /// milliseconds, curve, delay: how the rest of this frame moves.
  case motion
}
