import Foundation
import FoundationExtras
import Networking

/// What opens TMDb. The two kinds have the same rights but are not interchangeable: each has its own way to be sent.
///
/// Never shows its value: not when printed, not when dumped.
package struct TMDbCredential: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An API Read Access Token, sent as `Authorization: Bearer`.
    case accessToken
    /// An API key, which the service takes in the query only.
    case apiKey
  }

  package let kind: Kind
  let secret: String

  /// Recognises the kind by its form: three parts joined by dots, the first of which begins with `eyJ`, are a token; 32
  /// hexadecimal digits are a key. Surrounding white space, quotation marks and a leading `Bearer` are dropped.
  ///
  /// Nil where the text is neither.
  package init?(_ text: String) {
    var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    text = text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    if let rest = text.dropping(prefix: "Bearer ") { text = rest.trimmingCharacters(in: .whitespaces) }
    if text.utf8.count == 32, text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      kind = .apiKey
    } else if Self.isToken(text) {
      kind = .accessToken
    } else {
      return nil
    }
    secret = text
  }

  private static func isToken(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].hasPrefix("eyJ") && !parts[1].isEmpty
      && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_=-".contains($0)) }
  }

  /// Where TMDb gives keys.
  package static let page = TMDbAddresses.known("https://www.themoviedb.org/settings/api")

  /// What a person has to do to get one.
  package static let wayToGetOne: String.LocalizationValue =
    "TMDb keys are free: make an account, then copy the API Read Access Token from https://www.themoviedb.org/settings/api."

  /// `request` with the credential where the service looks for it.
  func signed(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    switch kind {
    case .accessToken: request.headers["Authorization"] = "Bearer \(secret)"
    case .apiKey: request.url.append(queryItems: [URLQueryItem(name: "api_key", value: secret)])
    }
    return request
  }
}

extension TMDbCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String {
    switch kind {
    case .accessToken: "an access token"
    case .apiKey: "an API key"
    }
  }

  package var debugDescription: String { description }

  package var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}

extension String {
  /// What follows `prefix`, whatever its case; nil where the text begins otherwise.
  fileprivate func dropping(prefix: String) -> String? {
    lowercased().hasPrefix(prefix.lowercased()) ? String(dropFirst(prefix.count)) : nil
  }
}
