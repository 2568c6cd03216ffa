/// The first number of an operation in a frame, and the name of the page's function for it (`operations.js`).
enum Operation: Int, CaseIterable {
  /// id, text: the element's text.
  case text = 0
  /// id, markup: the element's own content.
  case content = 1
  /// parent, slot, id before which it goes or 0, markup of the whole subtree.
  case insert = 2
  /// ids…
  case remove = 3
  /// id, id before which it goes or 0, slot and parent where the slot changes.
  case move = 4
  /// id, attributes.
  case attributes = 5
  /// id, attributes of the control within.
  case control = 6
  /// id, markup without children: the element is made anew around its children.
  case shell = 7
  /// rules…: style rules for classes that come later.
  case rules = 8
  /// markup of everything, symbols.
  case paint = 9
  /// id, text of a field.
  case value = 10
  /// markup of symbol drawings.
  case symbols = 11
  /// What follows is told and not drawn: commands.
  case title = 12
  case address = 13
  case back = 14
  case focus = 15
  case scroll = 16
  case announce = 17
  case sound = 18
  case open = 19
  /// milliseconds, curve, delay: how the rest of this frame moves.
  case motion = 20
  /// id, then for each axis: 0 as it is, 1 a share of all the way or 2 points; and the number.
  case scrollArea = 21
  /// text: for the reader's clipboard.
  case copy = 22
  /// path of a file for the reader to keep.
  case save = 23
  /// 0 says a text: number, text, language or nothing, rate, pitch, volume; 1 stops, 2 pauses, 3 goes on.
  case speech = 24
  /// number of a recording; then, unless nobody plays it any more, address, 1 plays or 0 pauses, place in seconds or -1, rate,
  /// volume, repeats.
  case playback = 25
}
