import Foundation
import FoundationNetworking

/// Outside pictures for apps in a terminal, where no browser loads them.
///
/// As in a browser, an app's own addresses may be private: what an app shows, it may have in its own network.
enum PictureDownload {
  private static let redirectLimit = 5
  private static let receiver = PictureReceiver()

  /// One session for all pictures: connections are used again. It begins with the first picture and keeps nothing.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // Each request has a deadline of its own; Foundation's limit counts from the last byte.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.httpAdditionalHeaders = ["Accept": "image/*", "User-Agent": "SwiftUI"]
    return URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }()

  /// The bytes at an http or https address; nil where they cannot be had, are too many, or come too late.
  /// - Parameters:
  ///   - limit: in bytes; nothing more is taken once there are more.
  ///   - seconds: for each request; redirects are requests of their own.
  static func data(at url: URL, limit: Int = 10_000_000, seconds: Double = 20) async -> Data? {
    var address = url
    for _ in 0...redirectLimit {
      guard ["http", "https"].contains(address.scheme?.lowercased()) else { return nil }
      switch await answer(at: address, limit: limit, seconds: seconds) {
      case .body(let data): return data
      case .moved(let target): address = target
      case .nothing: return nil
      }
    }
    return nil
  }

  private static func answer(at url: URL, limit: Int, seconds: Double) async -> PictureReceiver.Answer {
    let task = session.dataTask(with: url)
    let deadline = DispatchWorkItem { receiver.giveUp(task) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
    defer { deadline.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        receiver.begin(task, limit: limit, $0)
        // Cancelled before there was anything to give up.
        if Task.isCancelled { receiver.giveUp(task) }
      }
    } onCancel: {
      receiver.giveUp(task)
    }
  }
}
