/// What a compiled expression does; numbers are places among the steps.
enum PatternStep: Hashable, Sendable {
  /// Takes one character.
  case take(CharacterSetOfPattern)
  case check(PatternPlace)
  case go(to: Int)
  /// Goes both ways.
  case split(Int, Int)
  case found
}

/// A place in a text that takes no character.
enum PatternPlace: Hashable, Sendable {
  case start, end, wordEdge, noWordEdge
}

/// Which characters are taken, whatever their case.
struct CharacterSetOfPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case range(ClosedRange<UInt32>)
    case digits, words, spaces
    case noDigits, noWords, noSpaces
  }

  var parts: [Part]
  var isInverted = false

  init(_ parts: [Part], isInverted: Bool = false) {
    self.parts = parts
    self.isInverted = isInverted
  }

  init(_ scalar: Unicode.Scalar) { self.init([.range(scalar.value...scalar.value)]) }

  /// Everything but the end of a line.
  static let any = Self([.range(0x0A...0x0A)], isInverted: true)

  /// - Parameter forms: the character's values in all cases.
  func contains(_ scalar: Unicode.Scalar, forms: [UInt32]) -> Bool {
    let properties = scalar.properties
    let isIn = parts.contains { part in
      switch part {
      case .range(let range): forms.contains(where: range.contains)
      case .digits: properties.numericType == .decimal
      case .words: scalar.isPartOfWord
      case .spaces: properties.isWhitespace
      case .noDigits: properties.numericType != .decimal
      case .noWords: !scalar.isPartOfWord
      case .noSpaces: !properties.isWhitespace
      }
    }
    return isIn != isInverted
  }
}

extension Unicode.Scalar {
  /// Its own value, and those of its small and its capital letter.
  var valuesInAllCases: [UInt32] {
    var values = [value]
    for mapping in [properties.lowercaseMapping, properties.uppercaseMapping] {
      let scalars = mapping.unicodeScalars
      if let only = scalars.first, scalars.count == 1, only != self { values.append(only.value) }
    }
    return values
  }

  /// A letter, a mark of one, a digit or an underscore.
  var isPartOfWord: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType == .decimal
      || properties.generalCategory == .nonspacingMark
  }
}
