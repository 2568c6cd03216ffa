import Foundation

/// Finds addresses of the web and of mail, and telephone numbers, in a text. Dates and postal addresses are not found.
public final class NSDataDetector: NSObject {
  /// A place in a text, and what stands there.
  public final class Match: NSObject {
    /// The place in UTF-16 units.
    public let range: NSRange
    /// A link or a telephone number.
    public let resultType: NSTextCheckingResult.CheckingType
    /// The address; that of mail begins with `mailto:`. Nil for a telephone number.
    public let url: URL?
    /// The number as it is written; nil for an address.
    public let phoneNumber: String?

    init(_ range: NSRange, url: URL) {
      (self.range, self.url, phoneNumber, resultType) = (range, url, nil, .detectedLink)
    }
    init(_ range: NSRange, phoneNumber: String) {
      (self.range, url, self.phoneNumber, resultType) = (range, nil, phoneNumber, .detectedNumber)
    }
  }

  /// The kinds that are looked for, by their bits.
  public let checkingTypes: UInt64
  private let links: NSRegularExpression
  private let numbers: NSRegularExpression

  /// Looks for kinds by their bits: links and telephone numbers, nothing else.
  public init(types checkingTypes: UInt64) throws {
    self.checkingTypes = checkingTypes
    links = try NSRegularExpression(
      pattern: #"\b(?:https?://[^\s<>"]+|www\.[^\s<>"]+|[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,})"#,
      options: .caseInsensitive)
    numbers = try NSRegularExpression(pattern: #"(?<![\w.])\+?\(?\d[\d ()/.-]{5,}\d(?!\w)"#)
  }

  /// In the order of the text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [Match] {
    let text = string as NSString
    guard range.location >= 0, range.length >= 0, range.upperBound <= text.length else { return [] }
    var found: [Match] = []
    if checkingTypes & NSTextCheckingResult.CheckingType.detectedLink.rawValue != 0 {
      found += links.matches(in: string, range: range).compactMap { match in
        var range = match.range
        // What ends a sentence is not of the address.
        while range.length > 0,
          ".,;:!?)'".contains(text.substring(with: NSRange(location: range.upperBound - 1, length: 1)))
        {
          range.length -= 1
        }
        let word = text.substring(with: range)
        let address = word.contains("://") ? word : word.contains("@") ? "mailto:" + word : "http://" + word
        return URL(string: address).map { Match(range, url: $0) }
      }
    }
    if checkingTypes & NSTextCheckingResult.CheckingType.detectedNumber.rawValue != 0 {
      let taken = found.map(\.range)
      found += numbers.matches(in: string, range: range)
        .filter { match in taken.allSatisfy { NSIntersectionRange($0, match.range).length == 0 } }
        .map { Match($0.range, phoneNumber: text.substring(with: $0.range)) }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first of what is found; nil where there is nothing.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Match? { matches(in: string, options: options, range: range).first }

  /// How much is found.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a block for each of what is found, in the order of the text, until it sets the last argument to true.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (Match?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}

extension NSTextCheckingResult.CheckingType {
  // The toolchain's names for these kinds are deprecated, because its own expressions never find them.
  fileprivate static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  fileprivate static let detectedNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
