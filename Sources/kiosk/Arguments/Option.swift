import FoundationExtras

/// Why a text is no value for an option or an argument; reads on after "takes": `a whole number from 1 to 500`.
struct InvalidValue: Error, Equatable {
  var expected: String.LocalizationValue
}

/// Something one can write on a command line, whatever the type of its value.
protocol CommandOption: Sendable {
  /// The name without dashes: `limit` for `--limit`.
  var name: String { get }
  /// The letter of its short form: `n` for `-n`.
  var letter: Character? { get }
  /// What stands for the value in help texts, or nil for a switch without a value.
  var valueName: String? { get }
  var summary: String { get }
  /// The words it takes, where there is a fixed set of them.
  var choices: [String] { get }
  func value(from text: String) throws(InvalidValue) -> any Sendable
  /// The value where the option was given before: the later one, or both where it may be repeated.
  func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable
}

extension CommandOption {
  var letter: Character? { nil }
  var choices: [String] { [] }

  func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable { value }
}

/// A declared `--option` and the one typed way to read its value.
struct Option<Value: Sendable>: CommandOption {
  let name: String
  let letter: Character?
  let valueName: String?
  let summary: String
  let choices: [String]
  private let read: @Sendable (String) throws(InvalidValue) -> Value

  init(
    _ name: String, _ valueName: String, _ summary: String, letter: Character? = nil, choices: [String] = [],
    read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.name = name
    self.letter = letter
    self.valueName = valueName
    self.summary = summary
    self.choices = choices
    self.read = read
  }

  func value(from text: String) throws(InvalidValue) -> any Sendable { try read(text) }
}

/// A declared `--option` that may be given several times.
struct RepeatedOption: CommandOption {
  let name: String
  let valueName: String?
  let summary: String
  let read: @Sendable (String) throws(InvalidValue) -> String

  func value(from text: String) throws(InvalidValue) -> any Sendable { [try read(text)] }

  func value(_ value: any Sendable, after earlier: any Sendable) -> any Sendable {
    (earlier as? [String] ?? []) + (value as? [String] ?? [])
  }
}

extension Option<Bool> {
  /// A switch: present or absent.
  init(switch name: String, _ summary: String, letter: Character? = nil) {
    self.name = name
    self.letter = letter
    valueName = nil
    self.summary = summary
    choices = []
    read = { _ in true }
  }
}

extension Option<Int> {
  /// A whole number within a range.
  init(
    _ name: String, _ valueName: String, _ summary: String, letter: Character? = nil, in range: ClosedRange<Int>
  ) {
    self.init(name, valueName, summary, letter: letter) { text throws(InvalidValue) in
      guard let number = Int(text), range.contains(number) else {
        throw InvalidValue(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a fixed set of words.
  init(oneOf type: Value.Type, _ name: String, _ valueName: String, _ summary: String) {
    let choices = type.allCases.map(\.rawValue)
    self.init(name, valueName, summary, choices: choices) { text throws(InvalidValue) in
      guard let value = Value(rawValue: text) else {
        throw InvalidValue(expected: "one of \(choices.joined(separator: ", "))")
      }
      return value
    }
  }
}

/// A declared word of a command, whatever the type of its value.
protocol CommandArgument: Sendable {
  /// The name in capitals: `ID`.
  var name: String { get }
  var summary: String { get }
  var arity: ArgumentArity { get }
  /// The words it takes, where there is a fixed set of them.
  var choices: [String] { get }
  func value(from text: String) throws(InvalidValue) -> any Sendable
}

enum ArgumentArity: Sendable {
  case optional
  case required
  /// One or more words, joined by single spaces.
  case text
  /// Any number of words, joined by single spaces.
  case optionalText
}

/// A declared word and the one typed way to read it.
struct Argument<Value: Sendable>: CommandArgument {
  let name: String
  let summary: String
  let arity: ArgumentArity
  let choices: [String]
  private let read: @Sendable (String) throws(InvalidValue) -> Value

  init(
    _ name: String, _ summary: String, _ arity: ArgumentArity = .required,
    read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.name = name
    self.summary = summary
    self.arity = arity
    choices = []
    self.read = read
  }

  func value(from text: String) throws(InvalidValue) -> any Sendable { try read(text) }
}

extension Argument<String> {
  init(_ name: String, _ summary: String, _ arity: ArgumentArity = .required) {
    self.init(name, summary, arity) { $0 }
  }
}

extension Argument where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a fixed set of words.
  init(oneOf type: Value.Type, _ name: String, _ summary: String, _ arity: ArgumentArity = .optional) {
    self.name = name
    self.summary = summary
    self.arity = arity
    let choices = type.allCases.map(\.rawValue)
    self.choices = choices
    read = { text throws(InvalidValue) in
      guard let value = Value(rawValue: text) else {
        throw InvalidValue(expected: "one of \(choices.joined(separator: ", "))")
      }
      return value
    }
  }
}
