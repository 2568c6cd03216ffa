import Foundation
import HTTPServer
import SwiftUIElements

/// What pages and their scripts say in a request.
extension HTTPRequest {
  var acceptsGzip: Bool {
    headers.values("Accept-Encoding").contains { line in
      line.split(separator: ",").contains { part in
        let pieces = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return pieces.first?.lowercased() == "gzip" && !pieces.dropFirst().contains("q=0")
      }
    }
  }

  /// Whether the body is of the only type that scripts of ours send, and that forms of other sites cannot.
  var holdsJSON: Bool {
    let type = headers["Content-Type"]?.prefix { $0 != ";" }
    return type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json"
  }

  /// The address within the app; nil where it is none.
  /// - Parameter dropped: a name of the query that is the host's own.
  func appPath(without dropped: String) -> String? {
    let pairs = query.pairs.filter { $0.name != dropped }
    guard !pairs.isEmpty else { return AddressPolicy.inside(rawPath) }
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&=+#")
    let query = pairs.map { pair in
      let name = pair.name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      let value = pair.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return value.isEmpty ? name : "\(name)=\(value)"
    }
    return AddressPolicy.inside(rawPath + "?" + query.joined(separator: "&"))
  }

  /// Whether a visit that began on another site may have been wanted: browsers of today say so where somebody has pressed
  /// something, which a window that opens by itself has not.
  var isWanted: Bool { headers["Sec-Fetch-Site"] == nil || headers["Sec-Fetch-User"] == "?1" }

  /// `834x1112`, as the client's script left it: the size of the window that was open last.
  var viewport: Size? { cookie("viewport").flatMap(Self.viewport) }

  static func viewport(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), (100...10_000).contains(width),
      (100...10_000).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  /// The best of the languages on offer, as the browser asks for them.
  func locale(of languages: [String]) -> Locale { languageWishes.locale(of: languages) }

  private var languageWishes: LanguageWishes { LanguageWishes(headers.values("Accept-Language")) }

  @MainActor
  func traits(_ locale: Locale) -> HostTraits {
    var traits = HostTraits(kind: .browser, locale: locale, personsLocale: languageWishes.first)
    if let rows = query[Address.rows].flatMap({ Int($0) }) {
      traits.firstRows = min(max(rows, HostTraits.usualRows), Address.mostRows)
    }
    if headers["Sec-CH-Prefers-Color-Scheme"] == "dark" { traits.appearance = .dark }
    // The first paint for a phone must not be one for a desk; its true size comes with the stream.
    if headers["Sec-CH-UA-Mobile"] == "?1" || headers["User-Agent"]?.contains("Mobi") == true {
      traits.viewport = Size(width: 390, height: 844)
    }
    if let viewport { traits.viewport = viewport }
    return traits
  }
}
