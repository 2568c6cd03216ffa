import Foundation
import Locks
import Networking
import OutsideText

/// What the services have said: texts that come from them are in no catalog.
final class ToldAnswers: Sendable {
  private let bodies = Locked<[Data]>([])

  private func keep(_ body: Data) { bodies.withLock { $0.append(body) } }

  /// All texts of all answers, letters and digits alone.
  var letters: String {
    let all = bodies.withLock { $0 }
    return all.map { body in
      guard let json = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) else {
        return Self.plain(String(decoding: body, as: UTF8.self))
      }
      return Self.texts(json).map(Self.plain).joined(separator: "\u{1}")
    }
    .joined(separator: "\u{1}")
  }

  private static func texts(_ json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.flatMap { texts($1) + [$0] }
    default: ["\(json)"]
    }
  }

  private static func plain(_ text: String) -> String {
    Pseudo.letters(HTMLEntities.decode(text.replacing(#/<[^>]*>/#, with: "")))
  }

  /// A transport whose answers are kept here.
  func transport(_ inner: any HTTPTransport) -> any HTTPTransport { Recording(inner: inner, answers: self) }

  private struct Recording: HTTPTransport {
    let inner: any HTTPTransport
    let answers: ToldAnswers

    func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
      let parts = Locked(Data())
      return inner.start(request) { [answers] event in
        switch event {
        case .head: break
        case .body(let data): parts.withLock { $0.append(data) }
        case .end: answers.keep(parts.withLock { $0 })
        }
        receive(event)
      }
    }
  }
}
