import Foundation
import Locks

/// Which language a film's texts are in, as far as that is certain: a BCP 47 tag, or nil where a text has to be read by its letters.
extension Movie {
  /// The language of the title.
  ///
  /// TMDb tells the language of the original title alone. Where it lacks a title in the language asked for, it gives the original or, where
  /// that is not to be had, the English one, and does not say which. So a title is
  /// - in the film's own language where it is the original title;
  /// - English where it is another one and English was asked for;
  /// - in the language asked for where its letters are that language's own, and neither English nor the original could be written in them;
  /// - else in a language that nobody knows for certain.
  package var titleLanguage: String? {
    let own = FilmLanguage(originalLanguage)
    if title == originalTitle { return own?.ifWritten(title) }
    guard let asked = askedLanguage.flatMap(FilmLanguage.init) else { return nil }
    if asked.tag == "en" { return asked.ifWritten(title) }
    return asked.script == .latin || asked.script == own?.script ? nil : asked.ifWritten(title)
  }

  /// The language of the original title.
  package var originalTitleLanguage: String? { FilmLanguage(originalLanguage)?.ifWritten(originalTitle) }

  /// The language of the overview.
  ///
  /// TMDb leaves an overview empty that it lacks in the language asked for; then the English one was asked for. So it is in the language that
  /// was asked for, unless its letters are not that language's: people write there what they like.
  package var overviewLanguage: String? {
    (overviewAskedLanguage ?? askedLanguage).flatMap(FilmLanguage.init)?.ifWritten(overview)
  }
}

/// A language by TMDb's code, and the letters it is written in.
private struct FilmLanguage {
  let tag: String
  let script: Locale.Script?

  /// Nil for no language (`xx`) and for what is no code.
  init?(_ code: String) {
    switch code.lowercased() {
    case "xx", "": return nil
    case "cn": tag = "yue"
    case "sh": tag = "sr-Latn"
    case "mo": tag = "ro"
    case let code
    where code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }:
      tag = code
    default: return nil
    }
    script = Self.scripts.answer(tag) { [tag] in
      Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).script
    }
  }

  /// Each row of a film asks, and there are few languages.
  private static let scripts = Memoized<String, Locale.Script?>(limit: 256)

  /// The language where most letters of a text are its own; nil where they are others', or there are none.
  func ifWritten(_ text: String) -> String? {
    var own = 0
    var others = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if isOwn(scalar) { own += 1 } else { others += 1 }
    }
    return own > others ? tag : nil
  }

  /// Whether a letter belongs to the language's script. Of scripts that are not told apart here, whatever is neither Latin, Greek, Cyrillic,
  /// Hebrew, Arabic nor East Asian.
  private func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    let letter = LetterScript(scalar)
    return switch script?.identifier {
    case "Latn": letter == .latin
    case "Grek": letter == .greek
    case "Cyrl": letter == .cyrillic
    case "Hebr": letter == .hebrew
    case "Arab": letter == .arabic
    case "Jpan": letter == .han || letter == .kana
    case "Kore": letter == .hangul || letter == .han
    case "Hans", "Hant", "Hani": letter == .han
    case nil: false
    default: letter == .other
    }
  }
}

/// The scripts that most films' titles are written in.
private enum LetterScript {
  case latin, greek, cyrillic, hebrew, arabic, han, kana, hangul, other

  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
      case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
      case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: .han
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .kana
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
      default: .other
      }
  }
}
