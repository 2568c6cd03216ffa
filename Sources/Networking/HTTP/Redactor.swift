import Foundation

/// The one place that knows which parts of a request are secret, and takes them out before anything is shown or logged.
package enum Redactor {
  /// Header fields that hold credentials.
  package static let secretHeaders = ["Authorization", "X-Api-Key", "Cookie", "Set-Cookie", "Proxy-Authorization"]

  /// Query parameters that hold keys, in lower case and without `_` and `-`.
  private static let secretParameters: Set<String> = [
    "apikey", "key", "token", "accesstoken", "auth", "password", "secret",
  ]

  static let placeholder = "REDACTED"

  /// The address without user info and with the values of secret query parameters replaced.
  package static func url(_ url: URL) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    components.user = nil
    components.password = nil
    components.percentEncodedQueryItems = components.percentEncodedQueryItems?.map { item in
      isSecret(item.name) ? URLQueryItem(name: item.name, value: placeholder) : item
    }
    return components.url ?? url
  }

  /// The address without user info, secret query parameters and fragment: what the same answer is cached under whoever asks.
  static func withoutSecrets(_ url: URL) -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return Self.url(url) }
    components.user = nil
    components.password = nil
    components.fragment = nil
    let items = components.percentEncodedQueryItems?.filter { !isSecret($0.name) }
    components.percentEncodedQueryItems = items?.isEmpty == true ? nil : items
    return components.url ?? Self.url(url)
  }

  /// Headers for a log.
  package static func headers(_ headers: HTTPHeaders) -> HTTPHeaders {
    var shown = HTTPHeaders()
    for field in headers.fields {
      let isHidden = secretHeaders.contains { $0.lowercased() == field.name.lowercased() }
      shown.append(field.name, isHidden ? placeholder : field.value)
    }
    return shown
  }

  /// Free text, such as a server's message, in which `api_key=…`, `apiKey: …` and `Bearer …` lose their values.
  package static func text(_ text: String) -> String {
    text
      .replacing(
        /(?i)(api[_-]?key|access[_-]?token|token|x-api-key|authorization)(["']?\s*[=:]\s*["']?)(bearer\s+)?[^\s"'&,;<>]+/
      ) {
        "\($0.output.1)\($0.output.2)\(placeholder)"
      }
      .replacing(/(?i)\bbearer\s+[A-Za-z0-9._~+\/=-]{8,}/) { _ in "Bearer \(placeholder)" }
  }

  private static func isSecret(_ name: String) -> Bool {
    secretParameters.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}
