import CFriBidi

/// The order in which letters of several directions are shown: the Unicode bidirectional algorithm (UAX #9), as GNU FriBidi
/// has it.
///
/// A paragraph is resolved as a whole, then broken into lines, and each line is put in order for itself.
enum BidirectionalText {
  /// The direction of a paragraph: one, or that of its first strong letter, with another where it has none.
  enum Direction {
    case leftToRight, rightToLeft, firstStrong(orRightToLeft: Bool)

    fileprivate var type: FriBidiParType {
      switch self {
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      case .firstStrong(let orRightToLeft): orRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      }
    }
  }

  /// What a paragraph is resolved to.
  struct Paragraph: Equatable {
    /// The level of each scalar: even is from left to right, odd from right to left.
    var levels: [FriBidiLevel]
    /// The level of the paragraph, 0 or 1.
    var base: FriBidiLevel
  }

  /// Whether a text has letters that go from right to left.
  static func isNeeded(for text: String) -> Bool {
    // No such letter begins with a lower byte in UTF-8.
    text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains(where: goesRightToLeft)
  }

  private static func goesRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Resolves a paragraph, without the character that ends it. Where there is no memory, all is from left to right.
  static func paragraph(_ scalars: [FriBidiChar], _ direction: Direction) -> Paragraph {
    guard !scalars.isEmpty, let count = FriBidiStrIndex(exactly: scalars.count) else {
      return Paragraph(levels: [], base: level(direction.type))
    }
    let types = types(scalars)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = direction.type
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0 else {
      return Paragraph(levels: levels, base: 0)
    }
    return Paragraph(levels: levels, base: level(base))
  }

  private static func level(_ type: FriBidiParType) -> FriBidiLevel {
    type.rawValue & UInt32(FRIBIDI_MASK_RTL) == 0 ? 0 : 1
  }

  private static func types(_ scalars: [FriBidiChar]) -> [FriBidiCharType] {
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    fribidi_get_bidi_types(scalars, FriBidiStrIndex(clamping: scalars.count), &types)
    return types
  }

  /// The order of one line, from the left to the right: where in the line each of its places comes from. Blanks at its end take
  /// the paragraph's level.
  /// - Parameters:
  ///   - scalars: of the line; of a cluster its first one is enough.
  ///   - levels: of these, as the paragraph was resolved; afterwards as the line has them.
  static func order(_ scalars: [FriBidiChar], _ levels: inout [FriBidiLevel], base: FriBidiLevel) -> [Int] {
    guard !scalars.isEmpty, scalars.count == levels.count else { return [] }
    var map = (0..<FriBidiStrIndex(clamping: scalars.count)).map { $0 }
    let direction = base & 1 == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
    guard
      fribidi_reorder_line(
        0, types(scalars), FriBidiStrIndex(clamping: scalars.count), 0, direction, &levels, nil, &map) > 0
    else { return Array(scalars.indices) }
    return map.map(Int.init)
  }

  /// The character that stands for one where it goes from right to left, such as ( for ).
  static func mirrored(_ scalar: FriBidiChar) -> FriBidiChar {
    var mirrored = scalar
    fribidi_get_mirror_char(scalar, &mirrored)
    return mirrored
  }

  /// Arabic letters in the forms that join them to their neighbours, which a terminal that is told to order nothing does not
  /// choose by itself. No letter becomes wider, and no two become one.
  static func joined(_ scalars: [FriBidiChar], _ levels: [FriBidiLevel]) -> [FriBidiChar] {
    guard scalars.count == levels.count, let count = FriBidiStrIndex(exactly: scalars.count) else { return scalars }
    let types = types(scalars)
    var forms = [FriBidiArabicProp](repeating: 0, count: scalars.count)
    fribidi_get_joining_types(scalars, count, &forms)
    fribidi_join_arabic(types, count, levels, &forms)
    var result = scalars
    fribidi_shape_arabic(FriBidiFlags(FRIBIDI_FLAG_SHAPE_ARAB_PRES), levels, count, &forms, &result)
    return result
  }
}
