import Foundation

/// The library as a JSON file that people can read, keep and bring to another machine.
public enum LibraryFile {
  /// Why a text is not such a file.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    case notJSON
    case notALibrary
    case newer(Int)
    /// The record at a place, from 1.
    case badRecord(Int, String)

    public var description: String {
      switch self {
      case .notJSON: "This is not JSON. A library file begins with { \"kiosk-library\": 1."
      case .notALibrary: "This is JSON, but no library file: the key \"kiosk-library\" is missing."
      case .newer(let version): "This file was written by a newer Kiosk (format \(version))."
      case .badRecord(let place, let reason): "Record \(place) cannot be read: \(reason). Nothing was imported."
      }
    }
  }

  static let format = 1

  /// All records, sorted, one file.
  public static func text(of contents: LibraryContents) -> String {
    let records = contents.records.compactMap { record -> [String: Any]? in
      guard let value = record.value, let object = object(value) else { return nil }
      return ["kind": record.id.kind.rawValue, "key": record.id.key, "value": object]
    }
    let file: [String: Any] = ["kiosk-library": format, "records": records]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? JSONSerialization.data(withJSONObject: file, options: options)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The records of a file, all readable; throws where one is not, so that nothing is lost unnoticed.
  public static func records(in text: String) throws(Problem) -> [LibraryRecord] {
    guard let file = object(text) as? [String: Any] else { throw .notJSON }
    guard let version = file["kiosk-library"] as? Int, let list = file["records"] as? [Any] else { throw .notALibrary }
    guard version <= format else { throw .newer(version) }
    var records: [LibraryRecord] = []
    for (index, entry) in list.enumerated() { records.append(try record(entry, place: index + 1)) }
    return records
  }

  private static func record(_ entry: Any, place: Int) throws(Problem) -> LibraryRecord {
    guard let entry = entry as? [String: Any], let name = entry["kind"] as? String, let key = entry["key"] as? String,
      let value = entry["value"]
    else { throw .badRecord(place, "it must have \"kind\", \"key\" and \"value\"") }
    guard let kind = RecordKind(rawValue: name), kind != .time else {
      throw .badRecord(place, "there is no kind \"\(name.prefix(40))\"")
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

  private static func object(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
