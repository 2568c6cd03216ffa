import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Where the views of a window stand that holds texts: placed by the layout engine, with words as wide as the page draws them.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct PlacedTextTests {
  private typealias Frames = [String: CGRect]

  private static let paragraph = "The quick brown fox jumps over the lazy dog and then runs away from it all again"

  /// Waits until the page draws what has a name as `isRight` wants it, and geometry readers read the same.
  private func expect<Content: View>(
    _ claim: String, width: Int = 300, height: Int = 200, @ViewBuilder _ content: @escaping @MainActor () -> Content,
    _ isRight: (Frames) -> Bool
  ) async throws {
    let read = ReadFrames()
    try await withApp(width: width, height: height, content: { content().environment(\.readFrames, read) }) { app in
      var drawn: Frames = [:]
      var otherwise: [String] = []
      try await eventually(claim, seeing: "\(drawn), read otherwise: \(otherwise)", within: .seconds(10)) {
        drawn = try await frames(app)
        otherwise = differences(drawn, read)
        return !drawn.isEmpty && isRight(drawn) && otherwise.isEmpty
      }
    }
  }

  /// The names of what geometry readers read otherwise than the page draws.
  private func differences(_ drawn: Frames, _ read: ReadFrames) -> [String] {
    drawn.keys.sorted().filter { name in
      guard let read = read.frames[name], let frame = drawn[name] else { return true }
      return zip([read.minX, read.minY, read.width, read.height], [frame.minX, frame.minY, frame.width, frame.height])
        .contains { abs($0 - $1) > 1 }
    }
  }

  private func frames(_ app: AppPage) async throws -> Frames {
    let script = """
      [...document.querySelectorAll('[data-id]')].map(e => { const b = e.getBoundingClientRect()
      return [e.dataset.id, b.left, b.top, b.width, b.height].join(' ') }).join('|')
      """
    var frames: Frames = [:]
    for part in (try await app.page.evaluate(script).string ?? "").split(separator: "|") {
      let words = part.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, numbers.count == 4 else { continue }
      frames[String(name)] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }

  private static func box(_ width: Double, _ height: Double) -> some View {
    Color.gray.frame(width: width, height: height)
  }

  @Test(arguments: [(8.0, 1.0), (30, 1), (45, 2), (70, 3), (200, 5)])
  func aTextThatIsLowerThanItsLinesGivesLinesUp(height: Double, lines: Double) async throws {
    try await expect("\(lines) lines in \(height) points") {
      Text(Self.paragraph).tagged("t").frame(width: 150, height: height, alignment: .topLeading)
    } _: {
      ($0["t"]?.height ?? 0) / 22 > lines - 0.1 && ($0["t"]?.height ?? 0) / 22 < lines + 0.1
    }
  }

  @Test(arguments: [true, false]) func spaceBetweenLinesIsNoneAboveAndBelow(isPlaced: Bool) async throws {
    try await withApp(width: 300, height: 300) {
      VStack(spacing: 0) {
        Text("One\nTwo\nThree").lineSpacing(10).accessibilityIdentifier("text")
        Text("One\nTwo").font(.title).lineSpacing(10).lineLimit(2).accessibilityIdentifier("title")
        if !isPlaced { Text(verbatim: String(repeating: "so ", count: 500)).lineLimit(1).frame(width: 0, height: 0) }
      }
      .frame(width: 280, height: 280)
    } _: { app in
      try await eventually("the lines stand where they are", within: .seconds(10)) {
        let found = try await app.page.evaluate(
          """
          ['text', 'title'].flatMap(name => {
            const element = document.querySelector(`[data-id=${name}]`), range = document.createRange()
            range.selectNodeContents(element)
            const all = element.getBoundingClientRect(), words = range.getBoundingClientRect()
            return [all.height, Math.abs(words.top + words.bottom - all.top - all.bottom)]
          })
          """)
        let numbers = (found.list ?? []).compactMap(\.double)
        let heights = numbers.count == 4 && abs(numbers[0] - 86) < 0.5 && abs(numbers[2] - 78) < 0.5
        return heights && numbers[1] < 3 && numbers[3] < 3
      }
    }
  }

  @Test func aLineIsAsHighAsItsLargestLetters() async throws {
    try await expect("the line is as high as a large title") {
      VStack(spacing: 0) {
        (Text("12").font(.largeTitle) + Text(" kg").font(.caption)).tagged("t")
        Self.box(20, 20).tagged("below")
      }
    } _: {
      guard let text = $0["t"], let below = $0["below"] else { return false }
      return text.height == 41 && below.minY == text.maxY
    }
  }

  /// What is longer than its lines ends in an ellipsis, whether the app or the room there is limits them.
  @Test func whatIsLeftOutEndsInAnEllipsis() async throws {
    try await withApp(
      width: 300, height: 200,
      content: {
        VStack {
          Text(Self.paragraph).lineLimit(1).accessibilityIdentifier("one")
          Text(Self.paragraph).lineLimit(2).accessibilityIdentifier("two")
          Text(Self.paragraph).lineLimit(2).frame(height: 30).accessibilityIdentifier("squeezed")
          Text("Short").lineLimit(2).accessibilityIdentifier("short")
        }
      }
    ) { app in
      let clamps = """
        ['one', 'two', 'squeezed'].map(name => { const all = document.querySelector(`[data-id=${name}]`)
        const e = all.querySelector('.i') || all, look = getComputedStyle(e)
        return [e.scrollHeight > e.clientHeight + 1, look.webkitLineClamp, look.webkitBoxOrient].join(' ') }).join('|')
        """
      try await app.page.wait(until: "\(clamps) == 'true 1 vertical|true 2 vertical|true 1 vertical'")
      #expect(try await app.page.evaluate("document.querySelector('[data-id=short]').dataset.l").string == "one")
    }
  }

  @Test func aColumnSqueezesItsText() async throws {
    try await expect("the text has three lines, the spacer what is left", width: 200, height: 160) {
      VStack(spacing: 0) {
        Color.teal.frame(height: 40).tagged("first")
        Text(Self.paragraph).frame(width: 120).tagged("t")
        Spacer()
        Color.teal.frame(height: 40).tagged("last")
      }
    } _: { frames in
      guard let text = frames["t"], let last = frames["last"] else { return false }
      return abs(text.minY - 40) < 1 && abs(text.height - 66) < 1 && abs(last.maxY - 160) < 1
    }
  }

  @Test func textsStandCloserThanOtherViews() async throws {
    try await expect("2 points between texts, 8 beside a colour") {
      VStack {
        Text("One").tagged("a")
        Text("Two").tagged("b")
        Self.box(50, 10).tagged("c")
      }
    } _: { frames in
      guard let first = frames["a"], let second = frames["b"], let third = frames["c"] else { return false }
      return abs(second.minY - first.maxY - 2) < 0.5 && abs(third.minY - second.maxY - 8) < 0.5
    }
  }

  @Test func aColourBesideATextHasItsShare() async throws {
    try await expect("what is most flexible is served last") {
      HStack(spacing: 10) {
        Text("short").tagged("a")
        Text(Self.paragraph).tagged("b")
        Color.teal.frame(height: 20).tagged("c")
      }
    } _: { frames in
      guard let first = frames["a"], let second = frames["b"], let third = frames["c"] else { return false }
      let left = (300 - first.width - 20) / 2
      return first.height < 30 && second.width <= left + 1 && third.width >= left - 1 && abs(third.maxX - 300) < 1
    }
  }

  @Test func priorityIsOfferedTheRoomFirst() async throws {
    try await expect("the second in one line") {
      HStack {
        Text("A long text that gives way").tagged("a")
        Text("Another one that wins").layoutPriority(1).tagged("b")
      }
    } _: {
      ($0["b"]?.height ?? 99) < 30 && ($0["a"]?.height ?? 0) > 40
    }
  }

  @Test func guidesComeThroughStacks() async throws {
    try await expect("what has the guide in the row stands under the start of the text") {
      VStack(alignment: .leading) {
        Text("Lead").tagged("a")
        HStack {
          Text("in the row").tagged("b")
          Text("guide").tagged("c").alignmentGuide(.leading) { $0[.leading] }
        }.tagged("row")
        Text("shifted").tagged("d").alignmentGuide(.leading) { $0.width / 2 }
      }.tagged("all")
    } _: { frames in
      guard let lead = frames["a"], let guide = frames["c"], let half = frames["d"], let all = frames["all"] else {
        return false
      }
      return abs(lead.minX - guide.minX) < 1 && abs(half.midX - lead.minX) < 1 && abs(all.midX - 150) < 1
    }
  }

  @Test func baselinesMeetWhateverTheFont() async throws {
    try await expect("all stand on one line") {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle).tagged("a")
        Text("small").tagged("b")
        Self.box(10, 10).tagged("c")
        VStack {
          Text("x").tagged("x")
          Text("y")
        }.tagged("d")
      }
    } _: { frames in
      guard let big = frames["a"], let small = frames["b"], let box = frames["c"], let first = frames["x"] else {
        return false
      }
      return abs(small.minY - first.minY) < 1 && box.maxY > small.minY + 14 && box.maxY < small.minY + 19
        && abs(big.maxY - small.maxY - 4) < 4
    }
  }

  @Test func scrollViewsAreAsLargeAcrossAsTheirContent() async throws {
    try await expect("the column is as wide as its text, the row takes the rest") {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Text("One")
          Self.box(60, 30)
          Text("Number two").tagged("text")
        }.tagged("column")
        ScrollView(.horizontal) {
          Text("One").tagged("one")
          Self.box(60, 30).tagged("two")
        }.tagged("row")
      }
    } _: { frames in
      guard let column = frames["column"], let text = frames["text"], let row = frames["row"], let one = frames["one"],
        let two = frames["two"]
      else { return false }
      return abs(column.width - text.width) < 1 && column.height == 200 && abs(row.minX - column.maxX - 20) < 1
        && abs(row.maxX - 300) < 1 && abs(row.height - one.height - 38) < 1 && abs(one.midX - two.midX) < 1
    }
  }

  @Test func cellsOfAGridStandAsTheySay() async throws {
    try await expect("columns share what a wide view adds, cells stand by their anchors", width: 320, height: 240) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Heading").tagged("h").gridCellColumns(2)
          Text("Ccc").tagged("c")
        }
        GridRow {
          Text("a").tagged("a").gridColumnAlignment(.trailing)
          Self.box(60, 40).tagged("b")
          Text("e").tagged("e").gridCellAnchor(.bottomTrailing)
        }
        Color.teal.frame(height: 4).tagged("d")
      }
    } _: { frames in
      guard let first = frames["a"], let second = frames["b"], let third = frames["c"], let last = frames["e"] else {
        return false
      }
      return abs(second.minX - first.maxX - 8) < 1 && first.minX > 50 && abs(last.maxX - 320) < 1
        && abs(last.maxY - second.maxY) < 1 && third.minX > second.maxX + 60
    }
  }

  @Test func aPartOfAWindowIsReadFromTheRight() async throws {
    try await expect("the first stands at the right edge", width: 320) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Self.box(40, 30).tagged("a")
          Text("Hi").tagged("b")
          Spacer()
          Text("Bye").tagged("c")
        }
        Text("padded").padding(.leading, 30).tagged("d")
      }
      .frame(width: 300, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    } _: { frames in
      guard let first = frames["a"], let second = frames["b"], let last = frames["c"], let padded = frames["d"] else {
        return false
      }
      return abs(first.maxX - 310) < 1 && abs(second.maxX - first.minX + 8) < 1 && abs(last.minX - 10) < 1
        && abs(padded.maxX - 310) < 1
    }
  }

  /// As those of the page do, whose language is another; and in the same way where its alignment is said.
  @Test(arguments: [nil, TextAlignment.leading, .trailing])
  func linesInAnotherLanguageBeginWhereThePageDoes(_ alignment: TextAlignment?) async throws {
    let content: @MainActor () -> AnyView = {
      let words = Text(verbatim: Self.paragraph).typesettingLanguage(.init(languageCode: .english))
      let text = alignment.map { AnyView(words.multilineTextAlignment($0)) } ?? AnyView(words)
      return AnyView(text.frame(width: 280).environment(\.layoutDirection, .rightToLeft))
    }
    try await withApp(width: 300, height: 200, content: content) { app in
      let edges = """
        (() => { const e = document.querySelector('.t'), range = document.createRange()
        range.selectNodeContents(e); const box = e.getBoundingClientRect(), lines = [...range.getClientRects()]
        const last = lines[lines.length - 1]
        return lines.length < 2 ? '' : [last.left - box.left < 2, box.right - last.right < 2].join(' ') })()
        """
      let expected = alignment == .trailing ? "true false" : "false true"
      var seen = ""
      try await eventually("the last line stands at the edge", seeing: seen, within: .seconds(10)) {
        seen = try await app.page.evaluate(edges).string ?? ""
        return seen == expected
      }
    }
  }

  @Test func whatChangesIsPlacedAgain() async throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        HStack(spacing: 0) {
          Text(String(repeating: "word ", count: count)).tagged("text")
          Self.end.tagged("end")
          if count > 1 { Text("new").tagged("new") }
        }
        .onTapGesture { count = 3 }
      }
      static var end: some View { Color.red.frame(width: 20, height: 20) }
    }
    try await withApp(width: 300, height: 200, content: { Growing() }) { app in
      try await app.page.click(x: 150, y: 100)
      try await eventually("the new text stands behind the longer one", within: .seconds(10)) {
        let frames = try await frames(app)
        guard let text = frames["text"], let end = frames["end"], let new = frames["new"] else { return false }
        let letters =
          try await app.page.evaluate(
            """
            (() => { const r = document.createRange(); r.selectNodeContents([...document.querySelectorAll('.t')]
            .find(e => e.textContent == 'new')); return r.getBoundingClientRect().width })()
            """
          ).double ?? 0
        return text.width > 100 && abs(text.maxX - end.minX) < 1 && abs(new.minX - end.maxX) < 1
          && abs(new.width - letters) < 1
      }
    }
  }

  /// Where a list lays out, only the page knows where a view stands.
  @Test func viewsInListsReadWhereThePageDrawsThem() async throws {
    try await expect("rows are 32 points in", width: 320, height: 480) {
      List {
        Text("One").tagged("a")
        Section("Head") {
          HStack {
            Text("Left").tagged("l")
            Spacer()
            Text("Right").tagged("r")
          }
        }
      }
    } _: { frames in
      guard let first = frames["a"], let right = frames["r"] else { return false }
      return abs(first.minX - 32) < 1 && abs(right.maxX - 288) < 1
    }
  }
}
