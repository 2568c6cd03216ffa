/// Names one thing of one service: `hn:8863`, `news:https://…`, `movie:550`.
package struct ItemKey: Hashable, Sendable, LosslessStringConvertible {
  package enum Service: String, CaseIterable, Hashable, Sendable {
    case hackerNews = "hn"
    case news
    case movie
  }

  package var service: Service
  /// The service's own name for the thing.
  package var id: String

  package init(_ service: Service, _ id: some CustomStringConvertible) {
    self.service = service
    self.id = id.description
  }

  /// Reads what `description` writes; nil for any other text.
  package init?(_ description: String) {
    guard let colon = description.firstIndex(of: ":"), let service = Service(rawValue: String(description[..<colon]))
    else { return nil }
    let id = description[description.index(after: colon)...]
    guard !id.isEmpty else { return nil }
    self.init(service, String(id))
  }

  package var description: String { "\(service.rawValue):\(id)" }
}

extension ItemKey: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let key = ItemKey(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” names nothing of a service.")
    }
    self = key
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
