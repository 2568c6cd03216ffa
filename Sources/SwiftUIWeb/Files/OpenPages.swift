import HTTPServer
import Locks

/// The tokens of the pages that are there now: a file is taken in only with one of them.
struct OpenPages: Sendable {
  private let tokens = Locked<Set<String>>([])

  func insert(_ token: String) { tokens.withLock { _ = $0.insert(token) } }
  func remove(_ token: String) { tokens.withLock { _ = $0.remove(token) } }

  func admits(_ request: HTTPRequest) -> Bool {
    guard let token = request.query["t"] else { return false }
    return tokens.withLock { $0.contains(token) }
  }
}
