import Foundation
import Testing

@testable import KioskApp

@Suite struct SpokenPartsTests {
  @Test func textsComeInPartsThatEndWithASentence() {
    let sentence = "A sentence of some forty characters here. "
    let parts = SpokenParts.of(["Title", String(repeating: sentence, count: 20) + "\n\n Last words "])
    #expect(parts.first == "Title" && parts.last == "Last words")
    #expect(parts.dropFirst().dropLast().allSatisfy { $0.hasSuffix(".") && $0.count <= 300 })
    #expect(parts.joined(separator: " ").components(separatedBy: "characters").count == 21, "nothing is lost")
  }

  @Test func aTextWithoutSentencesIsCutBetweenWordsAndOneWithoutWordsAnywhere() {
    let words = SpokenParts.of([String(repeating: "word ", count: 200)])
    #expect(words.allSatisfy { $0.count <= 300 && $0.hasSuffix("word") })
    let letters = SpokenParts.of([String(repeating: "x", count: 700)])
    #expect(letters.map(\.count) == [300, 300, 100])
  }

  @Test func nothingIsNoPartAndThereIsAnEnd() {
    #expect(SpokenParts.of(["", "  \n ", "\t"]).isEmpty)
    #expect(SpokenParts.of([String(repeating: "a\n", count: 9000)]).count == 4000)
  }
}

@MainActor @Suite struct ReadAloudTests {
  private final class Voice: ReaderVoice {
    var texts: [String] = []
    var done: (@MainActor () -> Void)?
    func speak(_ texts: [String], language: String?, done: @escaping @MainActor () -> Void) {
      self.texts = texts
      self.done = done
    }
    func stop() { texts = [] }
  }

  @Test func itReadsUntilTheEndOrUntilItIsStopped() {
    let (reading, voice) = (ReadAloud(), Voice())
    reading.start(["a"], language: "en", by: voice)
    #expect(reading.isReading && voice.texts == ["a"])
    voice.done?()
    #expect(!reading.isReading)
    reading.start(["b"], language: nil, by: voice)
    reading.stop()
    #expect(!reading.isReading && voice.texts.isEmpty)
  }

  @Test func aPageWithoutAVoiceIsDoneAtOnce() {
    let reading = ReadAloud()
    reading.start(["a", "b"], language: "en", by: nil)
    #expect(!reading.isReading)
  }
}
