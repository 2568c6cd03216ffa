import Foundation

/// Words for a person's name, and the parts of such words. Families of languages that put the family name first are not told apart.
public final class PersonNamesFormatter: Formatter, @unchecked Sendable {
  /// How long the words are; `abbreviated` are initials.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  /// How long the words are.
  public var style = Style.default

  /// A formatter for given and family name.
  public override init() { super.init() }
  /// Reads none of its own settings from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The words for a name in one of their lengths.
  public static func localizedString(from components: PersonNameComponents, style: Style) -> String {
    let formatter = PersonNamesFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The words for a name; empty where none of its parts is there.
  public func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    switch style {
    case .short: return components.nickname ?? given ?? family ?? ""
    case .abbreviated: return [given, family].compactMap { $0?.first.map { $0.uppercased() } }.joined()
    case .default, .medium: return Self.joined([given, family])
    case .long:
      return Self.joined([components.namePrefix, given, components.middleName, family, components.nameSuffix])
    }
  }

  /// The words for `PersonNameComponents`; nil for others.
  public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

  /// nil where there is no word.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return components
  }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The words for a name, in one of its lengths.
public struct PersonNameFormat: FormatStyle, Sendable {
  /// How long the words are; `abbreviated` are initials.
  public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
  let style: Style

  /// The words for a name.
  public func format(_ value: PersonNameComponents) -> String {
    let formatter = PersonNamesFormatter()
    formatter.style =
      switch style {
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return formatter.string(from: value)
  }
}

extension FormatStyle where Self == PersonNameFormat {
  /// The words for a name, in one of their lengths.
  public static func name(style: PersonNameFormat.Style) -> PersonNameFormat { PersonNameFormat(style: style) }
}

extension PersonNameComponents {
  /// Given and family name.
  public func formatted() -> String { PersonNameFormat(style: .medium).format(self) }
  /// What a style makes of the name.
  public func formatted<Format: FormatStyle>(_ style: Format) -> Format.FormatOutput
  where Format.FormatInput == PersonNameComponents { style.format(self) }
}
