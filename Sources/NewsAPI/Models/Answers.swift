import Foundation
import Networking

/// A page of articles as the service sends it. A row that cannot be read is left out alone and counted.
package struct NewsResponse: Decodable, Hashable, Sendable {
  /// `ok`; empty where the service left it out.
  package var status: String
  /// The size of the whole result, by the service's count; it may be more than can be had.
  package var totalResults: Int?
  package var articles: [Article]
  /// Rows of articles that their publishers withdrew.
  package var removedCount: Int
  /// Rows that could not be read.
  package var unreadableCount: Int

  /// The rows the service sent, shown or not: paging counts these.
  package var rowCount: Int { articles.count + removedCount + unreadableCount }

  private enum CodingKeys: CodingKey { case status, totalResults, articles }

  package init(
    status: String = "ok", totalResults: Int?, articles: [Article], removedCount: Int = 0, unreadableCount: Int = 0
  ) {
    self.status = status
    self.totalResults = totalResults
    self.articles = articles
    self.removedCount = removedCount
    self.unreadableCount = unreadableCount
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let status = fields.label(.status)
    if status == nil { try fields.mustHave(.articles) }
    let rows = try fields.decodeIfPresent([Readable<ArticleRow>].self, forKey: .articles) ?? []
    self.init(
      status: status ?? "", totalResults: fields.wholeNumber(.totalResults).map { max(0, $0) },
      articles: rows.compactMap { if case .article(let article)? = $0.value { article } else { nil } },
      removedCount: rows.count { if case .removed? = $0.value { true } else { false } },
      unreadableCount: rows.count { $0.value == nil })
  }
}

/// The directory of sources as the service sends it. A row that cannot be read is left out alone and counted.
package struct SourcesResponse: Decodable, Hashable, Sendable {
  package var status: String
  package var sources: [Source]
  package var unreadableCount: Int

  private enum CodingKeys: CodingKey { case status, sources }

  package init(status: String = "ok", sources: [Source], unreadableCount: Int = 0) {
    self.status = status
    self.sources = sources
    self.unreadableCount = unreadableCount
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let status = fields.label(.status)
    if status == nil { try fields.mustHave(.sources) }
    let rows = try fields.decodeIfPresent([Readable<SourceRow>].self, forKey: .sources) ?? []
    self.init(
      status: status ?? "", sources: rows.compactMap { $0.value?.source },
      unreadableCount: rows.count { $0.value == nil })
  }
}

/// What a body holds: what was asked for, or a refusal, which the service also sends with status 200.
enum Answer<Value: Decodable>: Decodable {
  case value(Value)
  case refusal(code: String?, message: String?)

  private enum CodingKeys: CodingKey { case status, code, message }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if fields.label(.status)?.lowercased() == "error" {
      self = .refusal(code: fields.label(.code), message: fields.label(.message))
    } else {
      self = .value(try Value(from: decoder))
    }
  }
}

extension Answer {
  /// The value in a cached or fresh answer. A refusal is a failure, so that it is never cached in place of a value.
  static func value(in response: HTTPResponse) throws(ServiceError) -> Value {
    switch try JSONAnswer.decode(Self.self, from: response) {
    case .value(let value): return value
    case .refusal(let code, let message):
      throw .response(
        url: Redactor.url(response.url), status: response.status,
        message: ServerMessage(message.map { String(Redactor.text($0).prefix(300)) } ?? "", code: code),
        retryAfter: nil)
    }
  }
}
