import OutsideText

/// Text from the clipboard, which may come from anywhere.
enum PastedText {
  /// Without control characters; line breaks and tabs stay.
  static func clean(_ text: String) -> String { ControlFilter.block(text) }
}
