import Foundation
import FoundationNetworking

/// Outside pictures for apps in a terminal, where no browser loads them.
enum PictureDownload {
  private static let limit = 10_000_000

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 20
    configuration.httpShouldSetCookies = false
    return URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
  }()

  /// The bytes at an http or https address, at most ten million; nil where they cannot be had. Redirects are followed by hand,
  /// five at most: Foundation's own way stops the process when several arrive at once over HTTP/2.
  static func data(at url: URL) async -> Data? {
    var url = url
    for _ in 0...5 {
      let (data, response) = await answer(url)
      guard let response = response as? HTTPURLResponse else { return nil }
      if (300..<400).contains(response.statusCode), let location = response.value(forHTTPHeaderField: "Location"),
        let next = URL(string: location, relativeTo: url)?.absoluteURL,
        ["http", "https"].contains(next.scheme?.lowercased())
      {
        url = next
        continue
      }
      guard response.statusCode == 200, let data, data.count <= limit else { return nil }
      return data
    }
    return nil
  }

  private static func answer(_ url: URL) async -> (Data?, URLResponse?) {
    await withCheckedContinuation { continuation in
      session.dataTask(with: url) { data, response, _ in continuation.resume(returning: (data, response)) }.resume()
    }
  }

  private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }
}
