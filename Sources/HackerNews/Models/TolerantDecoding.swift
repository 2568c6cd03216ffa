import Foundation

extension KeyedDecodingContainer {
  /// A whole number, also where it is written as `104.0` or `"104"`; nil for everything else.
  func wholeNumber(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return Int(exactly: number) }
    if let text = try? decodeIfPresent(String.self, forKey: key) { return Int(text) }
    return nil
  }

  /// Text, or nil where it is missing, of another type or damaged.
  func text(_ key: Key) -> String? {
    try? decodeIfPresent(String.self, forKey: key)
  }

  /// True only for `true`.
  func flag(_ key: Key) -> Bool {
    (try? decodeIfPresent(Bool.self, forKey: key)) ?? false
  }

  /// Ids in their order: positive, each once; a sparse array that came as an object is put in the order of its keys.
  func ids(_ key: Key) -> [Int] {
    (try? decodeIfPresent(IDList.self, forKey: key))?.ids ?? []
  }

  /// Seconds since 1970; milliseconds are recognised; impossible moments become nil.
  func moment(_ key: Key) -> Date? {
    if let number = wholeNumber(key) { return Moment.date(Double(number)) }
    guard let number = try? decodeIfPresent(Double.self, forKey: key) else { return nil }
    return Moment.date(number)
  }

  /// Elements that can be read, in their order; damaged ones are left out one by one.
  func readable<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    ((try? decodeIfPresent([Readable<Element>].self, forKey: key)) ?? []).compactMap(\.value)
  }
}

/// A value, or nil where it cannot be decoded: keeps one bad row from spoiling a list.
struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

/// A list of ids as the official API sends it: an array (with nulls, perhaps), an object with numbers as keys, or `null`.
struct IDList: Decodable, Hashable, Sendable {
  var ids: [Int]

  init(_ ids: [Int]) {
    var seen: Set<Int> = []
    self.ids = ids.filter { $0 > 0 && seen.insert($0).inserted }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init([])
    } else if let numbers = try? container.decode([Int].self) {
      self.init(numbers)
    } else if let array = try? container.decode([Readable<TolerantID>].self) {
      self.init(array.compactMap { $0.value?.id })
    } else {
      let object = try container.decode([String: Readable<TolerantID>].self)
      let ordered = object.compactMap { key, value in Int(key).map { ($0, value.value?.id) } }.sorted { $0.0 < $1.0 }
      self.init(ordered.compactMap(\.1))
    }
  }
}

/// An id written as a number or as text.
struct TolerantID: Decodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      id = number
    } else if let number = try? container.decode(Double.self), let whole = Int(exactly: number) {
      id = whole
    } else if let whole = Int(try container.decode(String.self)) {
      id = whole
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not an id.")
    }
  }
}

enum Moment {
  /// The year 2100 in seconds; what lies beyond is either milliseconds or nonsense.
  private static let latest = 4_102_444_800.0

  static func date(_ seconds: Double) -> Date? {
    if seconds > 0, seconds <= latest { return Date(timeIntervalSince1970: seconds) }
    if seconds > latest, seconds / 1000 <= latest { return Date(timeIntervalSince1970: seconds / 1000) }
    return nil
  }

  /// `2012-04-02T08:23:08.000Z` and `2016-12-08T19:39:07Z`.
  static func date(iso text: String) -> Date? {
    let parts = text.split(whereSeparator: { "-T:.Z".contains($0) }).prefix(6).compactMap { Int($0) }
    guard text.hasSuffix("Z"), parts.count == 6 else { return nil }
    var components = DateComponents()
    (components.year, components.month, components.day) = (parts[0], parts[1], parts[2])
    (components.hour, components.minute, components.second) = (parts[3], parts[4], parts[5])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: components)
  }
}
