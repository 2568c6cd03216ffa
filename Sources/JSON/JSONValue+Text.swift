extension JSONValue {
  /// On one line, in its order.
  package var compact: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// On one line, safe to look at: everything that could steer a terminal or reorder a line is written as `\u` escapes.
  package var line: String {
    var writer = JSONWriter(escaping: .unseen)
    writer.write(self)
    return writer.text
  }
}
