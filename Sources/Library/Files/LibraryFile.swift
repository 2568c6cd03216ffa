import Foundation
import FoundationExtras

/// The library as a JSON file that people can read, keep and bring to another machine.
package enum LibraryFile {
  /// Why a text is not such a file.
  package enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    case notJSON
    case notALibrary
    case newer(Int)
    case tooLarge
    /// The record at a place, from 1.
    case badRecord(Int, String.LocalizationValue)

    package static func == (one: Problem, other: Problem) -> Bool { one.description == other.description }

    package var description: String { words.english }

    /// One sentence for people, in no language yet.
    package var words: String.LocalizationValue {
      switch self {
      case .notJSON: "This is not JSON. A library file begins with { \"kiosk-library\": 1."
      case .notALibrary: "This is JSON, but not a library file: the key \"kiosk-library\" is missing."
      case .tooLarge: "The file is larger than \(LibraryFile.largest >> 20) MB, too large for a library."
      case .newer(let version): "This file was written by a newer Kiosk (format \(version))."
      case .badRecord(let place, let reason): "Record \(place) cannot be read: \(reason)."
      }
    }
  }

  static let format = 1
  /// The size of a file that is taken, in bytes: more than ten times what 100,000 records need.
  package static let largest = 256 << 20

  /// All records, sorted, one file.
  package static func text(of contents: LibraryContents) -> String {
    var text = ""
    write(contents) { text += $0 }
    return text
  }

  /// Writes all records, sorted, one a line, as one JSON object.
  package static func write<Failure: Error>(
    _ contents: LibraryContents, to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try output("{\n  \"kiosk-library\" : \(format),\n  \"records\" : [")
    var separator = "\n"
    for record in contents.records {
      guard let key = RecordText.text(record.id.key), let value = record.value,
        contents.unreadable[record.id] == nil || object(Data(value.utf8)) != nil
      else { continue }
      try output("\(separator)    {\"kind\":\"\(record.id.kind.rawValue)\",\"key\":\(key),\"value\":\(value)}")
      separator = ",\n"
    }
    try output("\n  ]\n}\n")
  }

  /// The records of a file, all readable; throws where one is not, so that nothing is lost unnoticed.
  package static func records(in text: String) throws(Problem) -> [LibraryRecord] {
    try records(in: Data(text.utf8))
  }

  /// The records of a file's bytes. Takes little more memory than the records: the file may be mapped.
  package static func records(in file: Data) throws(Problem) -> [LibraryRecord] {
    guard file.count <= largest else { throw .tooLarge }
    let answer = file.withUnsafeBytes { bytes -> Result<[LibraryRecord], Problem> in
      Result { () throws(Problem) in try records(in: bytes.bindMemory(to: UInt8.self)) }
    }
    return try answer.get()
  }

  private static func records(in bytes: UnsafeBufferPointer<UInt8>) throws(Problem) -> [LibraryRecord] {
    var scanner = LibraryFileScanner(bytes)
    guard let parts = try? scanner.parts() else { throw .notJSON }
    guard let version = parts.version.flatMap({ object(Data(bytes[$0])) as? Int }), let list = parts.records,
      bytes[list.lowerBound] == UInt8(ascii: "[")
    else { throw .notALibrary }
    guard version <= format else { throw .newer(version) }
    guard let elements = try? scanner.elements(of: list) else { throw .notJSON }
    var records: [LibraryRecord] = []
    for element in elements {
      let place = records.count + 1
      guard element.count <= largestRecord else { throw .badRecord(place, "it is larger than 1 MB") }
      guard let entry = object(Data(bytes[element])) else { throw .badRecord(place, "it is not JSON") }
      records.append(try record(entry, place: place))
    }
    return records
  }

  /// In bytes; no record of a reader's is as large.
  private static let largestRecord = 1 << 20

  private static func record(_ entry: Any, place: Int) throws(Problem) -> LibraryRecord {
    guard let entry = entry as? [String: Any], let name = entry["kind"] as? String, let key = entry["key"] as? String,
      let value = entry["value"]
    else { throw .badRecord(place, "it must have \"kind\", \"key\" and \"value\"") }
    guard let kind = RecordKind(rawValue: name), kind != .time else {
      throw .badRecord(place, "there is no kind \"\(String(name.prefix(40)))\"")
    }
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      throw .badRecord(place, "its value is not JSON")
    }
    let record = LibraryRecord(RecordID(kind, key), value: String(decoding: data, as: UTF8.self))
    var trial = LibraryContents()
    trial.apply(record)
    guard trial.unreadable.isEmpty else { throw .badRecord(place, "its value does not fit a \(name)") }
    return trial.record(record.id)
  }

  private static func object(_ data: Data) -> Any? {
    try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
}
