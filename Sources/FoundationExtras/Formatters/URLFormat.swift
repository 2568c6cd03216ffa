import Foundation

extension URL {
  /// Writes an address for people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a part of an address is written.
    public enum DisplayOption: Codable, Hashable, Sendable {
      case always, never
      /// Not for http and https.
      case omitIfHTTPFamily
    }

    private var scheme: DisplayOption
    private var user: DisplayOption
    private var password: DisplayOption
    private var host: DisplayOption
    private var port: DisplayOption
    private var path: DisplayOption
    private var query: DisplayOption
    private var fragment: DisplayOption

    /// A style that leaves out user, password, query and fragment, and the port of http and https.
    public init(
      scheme: DisplayOption = .always, user: DisplayOption = .never, password: DisplayOption = .never,
      host: DisplayOption = .always, port: DisplayOption = .omitIfHTTPFamily, path: DisplayOption = .always,
      query: DisplayOption = .never, fragment: DisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// The style with or without the scheme.
    public func scheme(_ option: DisplayOption = .always) -> Self { changed(\.scheme, option) }
    /// The style with or without the user.
    public func user(_ option: DisplayOption = .never) -> Self { changed(\.user, option) }
    /// The style with or without the password, which is written where the user is.
    public func password(_ option: DisplayOption = .never) -> Self { changed(\.password, option) }
    /// The style with or without the host.
    public func host(_ option: DisplayOption = .always) -> Self { changed(\.host, option) }
    /// The style with or without the port.
    public func port(_ option: DisplayOption = .omitIfHTTPFamily) -> Self { changed(\.port, option) }
    /// The style with or without the path.
    public func path(_ option: DisplayOption = .always) -> Self { changed(\.path, option) }
    /// The style with or without the query.
    public func query(_ option: DisplayOption = .never) -> Self { changed(\.query, option) }
    /// The style with or without the fragment.
    public func fragment(_ option: DisplayOption = .never) -> Self { changed(\.fragment, option) }

    /// The address as it is where it cannot be taken apart.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      let isHTTP = parts.scheme == "http" || parts.scheme == "https"
      func shown(_ text: String?, _ option: DisplayOption) -> String? {
        guard let text, !text.isEmpty, option == .always || option == .omitIfHTTPFamily && !isHTTP else { return nil }
        return text
      }
      var text = ""
      if let scheme = shown(parts.scheme, scheme) { text += scheme + (parts.host == nil ? ":" : "://") }
      if let user = shown(parts.user, user) {
        text += user + (shown(parts.password, password).map { ":" + $0 } ?? "") + "@"
      }
      text += shown(parts.host, host) ?? ""
      if let port = shown(parts.port.map { String($0) }, port) { text += ":" + port }
      text += shown(parts.path, path) ?? ""
      if let query = shown(parts.query, query) { text += "?" + query }
      if let fragment = shown(parts.fragment, fragment) { text += "#" + fragment }
      return text
    }

    private func changed(_ part: WritableKeyPath<Self, DisplayOption>, _ option: DisplayOption) -> Self {
      var copy = self
      copy[keyPath: part] = option
      return copy
    }
  }

  /// The address without user, password, query and fragment.
  public func formatted() -> String { FormatStyle().format(self) }

  /// What a style makes of the address.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The style that leaves out user, password, query and fragment.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension URL {
  /// Reads an address that has a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Sendable {
    /// A strategy that asks for a scheme and a host.
    public init() {}

    /// The address that the text is, without white space around it.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let url = URL(string: text), url.scheme != nil, url.host?.isEmpty == false else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// Reads an address that has a scheme and a host.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}
