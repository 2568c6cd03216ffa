import Combine
import Foundation
import Networking

/// Asks for many addresses at once with Kiosk's client and tells how long that took, or reads event streams.
///
///     network-bench COUNT URL [CA-FILE]      URL holds a #, which becomes 1…COUNT
///     network-bench stream
@main
struct NetworkBench {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.elementsEqual(["stream"]) { return StreamBench.run() }
    guard words.count >= 2, let count = words.first.flatMap({ Int($0) }), count > 0 else {
      FileHandle.standardError.write(
        Data("usage: network-bench COUNT URL-WITH-# [CA-FILE], or network-bench stream\n".utf8))
      exit(64)
    }
    let pattern = Array(words)[1]
    let urls = (1...count).compactMap { URL(string: pattern.replacingOccurrences(of: "#", with: "\($0)")) }
    let authority = words.count > 2 ? Array(words)[2] : nil
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport(.init(certificateAuthorityFile: authority))),
      configuration: .init(deadline: 30))
    let run = Run()
    let start = DispatchTime.now()
    let work = Publishers.MergeMany(urls.map { url in client.response(for: HTTPRequest(url)).map(\.body.count) })
      .sink {
        run.end($0)
      } receiveValue: {
        run.add(bytes: $0)
      }
    let result = run.wait()
    let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e6
    work.cancel()
    let memory = peakMemory().map { ", at most \($0 / 1024) MB of memory" } ?? ""
    print("\(result.answers) answers, \(result.bytes) bytes, \(Int(milliseconds)) ms\(memory)")
    if let problem = result.problem { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    exit(result.answers == urls.count ? 0 : 69)
  }

  /// In kilobytes.
  private static func peakMemory() -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first
  }
}

private final class Run: @unchecked Sendable {
  private let lock = NSLock()
  private let isOver = DispatchSemaphore(value: 0)
  private var answers = 0
  private var bytes = 0
  private var problem: ServiceError?

  func add(bytes: Int) {
    lock.withLock {
      answers += 1
      self.bytes += bytes
    }
  }

  func end(_ completion: Subscribers.Completion<ServiceError>) {
    if case .failure(let error) = completion { lock.withLock { problem = error } }
    isOver.signal()
  }

  func wait() -> (answers: Int, bytes: Int, problem: ServiceError?) {
    isOver.wait()
    return lock.withLock { (answers, bytes, problem) }
  }
}
