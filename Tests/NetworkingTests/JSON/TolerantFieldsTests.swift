import Foundation
import Fuzzing
import Networking
import OutsideText
import Testing

/// What is read from a field that holds what it should not.
@Suite(.timeLimit(.minutes(60))) struct TolerantFieldsTests {
  /// Every reading of one field.
  private struct Readings: Decodable {
    var number: Double?
    var wholeNumber: Int?
    var positive: Int?
    var flag: Bool
    var text: String?
    var label: String?
    var title: String?
    var link: URL?
    var timestamp: Date?
    var part: Part?
    var readable: [Int]
    var rowCount: Int

    enum CodingKeys: CodingKey { case x }

    struct Part: Decodable, Equatable {
      var a: Int
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      number = fields.number(.x)
      wholeNumber = fields.wholeNumber(.x)
      positive = fields.positive(.x)
      flag = fields.flag(.x)
      text = fields.text(.x)
      label = fields.label(.x)
      title = fields.title(.x)
      link = fields.link(.x)
      timestamp = fields.timestamp(.x)
      part = fields.value(Part.self, .x)
      readable = fields.readable(WholeNumber.self, .x).map(\.value)
      rowCount = fields.rows(WholeNumber.self, .x).count
    }
  }

  private static func read(_ value: String) throws -> Readings {
    try JSONDecoder().decode(Readings.self, from: Data("{\"x\": \(value)}".utf8))
  }

  @Test(
    arguments: [
      ("104", 104, 104), ("104.0", 104, 104), (#""104""#, 104, 104), (#""104.0""#, 104, 104), ("7.5", 7.5, nil),
      (#""7.5""#, 7.5, nil), ("0", 0, 0), ("-3", -3, -3),
      ("9007199254740993", 9_007_199_254_740_992, 9_007_199_254_740_993),
      (#""9007199254740993""#, 9_007_199_254_740_992, 9_007_199_254_740_993), ("1e300", 1e300, nil),
      ("9223372036854775808", 9_223_372_036_854_775_808, nil), ("null", nil, nil), ("true", nil, nil), ("[]", nil, nil),
      ("{}", nil, nil), (#""""#, nil, nil), (#"" 7""#, nil, nil), (#""many""#, nil, nil), (#""nan""#, nil, nil),
      (#""inf""#, nil, nil), (#""1e999""#, nil, nil),
    ] as [(String, Double?, Int?)])
  func aNumberIsANumberOrNothing(_ value: String, _ number: Double?, _ whole: Int?) throws {
    let readings = try Self.read(value)
    #expect(readings.number == number)
    #expect(readings.wholeNumber == whole)
    #expect(readings.positive == whole.flatMap { $0 > 0 ? $0 : nil })
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("1", false), (#""true""#, false), ("null", false), ("[]", false),
  ])
  func onlyTrueIsTrue(_ value: String, _ flag: Bool) throws {
    #expect(try Self.read(value).flag == flag)
  }

  @Test(
    arguments: [
      (#""A &amp; B""#, "A &amp; B", "A &amp; B", "A & B"), (#"" a\n\u0008 b ""#, " a\n\u{8} b ", "a b", "a b"),
      (#""\u0007 ""#, "\u{7} ", nil, nil), (#""""#, "", nil, nil), ("7", nil, nil, nil), ("null", nil, nil, nil),
      (#"["a"]"#, nil, nil, nil), (#"{"a": "b"}"#, nil, nil, nil),
    ] as [(String, String?, String?, String?)])
  func textIsFitToShowOrNothing(_ value: String, _ text: String?, _ label: String?, _ title: String?) throws {
    let readings = try Self.read(value)
    #expect(readings.text == text)
    #expect(readings.label == label)
    #expect(readings.title == title)
  }

  @Test(
    arguments: [
      (#""https://a.example/?a=1&copy=2""#, "https://a.example/?a=1&copy=2"), (#""javascript:x""#, nil), (#""""#, nil),
      (#""/a""#, nil), ("7", nil), ("null", nil),
    ] as [(String, String?)])
  func onlyAddressesThatMayBeOpenedAreLinks(_ value: String, _ link: String?) throws {
    #expect(try Self.read(value).link?.absoluteString == link)
  }

  @Test(
    arguments: [
      ("[1, null, \"2\", {}, [3], 4.0]", [1, 2, 4], 6), ("[]", [], 0), ("null", [], 0), ("7", [], 0), ("{}", [], 0),
    ])
  func oneBadRowNeverSpoilsItsList(_ value: String, _ readable: [Int], _ count: Int) throws {
    let readings = try Self.read(value)
    #expect(readings.readable == readable && readings.rowCount == count)
  }

  @Test func whatIsMissingIsNothing() throws {
    for json in ["{}", #"{"x": null}"#, #"{"y": 1}"#] {
      let readings = try JSONDecoder().decode(Readings.self, from: Data(json.utf8))
      #expect(readings.number == nil && readings.wholeNumber == nil && readings.text == nil && readings.part == nil)
      #expect(readings.timestamp == nil && readings.link == nil && !readings.flag && readings.rowCount == 0)
    }
    #expect(try Self.read(#"{"a": 1}"#).part == .init(a: 1))
    #expect(try Self.read(#"{"a": "1"}"#).part == nil)
    #expect(try Self.read(#""2016-12-08T19:40:00Z""#).timestamp == Date(timeIntervalSince1970: 1_481_226_000))
  }

  /// `KIOSK_FUZZ_INPUTS` makes the run long.
  @Test func anyFieldIsReadOrIsNothing() {
    let count = Fuzzing.count(short: 3000)
    var fuzz = Fuzzing(
      seeds: [
        #"{"x":104}"#, #"{"x":"104.5"}"#, #"{"x":"2016-12-08T19:40:00.5+05:30"}"#, #"{"x":[1,null,"2"]}"#,
        #"{"x":"A &amp; B"}"#, #"{"x":"https://a.example/b?c=d"}"#,
      ], pieces: ["\"x\":", "0x1p3", "nan", "1e-400", "+7", "T24:59:60", "-99:99"], seed: 27)
    var decoded = 0
    for _ in 0..<count {
      let bytes = fuzz.next()
      guard let readings = try? JSONDecoder().decode(Readings.self, from: Data(bytes)) else { continue }
      decoded += 1
      let isSound =
        readings.number?.isFinite != false && readings.positive.map { $0 > 0 } != false
        && [readings.label, readings.title].allSatisfy {
          $0.map { !$0.isEmpty && $0.unicodeScalars.allSatisfy(ControlFilter.isHarmless) } != false
        } && readings.link.map { ["http", "https"].contains($0.scheme?.lowercased()) } != false
        && readings.timestamp.map { $0.timeIntervalSince1970.isFinite } != false
        && readings.readable.count <= readings.rowCount
      if !isSound { Issue.record("\(bytes)") }
    }
    #expect(decoded > count / 20, "some damage leaves something to read")
  }
}
