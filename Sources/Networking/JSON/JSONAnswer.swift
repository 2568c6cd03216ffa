import Foundation
import OutsideText

/// The one way from an answer to a value.
package enum JSONAnswer {
  /// Decodes the body of `response`.
  ///
  /// Fails with `response` outside 200…299, with `unexpectedContent` for a web page or an empty body, and with `decoding`
  /// (path and reason) for everything else that does not fit.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from response: HTTPResponse
  ) throws(ServiceError) -> Value {
    try check(response)
    let url = Redactor.url(response.url)
    if let flaw = JSONText.flaw(in: response.body) { throw .decoding(url: url, path: "", detail: flaw) }
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch let error as DecodingError {
      let (path, detail) = describe(error)
      throw .decoding(url: url, path: path, detail: detail)
    } catch {
      throw .decoding(url: url, path: "", detail: "The data is damaged.")
    }
  }

  /// Refuses answers that cannot hold data.
  static func check(_ response: HTTPResponse) throws(ServiceError) {
    let url = Redactor.url(response.url)
    guard response.head.isSuccess else {
      throw .response(
        url: url, status: response.status, message: message(in: response.body), retryAfter: response.head.retryAfter())
    }
    let type = response.head.contentType
    let firstByte = response.body.first { !(0x09...0x20).contains($0) }
    if type?.contains("html") == true || firstByte == UInt8(ascii: "<") {
      throw .unexpectedContent(url: url, contentType: type?.contains("html") == true ? type : "text/html")
    }
    if let type, ["image/", "audio/", "video/", "font/"].contains(where: type.hasPrefix) {
      throw .unexpectedContent(url: url, contentType: type)
    }
    if firstByte == nil { throw .unexpectedContent(url: url, contentType: "an empty answer") }
  }

  /// The server's own words and code for an error, where its body is JSON that holds some.
  static func message(in body: Data) -> ServerMessage? {
    guard body.count <= 65_536, let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else {
      return nil
    }
    let texts = [
      object["message"], object["status_message"], object["error"], (object["error"] as? [String: Any])?["message"],
      (object["errors"] as? [Any])?.first,
    ]
    let text = texts.lazy.compactMap { $0 as? String }.first { !$0.isEmpty }
    let code = (object["code"] as? String) ?? (object["status_code"] as? Int).map(String.init)
    guard text != nil || code != nil else { return nil }
    return ServerMessage(
      text.map { shown($0, atMost: 300) } ?? "", code: code.map { shown($0, atMost: 60) })
  }

  private static func shown(_ text: String, atMost length: Int) -> String {
    let shown = Redactor.text(PlainText.label(text))
    return shown.count > length ? shown.prefix(length - 1) + "…" : shown
  }

  private static func describe(_ error: DecodingError) -> (path: String, detail: String) {
    switch error {
    case .keyNotFound(let key, let context):
      (path(context.codingPath), "the key “\(PlainText.label(key.stringValue))” is missing.")
    case .typeMismatch(let type, let context): (path(context.codingPath), "this is not \(name(of: type)).")
    case .valueNotFound(_, let context): (path(context.codingPath), "the value is missing.")
    case .dataCorrupted(let context):
      (path(context.codingPath), context.codingPath.isEmpty ? "this is not JSON." : "the value is damaged.")
    @unknown default: ("", "the data does not fit.")
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "what belongs here"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? PlainText.label(key.stringValue) : "." + PlainText.label(key.stringValue)
      }
    }
  }
}
