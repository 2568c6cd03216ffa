import OutsideText
import Testing

@Suite struct DisplayWidthTests {
  static let widths: [(String, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🙂", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("✈️", 2), ("✈", 1), ("👍🏽", 2), ("\u{200B}", 0), ("\u{301}", 0), ("", 0), ("कि", 2), ("・", 2),
    ("…", 1),
    ("ab漢", 4),
  ]

  @Test(arguments: widths)
  func widthIsCountedByCluster(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
