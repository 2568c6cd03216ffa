/// The keys behind the letters and numbers of control sequences, and behind the names that people write.
enum KeyNames {
  /// The keys without a character by their names, in lower case: first as a button's shortcut has them, which is how a page's
  /// script calls them, then as people write them for short.
  private static let names: [(name: String, short: String, key: TerminalInput.Key)] = [
    ("enter", "return", .enter), ("escape", "esc", .escape), ("tab", "tab", .tab),
    ("backspace", "backspace", .backspace), ("delete", "del", .delete), ("space", "space", .space),
    ("arrowup", "up", .up), ("arrowdown", "down", .down),
    ("arrowleft", "left", .left), ("arrowright", "right", .right), ("home", "home", .home), ("end", "end", .end),
    ("pageup", "pageup", .pageUp), ("pagedown", "pagedown", .pageDown), ("insert", "ins", .insert),
  ]

  /// The key that is called so; nil for what is no key. A character is its own name.
  static func key(named name: String) -> TerminalInput.Key? {
    let lower = name.lowercased()
    if let named = names.first(where: { $0.name == lower || $0.short == lower }) { return named.key }
    if name.count == 1, let letter = name.first, !letter.isWhitespace { return .character(name) }
    guard lower.first == "f", let number = Int(lower.dropFirst()), (1...12).contains(number) else { return nil }
    return .function(number)
  }

  /// The name of a key as a button's shortcut has it; of a character the character.
  static func name(of key: TerminalInput.Key) -> String? {
    switch key {
    case .character(let text): text
    case .function(let number): "f\(number)"
    default: names.first { $0.key == key }?.name
    }
  }

  /// The last letter of `CSI` and `SS3` sequences.
  static func letter(_ byte: UInt8) -> TerminalInput.Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The letter after `ESC O`; those of the number pad are the keys printed on it.
  static func single(_ byte: UInt8) -> TerminalInput.Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "a")...UInt8(ascii: "d"): letter(byte - 0x20)
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(String(Unicode.Scalar(byte - 0x40)))
    case UInt8(ascii: "X"): .character("=")
    default: letter(byte)
    }
  }

  /// The first number of `CSI … ~`.
  static func number(_ number: Int) -> TerminalInput.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    default: nil
    }
  }

  /// A key by its code point, as kitty's protocol and "modifyOtherKeys" tell it.
  static func codePoint(_ code: Int) -> TerminalInput.Key? {
    switch code {
    case 13, 10, 57414: return .enter
    case 27: return .escape
    case 9: return .tab
    case 127, 8: return .backspace
    case 32: return .space
    case 57399...57408: return .character(String(code - 57399))
    case 57417: return .left
    case 57418: return .right
    case 57419: return .up
    case 57420: return .down
    case 57421: return .pageUp
    case 57422: return .pageDown
    case 57423: return .home
    case 57424: return .end
    case 57425: return .insert
    case 57426: return .delete
    // The rest of the private area: keys without a character, such as modifiers alone.
    case 57344...63743, ..<32, 127..<160: return nil
    default: return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .character(String($0)) }
    }
  }

  /// The modifiers' number, one more than the sum of shift 1, alt 2, control 4; others are ignored.
  static func modifiers(_ number: Int) -> TerminalInput.Modifiers {
    number > 1 ? TerminalInput.Modifiers(rawValue: UInt8((number - 1) & 7)) : []
  }

  /// The last of the numbers between `ESC O` and the letter.
  static func modifiers(_ body: [UInt8]) -> TerminalInput.Modifiers {
    let digits = body.split(separator: UInt8(ascii: ";")).last ?? []
    return modifiers(Int(String(decoding: digits.prefix(4), as: UTF8.self)) ?? 1)
  }
}
