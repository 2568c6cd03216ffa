import Foundation

extension URL {
  /// The address with a path behind its own and these parameters, percent-encoded so that no value can end early or be read
  /// as another: `URLQueryItem` leaves `+` as it is, and servers read that as a space.
  package func appending(path: String, query: [(name: String, value: String)]) -> URL {
    let url = path.isEmpty ? self : appending(path: path)
    guard !query.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    components.percentEncodedQueryItems = query.map { name, value in
      URLQueryItem(name: name, value: value.addingPercentEncoding(withAllowedCharacters: Self.plainInQuery))
    }
    return components.url ?? url
  }

  /// The unreserved characters (RFC 3986, 2.3) and those of the rest that services show in their own examples.
  private static let plainInQuery = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~(),/:")
}
