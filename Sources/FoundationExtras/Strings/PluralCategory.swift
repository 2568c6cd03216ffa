import Foundation
import Locks

/// The grammatical forms that languages have for numbers.
///
/// Source of the rules: Unicode CLDR, "Language Plural Rules" (cardinal numbers), for languages that apps are translated into. A language
/// that is not here has one form.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form for a number as it is written: digits with at most one point, and perhaps a sign.
  package init(of number: String, in locale: Locale) {
    self = Self.known.answer(Asked(number: number, locale: locale.identifier)) {
      PluralOperands(number).map { $0.category(locale) } ?? .other
    }
  }

  private struct Asked: Hashable {
    let number: String
    let locale: String
  }

  /// Counts of points and comments come again and again. Browsers name locales as they like: only so many are kept.
  private static let known = Memoized<Asked, PluralCategory>(limit: 4096)
}

/// What rules ask of a number: `i` its whole part, `v` the count and `f` the value of its written decimals.
private struct PluralOperands {
  let i: Int
  let v: Int
  let f: Int

  init?(_ text: String) {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, digits.allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }) else {
      return nil
    }
    // Rules look at the last digits alone.
    guard let i = Int(whole.suffix(15)) else { return nil }
    let decimals = parts.count > 1 ? String(parts[1].prefix(15)) : ""
    guard let f = decimals.isEmpty ? 0 : Int(decimals) else { return nil }
    self.i = i
    self.f = f
    v = decimals.count
  }

  /// Without decimals that count.
  private var isWhole: Bool { f == 0 }
  private func n(_ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i) }
  private func n(_ number: Int) -> Bool { isWhole && i == number }
  private func n10(_ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i % 10) }
  private func n100(_ range: ClosedRange<Int>) -> Bool { isWhole && range.contains(i % 100) }
  /// `i` ends so, and no decimals are written.
  private func i10(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i % 10) }
  private func i100(_ range: ClosedRange<Int>) -> Bool { v == 0 && range.contains(i % 100) }
  private var isOne: Bool { i == 1 && v == 0 }
  private var isMillions: Bool { i != 0 && i % 1_000_000 == 0 && v == 0 }

  func category(_ locale: Locale) -> PluralCategory {
    let language = locale.language.languageCode?.identifier ?? "en"
    switch language {
    case "en", "de", "nl", "sv", "fi", "et", "fy", "gl", "ur", "sw", "yi", "ast", "lb": return isOne ? .one : .other
    case "it", "ca": return isOne ? .one : isMillions ? .many : .other
    case "es": return n(1) ? .one : isMillions ? .many : .other
    case "fr": return i <= 1 ? .one : isMillions ? .many : .other
    case "pt":
      return (locale.region?.identifier == "PT" ? isOne : i <= 1) ? .one : isMillions ? .many : .other
    case "af", "az", "bg", "el", "eu", "hu", "ka", "kk", "ky", "ml", "mn", "mr", "nb", "ne", "nn", "no", "sq", "ta",
      "te", "tr", "ug", "uz", "tk", "or":
      return n(1) ? .one : .other
    case "da": return n(1) || f != 0 && i <= 1 ? .one : .other
    case "is":
      return f == 0 ? (i % 10 == 1 && i % 100 != 11 ? .one : .other) : f % 10 == 1 && f % 100 != 11 ? .one : .other
    case "mk": return i10(1...1) && i % 100 != 11 || f % 10 == 1 && f % 100 != 11 ? .one : .other
    case "hi", "bn", "gu", "kn", "zu", "fa", "am", "as": return i == 0 || n(1) ? .one : .other
    case "hy": return i <= 1 ? .one : .other
    case "si": return n(0...1) || i == 0 && f == 1 ? .one : .other
    case "pa", "ln", "mg": return n(0...1) ? .one : .other
    case "fil", "tl":
      return v == 0 && ((1...3).contains(i) || ![4, 6, 9].contains(i % 10)) || v != 0 && ![4, 6, 9].contains(f % 10)
        ? .one : .other
    case "lv":
      if n10(0...0) || n100(11...19) || v == 2 && (11...19).contains(f % 100) { return .zero }
      if isWhole && i % 10 == 1 && i % 100 != 11 || v == 2 && f % 10 == 1 && f % 100 != 11 || v != 2 && f % 10 == 1 {
        return .one
      }
      return .other
    case "he", "iw": return isOne || i == 0 && v != 0 ? .one : i == 2 && v == 0 ? .two : .other
    case "ro": return isOne ? .one : v != 0 || n(0) || n100(1...19) ? .few : .other
    case "bs", "hr", "sr", "sh":
      if i10(1...1) && i % 100 != 11 || f % 10 == 1 && f % 100 != 11 { return .one }
      let isFew = i10(2...4) && !(12...14).contains(i % 100) || (2...4).contains(f % 10) && !(12...14).contains(f % 100)
      return isFew ? .few : .other
    case "sl": return i100(1...1) ? .one : i100(2...2) ? .two : i100(3...4) || v != 0 ? .few : .other
    case "cs", "sk": return isOne ? .one : (2...4).contains(i) && v == 0 ? .few : v != 0 ? .many : .other
    case "pl": return isOne ? .one : i10(2...4) && !(12...14).contains(i % 100) ? .few : v == 0 ? .many : .other
    case "ru", "uk":
      if i10(1...1) && i % 100 != 11 { return .one }
      return i10(2...4) && !(12...14).contains(i % 100) ? .few : v == 0 ? .many : .other
    case "be":
      if n10(1...1) && i % 100 != 11 { return .one }
      return n10(2...4) && !(12...14).contains(i % 100) ? .few : isWhole ? .many : .other
    case "lt":
      if f != 0 { return .many }
      if i % 10 == 1 && !(11...19).contains(i % 100) { return .one }
      return (2...9).contains(i % 10) && !(11...19).contains(i % 100) ? .few : .other
    case "ga": return n(1) ? .one : n(2) ? .two : n(3...6) ? .few : n(7...10) ? .many : .other
    case "mt": return n(1) ? .one : n(2) ? .two : n(0) || n100(3...10) ? .few : n100(11...19) ? .many : .other
    case "ar": return n(0) ? .zero : n(1) ? .one : n(2) ? .two : n100(3...10) ? .few : n100(11...99) ? .many : .other
    case "cy": return n(0) ? .zero : n(1) ? .one : n(2) ? .two : n(3) ? .few : n(6) ? .many : .other
    default: return .other
    }
  }
}
