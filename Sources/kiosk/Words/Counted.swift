/// Numbers with their noun.
enum Counted {
  /// `1 point`, `12 points`.
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
