import Foundation
import Testing

@testable import Library

/// Regular expressions of mute rules: what they find, what they refuse, and that no expression takes long.
@Suite struct PatternTests {
  @Test(arguments: [
    ("crypto", "All about CRYPTOGRAPHY", true), ("^show hn", "Show HN: a boat", true),
    ("^show hn", "We show HN", false),
    ("\\bai\\b", "What AI does", true), ("\\bai\\b", "Said the sailor", false), ("\\Bai", "said", true),
    ("v?\\d+\\.\\d+", "Swift 6.2 is out", true), ("[0-9]{4}$", "A year: 2026", true),
    ("[0-9]{4}$", "2026: a year", false),
    ("a.c", "abc", true), ("a.c", "a\nc", false), ("(cat|dog)s?", "Two DOGS", true), ("colou?r", "A color", true),
    ("[^a-z ]", "only letters", false), ("[^a-z ]", "one!", true), ("x{2,3}y", "xxy", true),
    ("^x{2,3}y", "xxxxy", false),
    ("^x{,2}$", "xx", true), ("^x{,2}$", "xxx", false), ("^x{2,}$", "xxxxx", true), ("a|", "", true), ("()", "", true),
    ("(a*)*b", "aaab", true), ("(?:ab)+?c", "ababc", true), ("[]a]", "]", true), ("[a\\]-]", "-", true),
    ("straße", "STRAßE", true),
    ("ÄRGER", "Kein ärger", true), ("[а-я]+", "ПРИВЕТ", true), ("\\w+日本", "私の日本語", true), ("\\.\\*\\\\", "a.*\\", true),
    ("\\D\\W\\S", "a-b", true), ("\\s$", "end\t", true), ("^$", "", true), ("^$", "x", false), ("}", "a}", true),
  ])
  func itFindsWhatItMeans(pattern: String, text: String, expected: Bool) throws {
    #expect(try Pattern(pattern).isFound(in: text) == expected)
  }

  @Test(arguments: [
    ("", PatternProblem.empty), (String(repeating: "a", count: 201), .tooLong), ("(a", .openGroup),
    ("a)", .strayParenthesis),
    ("[a", .openClass), ("[]", .openClass), ("[^", .openClass), ("*a", .nothingToRepeat), ("a**", .nothingToRepeat),
    ("a|+", .nothingToRepeat), ("[z-a]", .badRange), ("[a-\\d]", .badRange), ("a{3,2}", .badCount),
    ("a{101}", .badCount), ("a{", .badCount),
    ("a{,}", .badCount), ("a{99999999999999999999}", .badCount), ("\\q", .unknownEscape("q")),
    ("\\1", .unknownEscape("1")),
    ("a\\", .unknownEscape("")), ("(?=a)", .unknownEscape("(?")), ("((a{100}){100}){100}", .tooLarge),
    ("((()){100}){100}", .tooLarge),
    (String(repeating: "(", count: 60), .tooLarge),
  ])
  func whatIsNoneIsSaid(pattern: String, problem: PatternProblem) {
    #expect(throws: problem) { try Pattern(pattern) }
    #expect(problem.words.english.hasSuffix("."))
  }

  @Test(arguments: [
    "(a*)*$", "(a+)+b", "(a|a)*c", "(a|aa)+$", "(.*)*(.*)*x", "((a?){10}){10}b", "(\\w+\\s?)+!", "a*a*a*a*a*a*a*a*a*b",
  ])
  func noExpressionTakesLong(pattern: String) throws {
    let text = String(repeating: "a", count: 400_000)
    let pattern = try Pattern(pattern)
    let clock = ContinuousClock()
    let time = clock.measure { _ = pattern.isFound(in: text) }
    #expect(time < .seconds(20), "much less but on a busy machine")
  }

  /// As for any engine: what is found in a text is found in a longer one around it, where no place is asked for.
  @Test func whatIsFoundIsFoundInLongerTexts() throws {
    var numbers = SystemRandomNumberGenerator()
    let parts = ["a", "b", ".", "[ab]", "(a|b)", "a*", "b+", "(ab)?", "[^a]", "b{1,2}"]
    for _ in 0..<300 {
      let pattern = try Pattern(
        (0..<Int.random(in: 1...5, using: &numbers)).map { _ in parts.randomElement() ?? "a" }.joined())
      let text = String((0..<Int.random(in: 0...8, using: &numbers)).map { _ in "ab".randomElement() ?? "a" })
      if pattern.isFound(in: text) { #expect(pattern.isFound(in: "x\(text)y"), "\(pattern.text) in \(text)") }
      let regex = try Regex(pattern.text)
      #expect(pattern.isFound(in: text) == (text.firstMatch(of: regex) != nil), "\(pattern.text) in \(text)")
    }
  }
}
