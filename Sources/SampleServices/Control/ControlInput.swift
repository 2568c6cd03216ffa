import Foundation
import HTTPServer

/// Why a control request is not carried out.
struct ControlRefusal: Error {
  var status = 400
  let message: String
}

/// The parameters of a control request: from the query, or from a body that is a JSON object or a form.
struct ControlInput: Sendable {
  private var values: [String: String] = [:]

  init(_ request: HTTPRequest) throws(ControlRefusal) {
    for (name, value) in request.query.pairs { values[name] = value }
    guard !request.body.isEmpty else { return }
    if request.headers["Content-Type"]?.hasPrefix("application/x-www-form-urlencoded") == true,
      request.body.first != UInt8(ascii: "{")
    {
      let form = HTTPQuery(Substring(String(decoding: request.body, as: UTF8.self)))
      for (name, value) in form.pairs { values[name] = value }
      return
    }
    guard let object = try? JSONSerialization.jsonObject(with: request.body) as? [String: Any] else {
      throw ControlRefusal(message: "the body must be a JSON object or a form")
    }
    for (name, value) in object { values[name] = "\(value)" }
  }

  /// `nil` where it is missing or empty.
  func text(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  func number(_ name: String, default value: Double, in range: ClosedRange<Double>) throws(ControlRefusal) -> Double {
    guard let text = text(name) else { return value }
    guard let number = Double(text), range.contains(number) else {
      throw ControlRefusal(message: "\(name) must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func optionalInteger(_ name: String) throws(ControlRefusal) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text) else { throw ControlRefusal(message: "\(name) must be a whole number") }
    return number
  }

  /// The service named; all of them where none is.
  func services() throws(ControlRefusal) -> [SampleService] {
    guard let name = text("service") else { return SampleService.allCases }
    guard let service = SampleService(rawValue: name) else {
      let names = SampleService.allCases.map(\.rawValue).joined(separator: ", ")
      throw ControlRefusal(message: "service must be one of \(names)")
    }
    return [service]
  }
}
