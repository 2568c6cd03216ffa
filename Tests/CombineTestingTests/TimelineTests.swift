import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct TimelineTests {
  @Test func everyCharacterButASpaceTakesOneStep() {
    let timeline: Timeline = "a-b (cd|) "
    #expect(
      timeline.moments == [
        .init(step: 0, event: .value("a")), .init(step: 2, event: .value("b")), .init(step: 3, event: .value("c")),
        .init(step: 3, event: .value("d")), .init(step: 3, event: .finished),
      ])
  }

  @Test(arguments: [
    "", "a", "-a|", "a-b--c|", "a-#", "(ab|)", "^--!", "'long one'-b", "'('-' '|", "{100}a", "---(a'bc'#)",
  ])
  func drawingIsTheInverseOfReading(_ text: String) throws {
    #expect(try Timeline(parsing: text).description == text)
  }

  @Test(arguments: [("ab---", "ab"), ("a{3}b", "a---b"), ("a b", "ab"), ("'a'b", "ab"), ("{0}a", "a")])
  func differentPicturesOfTheSameEventsAreEqual(_ one: String, _ other: String) throws {
    #expect(try Timeline(parsing: one) == Timeline(parsing: other))
  }

  @Test(arguments: [("ab|", "a-b|"), ("a|", "a#"), ("(ab)", "(ba)"), ("a", "b")])
  func differentEventsAreNotEqual(_ one: String, _ other: String) throws {
    #expect(try Timeline(parsing: one) != Timeline(parsing: other))
  }

  @Test(arguments: [
    ("a(b", "column 2: a group that is not closed"), ("a)", "column 2: ) without a group"),
    ("(a-)", "column 3: - inside a group"), ("'ab", "column 1: ' that is not closed by '"),
    ("a{x}", "column 2: a number of steps must stand between { and }"),
    ("a{2", "column 2: { that is not closed by }"), ("((a))", "column 2: ( inside a group"),
  ])
  func aTextThatIsNoTimelineIsRefusedWithThePlace(_ text: String, _ message: String) {
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func randomTextNeverCrashesTheReader() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("ab-|#()^!{}' 19")
    for _ in 0..<2000 {
      let text = String(
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      guard let timeline = try? Timeline(parsing: text) else { continue }
      #expect((try? Timeline(parsing: timeline.description)) == timeline, "\(text)")
    }
  }
}
