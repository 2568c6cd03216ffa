import Combine
import Foundation
import Networking

/// Outside pictures for apps in a terminal, where no browser loads them.
///
/// As in a browser, an app's own addresses may be private: what an app shows, it may have in its own network.
enum PictureDownload {
  /// The bytes at an http or https address; nil where they cannot be had, are too many, or come too late.
  /// - Parameters:
  ///   - limit: in bytes; nothing more is taken once there are more.
  ///   - seconds: for each request; redirects are requests of their own.
  static func data(at url: URL, limit: Int = 10_000_000, seconds: Double = 20) async -> Data? {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    let request = HTTPRequest(
      url, headers: ["Accept": "image/*"], timeouts: HTTPTimeouts(total: seconds), maximumBodySize: limit,
      retryLimit: 0)
    let body = client.response(for: request).map { Optional($0.body) }.replaceError(with: nil)
    for await data in body.values { return data }
    return nil
  }

  /// One client for all pictures: connections are used again. It begins with the first picture.
  private static let client = HTTPClient(
    transport: RedirectingTransport(CurlTransport(CurlTransport.Options(userAgent: "SwiftUI"))),
    configuration: HTTPClient.Configuration(deadline: 20))
}
