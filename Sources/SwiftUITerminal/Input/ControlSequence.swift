/// A complete sequence after `ESC [`.
struct ControlSequence {
  enum Meaning: Equatable {
    case key(TerminalInput.Key, TerminalInput.Modifiers)
    case mouse(TerminalInput.Mouse)
    case focus(Bool)
    case answer(TerminalAnswer)
    case pasteStart
    /// Three bytes follow.
    case oldMouse
    case nothing
  }

  /// `<`, `=`, `>` or `?` before the numbers.
  private let mark: UInt8?
  private let numbers: [Int]
  /// The numbers behind a colon of each.
  private let details: [[Int]]
  private let intermediates: [UInt8]
  private let final: UInt8

  init(_ body: [UInt8], _ final: UInt8) {
    self.final = final
    let hasMark = body.first.map { (0x3C...0x3F).contains($0) } == true
    mark = hasMark ? body.first : nil
    let rest = hasMark ? body.dropFirst() : body[...]
    intermediates = rest.filter { (0x20...0x2F).contains($0) }
    var numbers: [Int] = []
    var details: [[Int]] = []
    let parts = rest.prefix { (0x30...0x3B).contains($0) }
    if !parts.isEmpty {
      for part in parts.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
        let pieces = part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        numbers.append(pieces.first ?? 0)
        details.append(Array(pieces.dropFirst()))
      }
    }
    self.numbers = numbers
    self.details = details
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix(9).reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  private func number(_ index: Int, or standard: Int = 0) -> Int {
    numbers.indices.contains(index) && numbers[index] > 0 ? numbers[index] : standard
  }

  var meaning: Meaning {
    // Mode 8 of ECMA-48 is whether the terminal orders letters by itself (BDSM); 1 is now, 3 is always.
    if mark == nil, intermediates == [UInt8(ascii: "$")], final == UInt8(ascii: "y"), number(0) == 8 {
      return .answer(.ordersText([1, 3].contains(number(1))))
    }
    if !intermediates.isEmpty { return mark == UInt8(ascii: "?") ? .answer(.other) : .nothing }
    switch (mark, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")): return mouse
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .answer(.attributes(numbers))
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): return .answer(.kittyKeyboard)
    case (.some, _): return .answer(.other)
    case (nil, UInt8(ascii: "t")) where number(0) == 6 && numbers.count == 3:
      return .answer(.cellSize(width: number(2), height: number(1)))
    case (nil, UInt8(ascii: "t")), (nil, UInt8(ascii: "n")), (nil, UInt8(ascii: "c")), (nil, UInt8(ascii: "y")):
      return .answer(.other)
    // F3 with modifiers looks like the answer to where the cursor is, which nobody asks here.
    case (nil, UInt8(ascii: "R")) where numbers.count == 2 && !(number(0) == 1 && (2...8).contains(number(1))):
      return .answer(.other)
    case (nil, UInt8(ascii: "I")): return .focus(true)
    case (nil, UInt8(ascii: "O")): return .focus(false)
    case (nil, UInt8(ascii: "M")) where numbers.isEmpty: return .oldMouse
    default: return key
    }
  }

  private var key: Meaning {
    // Kitty tells 1 for a press, 2 for a repeat, 3 for a release behind a colon of the modifiers.
    if details.indices.contains(1), details[1].first == 3 { return .nothing }
    let modifiers = KeyNames.modifiers(number(1, or: 1))
    switch final {
    case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "u"): return Self.named(number(0), modifiers, shifted: details.first?.first)
    case UInt8(ascii: "~"):
      switch number(0) {
      case 200: return .pasteStart
      case 201: return .nothing
      case 27: return Self.named(number(2), modifiers, shifted: nil)
      default: return KeyNames.number(number(0)).map { .key($0, modifiers) } ?? .nothing
      }
    // rxvt: control, shift, and both.
    case UInt8(ascii: "^"): return KeyNames.number(number(0)).map { .key($0, .control) } ?? .nothing
    case UInt8(ascii: "$"): return KeyNames.number(number(0)).map { .key($0, .shift) } ?? .nothing
    case UInt8(ascii: "@"): return KeyNames.number(number(0)).map { .key($0, [.control, .shift]) } ?? .nothing
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return KeyNames.letter(final - 0x20).map { .key($0, .shift) } ?? .nothing
    default: return KeyNames.letter(final).map { .key($0, modifiers) } ?? .nothing
    }
  }

  /// A key by its code point. Shift is part of a character that was told with it.
  private static func named(_ code: Int, _ modifiers: TerminalInput.Modifiers, shifted: Int?) -> Meaning {
    guard let key = KeyNames.codePoint(code) else { return .nothing }
    guard case .character(let character) = key, modifiers.contains(.shift) else { return .key(key, modifiers) }
    let rest = modifiers.subtracting(.shift)
    if let shifted, shifted > 0, let other = KeyNames.codePoint(shifted) { return .key(other, rest) }
    return .key(.character(character.uppercased()), rest)
  }

  /// Only the left button and the wheel do anything.
  private var mouse: Meaning {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return .nothing }
    let place = CellPoint(column: numbers[1] - 1, row: numbers[2] - 1)
    let button = numbers[0] & ~0b1_1100
    switch (button, final) {
    case (64, UInt8(ascii: "M")): return .mouse(TerminalInput.Mouse(.scrollUp, at: place))
    case (65, UInt8(ascii: "M")): return .mouse(TerminalInput.Mouse(.scrollDown, at: place))
    case (0, UInt8(ascii: "M")): return .mouse(TerminalInput.Mouse(.press, at: place))
    case (0, UInt8(ascii: "m")): return .mouse(TerminalInput.Mouse(.release, at: place))
    case (32, UInt8(ascii: "M")): return .mouse(TerminalInput.Mouse(.drag, at: place))
    default: return .nothing
    }
  }
}
