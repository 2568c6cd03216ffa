import Foundation
import FoundationNetworking
import Synchronization

/// Outside pictures for apps in a terminal, where no browser loads them.
///
/// As in a browser, an app's own addresses may be private: what an app shows, it may have in its own network.
enum PictureDownload {
  /// The bytes at an http or https address; nil where they cannot be had, are too many, or come too late. Redirects lead to http
  /// and https only and are followed by hand, five at most: Foundation's own way stops the process when several arrive at once
  /// over HTTP/2.
  /// - Parameters:
  ///   - limit: in bytes; nothing more is taken once there are more.
  ///   - seconds: for all of it, redirects included.
  static func data(at url: URL, limit: Int = 10_000_000, seconds: Double = 20) async -> Data? {
    let deadline = DispatchTime.now() + seconds
    var url = url
    for _ in 0...5 {
      guard ["http", "https"].contains(url.scheme?.lowercased()),
        let (data, response) = await downloads.answer(url, limit: limit, deadline: deadline)
      else { return nil }
      guard (300..<400).contains(response.statusCode) else { return response.statusCode == 200 ? data : nil }
      guard let location = response.value(forHTTPHeaderField: "Location"),
        let next = URL(string: location, relativeTo: url)?.absoluteURL
      else { return nil }
      url = next
    }
    return nil
  }

  private static let downloads = Downloads()
}

/// What is under way, each with its limit. A download ends once: complete, failed, too large or too late.
private final class Downloads: NSObject, URLSessionDataDelegate {
  typealias Answer = (Data, HTTPURLResponse)

  private struct Download {
    var data = Data()
    let limit: Int
    let end: CheckedContinuation<Answer?, Never>
  }

  private let running = Mutex<[Int: Download]>([:])
  private let session = Mutex<URLSession?>(nil)

  func answer(_ url: URL, limit: Int, deadline: DispatchTime) async -> Answer? {
    await withCheckedContinuation { continuation in
      let task = ownSession().dataTask(with: url)
      let number = task.taskIdentifier
      running.withLock { $0[number] = Download(limit: limit, end: continuation) }
      DispatchQueue.global().asyncAfter(deadline: deadline) { [self, weak task] in
        end(number, nil)
        task?.cancel()
      }
      task.resume()
    }
  }

  /// One session for all pictures: connections are used again. It begins with the first picture.
  private func ownSession() -> URLSession {
    session.withLock { session in
      if let session { return session }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpShouldSetCookies = false
      let new = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      session = new
      return new
    }
  }

  private func end(_ number: Int, _ response: HTTPURLResponse?) {
    guard let download = running.withLock({ $0.removeValue(forKey: number) }) else { return }
    download.end.resume(returning: response.map { (download.data, $0) })
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    take(dataTask, Data(), announced: response.expectedContentLength)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    take(dataTask, data)
  }

  /// Keeps what has come, and ends the download where that is more than it may be, or is going to be.
  private func take(_ task: URLSessionDataTask, _ data: Data, announced: Int64 = 0) {
    let number = task.taskIdentifier
    let fits = running.withLock { running in
      guard let download = running[number] else { return false }
      guard announced <= download.limit, download.data.count + data.count <= download.limit else { return false }
      running[number]?.data.append(data)
      return true
    }
    guard !fits else { return }
    end(number, nil)
    task.cancel()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end(task.taskIdentifier, error == nil ? task.response as? HTTPURLResponse : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
