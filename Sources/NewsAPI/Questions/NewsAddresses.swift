import Foundation
import Networking

/// Where NewsAPI lives, and the addresses of its three endpoints. No address ever holds the key.
package struct NewsAddresses: Hashable, Sendable {
  /// Such as `https://newsapi.org/v2`; no slash at the end needed.
  package var base: URL

  package init(base: URL) {
    self.base = base
  }

  /// The public service.
  package static let standard: NewsAddresses = {
    guard let url = URL(string: "https://newsapi.org/v2") else { preconditionFailure("This is a constant address") }
    return NewsAddresses(base: url)
  }()

  /// The directory of all sources.
  var sources: URL { base.appending(path: "top-headlines/sources") }

  func page(_ number: Int, size: Int, of question: NewsQuestion) -> URL {
    let paging = [("pageSize", "\(min(max(size, 1), 100))"), ("page", "\(max(number, 1))")]
    return switch question {
    case .headlines(let question): base.appending(path: "top-headlines", query: question.parameters + paging)
    case .everything(let question): base.appending(path: "everything", query: question.parameters + paging)
    }
  }
}

extension HeadlinesQuestion {
  fileprivate var parameters: [(String, String)] {
    [
      country.map { ("country", $0.lowercased()) }, category.map { ("category", $0) },
      sources.isEmpty ? nil : ("sources", sources.joined(separator: ",")),
      text.isEmpty ? nil : ("q", text),
    ].compactMap { $0 }
  }
}

extension EverythingQuestion {
  fileprivate var parameters: [(String, String)] {
    [
      text.isEmpty ? nil : ("q", text),
      fields.isEmpty
        ? nil : ("searchIn", Field.allCases.filter(fields.contains).map(\.rawValue).joined(separator: ",")),
      sources.isEmpty ? nil : ("sources", sources.joined(separator: ",")),
      domains.isEmpty ? nil : ("domains", domains.joined(separator: ",")),
      excludedDomains.isEmpty ? nil : ("excludeDomains", excludedDomains.joined(separator: ",")),
      from.map { ("from", $0.formatted(.iso8601)) }, to.map { ("to", $0.formatted(.iso8601)) },
      language.map { ("language", $0) },
      order == .publishedAt ? nil : ("sortBy", order.rawValue),
    ].compactMap { $0 }
  }
}
