/// Turns the bytes of a terminal into what the person does: a state machine that takes them in pieces of any size.
///
/// Sequences it does not know are read over as a whole. A lone escape is told from the beginning of a sequence by time: whoever
/// reads calls ``timeOut()`` when nothing has come for a moment and ``isWaiting`` is true.
/// Sources: ECMA-48, "XTerm Control Sequences", and kitty's "Comprehensive keyboard handling in terminals".
struct InputParser {
  enum Event: Equatable, Sendable {
    case input(TerminalInput)
    case answer(TerminalAnswer)
  }

  private enum State: Equatable {
    case ground
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`.
    case control
    /// After `ESC [ [`, as the Linux console says F1…F5.
    case console
    /// The three bytes of an old mouse report that are still to come.
    case oldMouse(Int)
    /// After `ESC ]`, `ESC P`, `ESC _`, `ESC ^` or `ESC X`.
    case string(UInt8)
    /// An escape within one of these: with a backslash it is the end.
    case stringEscape(UInt8)
    case paste
  }

  private var state = State.ground
  /// The parameters of a control sequence, or the body of a string.
  private var body: [UInt8] = []
  /// An escape came before this sequence: the key with alt.
  private var isAlt = false
  /// Bytes of a character that is not complete.
  private var character: [UInt8] = []
  /// Characters that are read but not yet given out, to be joined to grapheme clusters.
  private var text = String.UnicodeScalarView()
  private var pasted: [UInt8] = []
  private var events: [Event] = []

  private static let longestControl = 256
  private static let longestString = 4096
  private static let longestPaste = 4 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  init() {}

  /// Whether a key may be complete, which only time tells.
  var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    case .string, .stringEscape: body.isEmpty
    case .escape, .single, .control, .console, .oldMouse: true
    }
  }

  /// Reads a piece.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { step(byte) }
    flushText()
    defer { events = [] }
    return events
  }

  /// Nothing more has come for a moment.
  mutating func timeOut() -> [Event] {
    guard isWaiting else { return [] }
    let state = state
    let isLone = body.isEmpty
    reset()
    switch state {
    case .escape: emit(.key(.escape, isAlt ? .alt : []))
    case .single: emit(.key(.character("O"), .alt))
    case .control where isLone: emit(.key(.character("["), .alt))
    case .string(let kind): emit(.key(.character(String(Unicode.Scalar(kind))), .alt))
    default: break
    }
    isAlt = false
    defer { events = [] }
    return events
  }

  private mutating func reset() {
    state = .ground
    body.removeAll(keepingCapacity: true)
  }

  private mutating func emit(_ input: TerminalInput) {
    flushText()
    events.append(.input(input))
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .single: single(byte)
    case .control: control(byte)
    case .console:
      reset()
      if (0x41...0x45).contains(byte) { emit(.key(.function(Int(byte) - 0x40), [])) }
    case .oldMouse(let left): if left > 1 { state = .oldMouse(left - 1) } else { reset() }
    case .string(let kind): string(byte, kind)
    case .stringEscape(let kind):
      if byte == UInt8(ascii: "\\") {
        finishString(kind)
      } else {
        reset()
        isAlt = false
        state = .escape
        escape(byte)
      }
    case .paste: paste(byte)
    }
  }

  // MARK: Characters

  private mutating func ground(_ byte: UInt8) {
    if byte >= 0x80 || !character.isEmpty { return collect(byte) }
    if byte == 0x1B {
      isAlt = false
      state = .escape
      return
    }
    key(byte, [])
  }

  /// A key of one byte.
  private mutating func key(_ byte: UInt8, _ modifiers: TerminalInput.Modifiers) {
    switch byte {
    case 0x0D, 0x0A: emit(.key(.enter, modifiers))
    case 0x09: emit(.key(.tab, modifiers))
    case 0x7F, 0x08: emit(.key(.backspace, modifiers))
    case 0x20: emit(.key(.space, modifiers))
    case 0x00: emit(.key(.space, modifiers.union(.control)))
    case 0x01...0x1A:
      emit(.key(.character(String(Unicode.Scalar(byte + 0x60))), modifiers.union(.control)))
    case 0x1C...0x1F:
      emit(.key(.character(String(Unicode.Scalar(byte + 0x40))), modifiers.union(.control)))
    case 0x21...0x7E:
      if modifiers.isEmpty {
        text.append(Unicode.Scalar(byte))
      } else {
        emit(.key(.character(String(Unicode.Scalar(byte))), modifiers))
      }
    default: break
    }
  }

  /// A byte of a character beyond ASCII. What is no UTF-8 is dropped.
  private mutating func collect(_ byte: UInt8) {
    if character.isEmpty {
      if (0xC2...0xF4).contains(byte) { character.append(byte) }
      return
    }
    guard byte & 0xC0 == 0x80 else {
      character.removeAll(keepingCapacity: true)
      return step(byte)
    }
    character.append(byte)
    let length = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
    guard character.count == length else { return }
    var value = UInt32(character[0]) & (0x7F >> UInt32(length))
    for byte in character.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    character.removeAll(keepingCapacity: true)
    let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= max(least, 0xA0), let scalar = Unicode.Scalar(value) else { return }
    if isAlt {
      isAlt = false
      emit(.key(.character(String(scalar)), .alt))
    } else {
      text.append(scalar)
    }
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    let clusters = String(text)
    text = String.UnicodeScalarView()
    for cluster in clusters { events.append(.input(.key(.character(String(cluster)), []))) }
  }

  // MARK: Sequences

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      // Twice: the first one is alt for what follows.
      if isAlt { emit(.key(.escape, [])) }
      isAlt = true
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.single)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      begin(.string(byte))
    case 0x80...:
      reset()
      isAlt = true
      collect(byte)
    default:
      reset()
      isAlt = false
      key(byte, .alt)
    }
  }

  private mutating func begin(_ state: State) {
    body.removeAll(keepingCapacity: true)
    self.state = state
  }

  private mutating func single(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: if body.count < Self.longestControl { body.append(byte) }
    case 0x1B, 0x00..<0x20, 0x7F...: abort(byte)
    default:
      let modifiers = KeyNames.modifiers(body).union(isAlt ? .alt : [])
      reset()
      isAlt = false
      if let key = KeyNames.single(byte) { emit(.key(key, modifiers)) }
    }
  }

  /// Something came that no sequence holds: the sequence is dropped and the byte counts.
  private mutating func abort(_ byte: UInt8) {
    reset()
    isAlt = false
    step(byte)
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x5B where body.isEmpty: state = .console
    // rxvt says shift with a dollar sign at the end.
    case 0x24 where !body.isEmpty && body.allSatisfy { (0x30...0x39).contains($0) }: finishControl(byte)
    case 0x20...0x3F: if body.count < Self.longestControl { body.append(byte) }
    case 0x40...0x7E: finishControl(byte)
    default: abort(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    let sequence = ControlSequence(body, final)
    let isAlt = isAlt
    reset()
    self.isAlt = false
    switch sequence.meaning {
    case .key(let key, let modifiers): emit(.key(key, isAlt ? modifiers.union(.alt) : modifiers))
    case .mouse(let mouse): emit(.mouse(mouse))
    case .focus(let has): emit(.focus(has))
    case .answer(let answer):
      flushText()
      events.append(.answer(answer))
    case .pasteStart: state = .paste
    case .oldMouse: state = .oldMouse(3)
    case .nothing: break
    }
  }

  private mutating func string(_ byte: UInt8, _ kind: UInt8) {
    switch byte {
    case 0x07: finishString(kind)
    case 0x1B: state = .stringEscape(kind)
    case 0x18, 0x1A:
      reset()
      isAlt = false
    // A person who presses Return or Control-C in the midst of it is no part of an answer.
    case 0x03, 0x0D: abort(byte)
    default: if body.count < Self.longestString { body.append(byte) }
    }
  }

  private mutating func finishString(_ kind: UInt8) {
    let body = body
    reset()
    isAlt = false
    flushText()
    switch kind {
    case UInt8(ascii: "]"): events.append(.answer(.operatingSystem(body)))
    case UInt8(ascii: "_"): events.append(.answer(.applicationProgram(body)))
    default: events.append(.answer(.other))
    }
  }

  // MARK: Paste

  private mutating func paste(_ byte: UInt8) {
    let most = Self.longestPaste + Self.pasteEnd.count
    if pasted.count >= most {
      // Too long: of the rest only the end is kept, where its mark will be.
      pasted.replaceSubrange(Self.longestPaste..<most, with: pasted[Self.longestPaste + 1..<most])
    }
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] else { return }
    let whole = String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self)
    pasted = []
    reset()
    let newlines = whole.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    emit(.paste(newlines))
  }
}
