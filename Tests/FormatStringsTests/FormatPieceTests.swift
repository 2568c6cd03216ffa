import FormatStrings
import Fuzzing
import Testing

@Suite(.timeLimit(.minutes(60))) struct FormatPieceTests {
  /// The pieces in one line: values by number, with their letter and options.
  private static func line(_ format: String) -> String {
    FormatPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): "‹\(text)›"
      case .conversion(let conversion):
        "\(conversion.index)\(conversion.letter)" + (conversion.options.isEmpty ? "" : "{\(conversion.options)}")
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("plain", "‹plain›"), ("%@", "0@"), ("a %@ b %lld c", "‹a › 0@ ‹ b › 1d ‹ c›"),
    ("%2$@ before %1$@", "1@ ‹ before › 0@"), ("%2$@ %@ %1$d %i", "1@ ‹ › 0@ ‹ › 0d ‹ › 1i"), ("%0$@", "0@"),
    ("100%", "‹100%›"), ("100%% %@", "‹100% › 0@"), ("%%@", "‹%@›"), ("5 %", "‹5 %›"), ("%ä@", "‹%ä@›"),
    ("%.1f%%", "0f ‹%›"), ("%-08.3lf|%#x|%+zu|%*d", "0f ‹|› 1x ‹|› 2u ‹|› 3d"),
    ("%{public}@ %{private, mask.hash}s", "0@{public} ‹ › 1s{private, mask.hash}"), ("%{public", "‹%{public›"),
    ("%{public}!", "‹%{public}!›"), ("%{}d", "0d"),
  ])
  func aFormatIsCutAtItsConversions(_ format: String, _ pieces: String) {
    #expect(Self.line(format) == pieces)
  }

  @Test func countingGoesOnInTheNextPieceOfAText() {
    var next = 0
    _ = FormatPiece.pieces(of: "%@ %@", counting: &next)
    #expect(next == 2)
    guard case .conversion(let conversion)? = FormatPiece.pieces(of: "%@", counting: &next).first else {
      Issue.record("no conversion")
      return
    }
    #expect(conversion.index == 2 && conversion.source == "%@")
  }

  @Test func aKeyThatIsBuiltIsCutIntoWhatItWasBuiltOf() {
    var key = FormatKey<Int>(capacity: 0)
    key.append(literal: "100% of ")
    key.append(7, as: "%lld")
    key.append(literal: "%@")
    key.append(8, as: "%@")
    #expect(key.text == "100%% of %lld%%@%@" && key.arguments == [7, 8])
    #expect(Self.line(key.text) == "‹100% of › 0d ‹%@› 1@")
  }

  /// Nothing is lost and nothing is said twice: the pieces, written as they stood, are the format.
  @Test func thePiecesAreTheFormat() {
    var fuzz = Fuzzing(
      seeds: ["%2$@ and %lld of %@", "100%% %{public}@ %.1f"],
      pieces: ["%", "%%", "%1$", "{", "}", "$", "@", "99999999999999999999$"],
      seed: 12)
    for _ in 0..<Fuzzing.count(short: 3000) {
      let format = String(decoding: fuzz.next(), as: UTF8.self).replacing("%%", with: "")
      let pieces = FormatPiece.pieces(of: format)
      let again = pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .conversion(let conversion): conversion.source
        }
      }
      if again.joined() != format { Issue.record("\(format)") }
    }
  }
}
