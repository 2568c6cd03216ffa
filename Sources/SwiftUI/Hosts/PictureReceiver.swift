import Foundation
import FoundationNetworking
import Locks

/// Takes the bodies of requests as they come, and no more of one than its limit. Any thread.
///
/// Whoever takes a reception out of the table ends it: nothing is said to Foundation about a task that has been given up, which
/// would end the process.
final class PictureReceiver: NSObject, URLSessionDataDelegate, Sendable {
  enum Answer: Sendable {
    case body(Data)
    case moved(URL)
    case nothing
  }

  private struct Reception {
    let limit: Int
    let continuation: CheckedContinuation<Answer, Never>
    var body = Data()
  }

  private let receptions = Locked<[Int: Reception]>([:])

  /// Starts a task; `continuation` gets its answer when it ends, however it ends.
  func begin(_ task: URLSessionDataTask, limit: Int, _ continuation: CheckedContinuation<Answer, Never>) {
    receptions.withLock { $0[task.taskIdentifier] = Reception(limit: limit, continuation: continuation) }
    task.resume()
  }

  /// Ends a task that has not yet ended, with nothing.
  func giveUp(_ task: URLSessionTask) {
    guard let reception = take(task) else { return }
    task.cancel()
    reception.continuation.resume(returning: .nothing)
  }

  private func take(_ task: URLSessionTask) -> Reception? {
    receptions.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }

  /// Redirects are given back instead of followed: over HTTP/2 Foundation's own following can end the process.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    guard let reception = take(task) else { return }
    completionHandler(nil)
    reception.continuation.resume(returning: request.url.map(Answer.moved) ?? .nothing)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let isTooLarge = receptions.withLock { receptions in
      guard let reception = receptions[dataTask.taskIdentifier] else { return false }
      completionHandler(.allow)
      return response.expectedContentLength > Int64(reception.limit)
    }
    if isTooLarge { giveUp(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = receptions.withLock { receptions in
      guard var reception = receptions.removeValue(forKey: dataTask.taskIdentifier) else { return false }
      let isTooLarge = data.count > reception.limit - reception.body.count
      if !isTooLarge { reception.body += data }
      receptions[dataTask.taskIdentifier] = reception
      return isTooLarge
    }
    if isTooLarge { giveUp(dataTask) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let reception = take(task) else { return }
    let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
    let isThere = error == nil && (200...299).contains(status)
    reception.continuation.resume(returning: isThere ? .body(reception.body) : .nothing)
  }
}
