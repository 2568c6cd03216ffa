import Combine
import Foundation

enum MovieAPI {
  private static let environment = ProcessInfo.processInfo.environment
  static let imageBase = URL(string: environment["TMDB_IMAGE_URL"] ?? "https://image.tmdb.org/t/p/")!
  private static let base = URL(string: environment["TMDB_BASE_URL"] ?? "https://api.themoviedb.org/3")!
  private static let apiKey = environment["TMDB_API_KEY"] ?? "your-key"

  private static let agent = Agent()

  static func trending(page: Int = 1) -> AnyPublisher<MoviesPage, Error> {
    run(
      URLComponents(url: base.appendingPathComponent("trending/movie/week"), resolvingAgainstBaseURL: true)?
        .adding("page", "\(page)").request)
  }

  static func search(_ query: String) -> AnyPublisher<MoviesPage, Error> {
    run(
      URLComponents(url: base.appendingPathComponent("search/movie"), resolvingAgainstBaseURL: true)?
        .adding("query", query).request)
  }

  static func movie(id: Int) -> AnyPublisher<MovieDetails, Error> {
    run(URLComponents(url: base.appendingPathComponent("movie/\(id)"), resolvingAgainstBaseURL: true)?.request)
  }

  private static func run<T: Decodable>(_ request: URLRequest?) -> AnyPublisher<T, Error> {
    guard let request = request else { return Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
    return agent.run(request).map(\.value).eraseToAnyPublisher()
  }

  fileprivate static var key: URLQueryItem { URLQueryItem(name: "api_key", value: apiKey) }
}

private extension URLComponents {
  func adding(_ name: String, _ value: String) -> URLComponents {
    var copy = self
    copy.queryItems = (copy.queryItems ?? []) + [URLQueryItem(name: name, value: value)]
    return copy
  }

  var request: URLRequest? {
    var copy = self
    copy.queryItems = [MovieAPI.key] + (queryItems ?? [])
    return copy.url.map { URLRequest(url: $0) }
  }
}

struct Agent {
  struct Response<T> {
    let value: T
    let response: URLResponse
  }

  func run<T: Decodable>(_ request: URLRequest) -> AnyPublisher<Response<T>, Error> {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return URLSession.shared
      .dataTaskPublisher(for: request)
      .tryMap { result -> Response<T> in
        let value = try decoder.decode(T.self, from: result.data)
        return Response(value: value, response: result.response)
      }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
