import Foundation
import Combine

enum APIError: LocalizedError {
  case url
  case response(Int)
  case decoding(Error)
  case other(Error)

  var errorDescription: String? {
    switch self {
    case .url: return "The address makes no sense."
    case .response(let status): return "The server said \(status)."
    case .decoding: return "The answer could not be read."
    case .other(let error): return error.localizedDescription
    }
  }
}

enum Endpoint {
  case topHeadlines(category: Category, page: Int)
  case sources
  case articles(source: String)
  case search(String)

  var path: String {
    switch self {
    case .topHeadlines, .articles: return "/v2/top-headlines"
    case .sources: return "/v2/top-headlines/sources"
    case .search: return "/v2/everything"
    }
  }

  var queryItems: [URLQueryItem] {
    switch self {
    case let .topHeadlines(category, page):
      return [
        URLQueryItem(name: "country", value: "us"),
        URLQueryItem(name: "category", value: category.rawValue),
        URLQueryItem(name: "page", value: "\(page)"),
        URLQueryItem(name: "pageSize", value: "20"),
      ]
    case .sources:
      return [URLQueryItem(name: "language", value: "en")]
    case let .articles(source):
      return [URLQueryItem(name: "sources", value: source)]
    case let .search(text):
      return [URLQueryItem(name: "q", value: text), URLQueryItem(name: "sortBy", value: "publishedAt")]
    }
  }
}

struct NewsAPI {
  static let shared = NewsAPI()

  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  private var baseURL: String {
    ProcessInfo.processInfo.environment["NEWS_BASE_URL"] ?? "https://newsapi.org"
  }

  private var key: String {
    ProcessInfo.processInfo.environment["NEWS_API_KEY"]
      ?? Bundle.main.object(forInfoDictionaryKey: "NewsAPIKey") as? String ?? ""
  }

  func request<T: Decodable>(_ endpoint: Endpoint, as type: T.Type = T.self) -> AnyPublisher<T, APIError> {
    guard var components = URLComponents(string: baseURL) else {
      return Fail(error: APIError.url).eraseToAnyPublisher()
    }
    components.path = endpoint.path
    components.queryItems = endpoint.queryItems
    guard let url = components.url else {
      return Fail(error: APIError.url).eraseToAnyPublisher()
    }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20)
    request.addValue(key, forHTTPHeaderField: "X-Api-Key")

    return URLSession.shared.dataTaskPublisher(for: request)
      .tryMap { data, response -> Data in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard 200..<300 ~= status else { throw APIError.response(status) }
        return data
      }
      .decode(type: T.self, decoder: decoder)
      .mapError { error -> APIError in
        switch error {
        case let error as APIError: return error
        case is DecodingError: return .decoding(error)
        default: return .other(error)
        }
      }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
