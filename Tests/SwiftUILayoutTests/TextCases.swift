import SwiftUIElements
import SwiftUILayout
import Testing

/// Texts by a measurer with a desk's figures.
@Suite struct TextCases {
  @Test(arguments: [(8.0, 16.0), (20, 16), (32, 32), (40, 32), (48, 48), (70, 64), (80, 80), (200, 80)])
  func lowerThanItsLinesATextGivesLinesUp(height: Double, expected: Double) {
    let solved = Solved(paragraph(110, lines: 5).named("t").fr(110, height, topLeading), 300, 300)
    #expect(solved.frame("t")?.height == expected)
  }

  @Test func stacksSqueezeTexts() {
    lay(
      200, 150,
      col(0, .center, C.h(40), paragraph(150, lines: 4).named("t").w(150), sp().named("s"), C.h(40).named("last")),
      "t 25,40 150x48; s 100,88 0x22; last 0,110")
  }

  @Test func textsKeepTheirOwnDistances() {
    lay(
      200, 200,
      col(nil, .center, t(50).named("a"), t(30).named("b"), box(50, 10).named("c"), t(50).named("d")).named("o"),
      "o 75,64.55 50x70.89; b 85,80.55; c 75,104.71; d 75,119.45")
  }

  @Test func baselinesMeet() {
    lay(
      300, 60,
      row(nil, .firstTextBaseline, t(36.5, 38, baseline: 29).named("a"), t(31.5).named("b"), box(10, 10).named("c")),
      "a 103,11 36.5x38; b 147.5,27 31.5x16; c 187,30")
  }

  @Test func baselineOffsets() {
    lay(
      260, 82,
      row(12, .firstTextBaseline, t(30).named("a"), t(17.5, offset: 6).named("b"), t(34.5, offset: -4).named("c"))
        .named("r"),
      "r 77,28 106x26; a 77,34 30x16; b 119,28 17.5x22; c 148.5,34 34.5x20")
  }

  private func drawn(_ text: String, _ widths: [Double]) -> DrawnWords {
    DrawnWords(
      content: TextContent(text), measures: WordMeasures(line: 20, ascent: 15, space: 5, widths: widths))
  }

  @Test func textsAreAsWideAsTheirWordsAreDrawn() {
    let text = WordedText(
      TextContent("one two three"), style: TextStyle(), drawn: drawn("one two three", [30, 31, 50]))
    #expect(text.lines(width: nil, lineLimit: nil).size == Size(width: 121, height: 20))
    let two = text.lines(width: 100, lineLimit: nil)
    #expect(two.count == 2 && two.size == Size(width: 71, height: 40))
    #expect(two.firstBaseline == 15 && two.lastBaseline == 35)
    // What is cut takes all the room for its ellipsis.
    #expect(abs(text.lines(width: 100, lineLimit: 1).size.width - 100) < 0.01)
  }

  @Test func ofTwoLinesTheFirstGivesAWordToALoneLastOne() {
    let words = "aa bb cc dd"
    let text = WordedText(TextContent(words), style: TextStyle(), drawn: drawn(words, [30, 30, 30, 20]))
    // 100 and 20 become 65 with its space, and 55.
    let two = text.lines(width: 110, lineLimit: nil)
    #expect(two.count == 2 && two.size == Size(width: 70, height: 40))
    // A lone word that is long stays alone, and so does one of three lines.
    let long = WordedText(TextContent(words), style: TextStyle(), drawn: drawn(words, [30, 30, 30, 90]))
    #expect(long.lines(width: 110, lineLimit: nil).size.width == 105)
    #expect(abs(text.lines(width: 66, lineLimit: nil).size.width - 66) < 0.01)
    #expect(text.lines(width: 40, lineLimit: nil).size == Size(width: 35, height: 80))
  }

  @Test func wordsThatAreNotDrawnYetAreEstimatedByThoseBefore() {
    let plain = WordedText(TextContent("seven"), style: TextStyle()).lines(width: nil, lineLimit: nil).size.width
    let before = WordedText(TextContent("eight"), style: TextStyle()).lines(width: nil, lineLimit: nil).size.width
    let text = WordedText(TextContent("seven"), style: TextStyle(), drawn: drawn("eight", [before * 1.1]))
    #expect(abs(text.lines(width: nil, lineLimit: nil).size.width - plain * 1.1) < 0.01)
    // A host that says something else than it has been asked changes nothing but widths, within bounds.
    let odd = WordedText(TextContent("seven words"), style: TextStyle(), drawn: drawn("x", [1e8]))
    #expect(odd.lines(width: nil, lineLimit: nil).size.width < plain * 6)
  }

  @Test func spaceBetweenLinesIsNoneAboveAndBelowThem() {
    var style = TextStyle()
    style.lineSpacing = 6
    let words = "aa bb cc"
    // The host tells lines of 26, which have half of the space above and half of it below.
    let measures = WordMeasures(line: 26, ascent: 18, space: 5, widths: [30, 30, 30])
    let text = WordedText(
      TextContent(words), style: style, drawn: DrawnWords(content: TextContent(words), measures: measures))
    let three = text.lines(width: 34, lineLimit: nil)
    #expect(three.size.height == 72 && three.firstBaseline == 15 && three.lastBaseline == 67)
    #expect(text.lines(width: nil, lineLimit: nil).size.height == 20)
  }

  @Test func aLineIsAsHighAsItsLargestWords() {
    var large = TextStyle()
    large.font = FontStyle(role: .largeTitle)
    let content = TextContent(
      [TextContent.Run("aa", style: large), TextContent.Run(" bb cc", style: TextStyle())])
    let measures = WordMeasures(line: 22, ascent: 17, space: 5, widths: [60, 30, 30])
    let text = WordedText(content, style: TextStyle(), drawn: DrawnWords(content: content, measures: measures))
    let one = text.lines(width: nil, lineLimit: nil)
    #expect(one.size.height == 41 && abs(one.firstBaseline - 17 * 41 / 22) < 0.01)
    let two = text.lines(width: 70, lineLimit: nil)
    #expect(two.count == 2 && abs(two.size.height - 63) < 0.01 && abs(two.lastBaseline - 58) < 0.01)
    #expect(text.lines(width: 70, lineLimit: 1).size.height == 41)
  }

  @Test func childrenThatAreAlikeAreServedInOrder() {
    // Hosts measure the same words by the sixty-fourth of a point otherwise.
    let words = "aa bb cc"
    func text(_ width: Double) -> Sketch {
      let measures = WordMeasures(line: 20, ascent: 15, space: 5, widths: [30, 30, width])
      return Sketch { tree in
        [
          tree.add(
            .text(
              WordedText(
                TextContent(words), style: TextStyle(),
                drawn: DrawnWords(content: TextContent(words), measures: measures))))
        ]
      }
    }
    lay(170, 100, row(0, .leading, text(30.02).named("a"), text(30).named("b")), "a 0,30 70x40; b 70,30 100x20")
  }

  @Test func valuesAndPrioritiesShowThroughBackgrounds() {
    final class Indent {}
    let key = ObjectIdentifier(Indent.self)
    let column = Sketch { tree in
      let children = [
        t(24.5).named("1"), t(28.5).priority(1).within(.value(key: key, value: 20.0)).named("2"),
        box(40, 10).within(.value(key: key, value: 8.0)).named("3"), t(30).named("4"),
      ].map { $0.over(C) }.flatMap { $0.add(&tree) }
      return [tree.add(.custom(PriorityColumn(indent: key)), children)]
    }
    lay(240, 160, column, "2 115.75,44.56 28.5x16; 1 95.75,60.56 24.5x16; 3 103.75,84.71; 4 95.75,99.45")
  }

  @Test func spacingOfStacksIsThatOfTheirEdges() {
    // A column of texts stands beside a text as its texts do.
    lay(
      100, 100, col(nil, .center, col(nil, .center, t(20), t(20)).named("a"), t(20).named("b")).named("o"),
      "o 40,26 20x48; b 40,58")
    // A row counts with all its views.
    lay(
      100, 100, col(nil, .center, row(nil, .center, t(20), box(10, 10)).named("a"), box(10, 10).named("b")),
      "b 45,57.08")
    // Padding takes what the text prefers away on its edges.
    lay(100, 100, col(nil, .center, t(20).pad(2).named("a"), t(20).named("b")).named("o"), "o 38,29.63 24x40.74")
  }

  @Test func baselinesComeThroughFramesPaddingsAndStacks() {
    lay(
      200, 100,
      row(
        0, .firstTextBaseline, t(20).pad(top: 10).h(50, top).named("a"),
        col(0, .center, box(5, 5), t(20), t(20)).named("b")),
      "a 80,25 20x50; b 100,30")
    lay(
      200, 100, row(0, .lastTextBaseline, col(0, .center, t(20), t(20)).named("a"), t(20).named("b")),
      "a 80,34; b 100,50")
  }
}

/// Subviews from the highest priority down, each moved in by its own value.
final class PriorityColumn: CustomLayout {
  let indent: ObjectIdentifier

  init(indent: ObjectIdentifier) { self.indent = indent }

  private func order(_ subviews: [LayoutSubviewHandle]) -> [LayoutSubviewHandle] {
    subviews.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map(\.element)
  }

  private func places(_ subviews: [LayoutSubviewHandle]) -> (places: [Point], size: Size) {
    var places: [Point] = []
    var (y, width) = (0.0, 0.0)
    let order = order(subviews)
    for (index, subview) in order.enumerated() {
      if index > 0 { y += order[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
      let x = subview.value(indent) as? Double ?? 0
      let size = subview.size(.unspecified)
      places.append(Point(x: x, y: y))
      y += size.height
      width = max(width, x + size.width)
    }
    return (places, Size(width: width, height: y))
  }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size { places(subviews).size }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    for (subview, place) in zip(order(subviews), places(subviews).places) {
      subview.place(at: place, anchor: Point(x: 0, y: 0), proposal: .unspecified)
    }
  }
}
