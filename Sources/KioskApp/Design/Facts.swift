/// Short facts in a row, parted by dots: a line breaks between them, not within one that is short.
enum Facts {
  static func line(_ facts: [String?]) -> String {
    facts.compactMap { fact in
      guard let fact, !fact.isEmpty else { return nil }
      return fact.count <= longestUnbroken ? fact.replacing(" ", with: space) : fact
    }
    .joined(separator: space + "· ")
  }

  private static let longestUnbroken = 24
  /// No line ends here.
  private static let space = "\u{00A0}"
}
