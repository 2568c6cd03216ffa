import Foundation

/// The words of units and days in all languages that Foundation's own library of them has and that Foundation has no way to.
///
/// Its calls are looked up by name; where they are not there, nothing is known.
enum UnicodeLibrary {
  private typealias Letters = UnsafeMutablePointer<UInt16>
  private typealias Status = UnsafeMutablePointer<Int32>

  private static func call<Function>(_ name: String, as type: Function.Type) -> Function? {
    // Foundation has been loaded with it.
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }

  private struct Numbers: Sendable {
    typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
    typealias Text = @convention(c) (OpaquePointer, Letters?, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void

    let open: Open
    let openResult: OpenResult
    let format: Format
    let text: Text
    let close: Close
    let closeResult: Close

    init?() {
      guard let open = call("unumf_openForSkeletonAndLocale", as: Open.self),
        let openResult = call("unumf_openResult", as: OpenResult.self),
        let format = call("unumf_formatDouble", as: Format.self),
        let text = call("unumf_resultToString", as: Text.self), let close = call("unumf_close", as: Close.self),
        let closeResult = call("unumf_closeResult", as: Close.self)
      else { return nil }
      (self.open, self.openResult, self.format, self.text) = (open, openResult, format, text)
      (self.close, self.closeResult) = (close, closeResult)
    }
  }

  private struct Days: Sendable {
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, Int32, Letters?, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void

    let open: Open
    let format: Format
    let close: Close

    init?() {
      guard let open = call("ureldatefmt_open", as: Open.self),
        let format = call("ureldatefmt_format", as: Format.self),
        let close = call("ureldatefmt_close", as: Close.self)
      else { return nil }
      (self.open, self.format, self.close) = (open, format, close)
    }
  }

  private static let numbers = Numbers()
  private static let days = Days()

  /// What is written, at most 200 letters of it.
  private static func text(_ write: (Letters?, Int32, Status) -> Int32) -> String? {
    var status: Int32 = 0
    var letters = [UInt16](repeating: 0, count: 200)
    let count = Int(write(&letters, Int32(letters.count), &status))
    return status <= 0 && letters.indices.contains(count) ? String(decoding: letters[..<count], as: UTF16.self) : nil
  }

  /// A number with a unit in full words, as in "3.5 kilometers", by Unicode's own name of the unit: `length-kilometer`.
  static func words(_ value: Double, unit: String, in locale: Locale) -> String? {
    guard let numbers else { return nil }
    var status: Int32 = 0
    let skeleton = Array("measure-unit/\(unit) unit-width-full-name .##########".utf16)
    guard let formatter = numbers.open(skeleton, Int32(skeleton.count), locale.identifier, &status), status <= 0 else {
      return nil
    }
    defer { numbers.close(formatter) }
    guard let result = numbers.openResult(&status), status <= 0 else { return nil }
    defer { numbers.closeResult(result) }
    numbers.format(formatter, value, result, &status)
    return status <= 0 ? text { numbers.text(result, $0, $1, $2) } : nil
  }

  /// "today", "yesterday"; nil where the language has no word for a day that is so far away.
  static func day(_ offset: Int, in locale: Locale) -> String? {
    guard let days else { return nil }
    var status: Int32 = 0
    // In full words, as they stand by themselves.
    guard let formatter = days.open(locale.identifier, nil, 0, 258, &status), status <= 0 else { return nil }
    defer { days.close(formatter) }
    let dayUnit: Int32 = 4
    let words = text { days.format(formatter, Double(offset), dayUnit, $0, $1, $2) }
    return words.flatMap { $0.contains(where: \.isNumber) ? nil : $0 }
  }
}
