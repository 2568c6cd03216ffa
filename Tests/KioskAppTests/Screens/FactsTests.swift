import Testing

@testable import KioskApp

@Suite struct FactsTests {
  /// A line breaks before a dot or within a long fact, nowhere else.
  @Test(
    arguments: [
      (["12 points", nil, "", "3 hours ago"], ["12_points_·", "3_hours_ago"]),
      (
        ["Science Fiction, Drama, and a great deal more", "1 h 58 min"],
        [
          "Science", "Fiction,", "Drama,", "and", "a", "great", "deal", "more_·", "1_h_58_min",
        ]
      ),
      ([nil, ""], []),
    ] as [([String?], [String])])
  func aLineBreaksBetweenFacts(facts: [String?], pieces: [String]) {
    let line = Facts.line(facts)
    #expect(line.split(separator: " ").map { String($0).replacing("\u{00A0}", with: "_") } == pieces)
  }
}
