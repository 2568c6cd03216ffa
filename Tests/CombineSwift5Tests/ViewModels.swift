import Combine
import Foundation

// Code as it is written for Apple's framework in Swift 5 language mode. It is here to compile, without a warning.

struct Article: Codable, Equatable {
  let id: Int
  let title: String
}

enum ServiceError: Error {
  case offline
  case badAnswer(Error)
}

protocol ArticleService {
  func articles(matching query: String) -> AnyPublisher<[Article], ServiceError>
}

class MemoryService: ArticleService {
  private let queue = DispatchQueue(label: "articles")
  private var stored: [Article]

  init(_ stored: [Article]) { self.stored = stored }

  func articles(matching query: String) -> AnyPublisher<[Article], ServiceError> {
    Deferred {
      Future<[Article], ServiceError> { promise in
        self.queue.async {
          promise(.success(self.stored.filter { $0.title.hasPrefix(query) }))
        }
      }
    }
    .eraseToAnyPublisher()
  }
}

class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var articles: [Article] = []
  @Published private(set) var message: String?
  @Published private(set) var canSubmit = false

  private let service: ArticleService
  private var cancellables = Set<AnyCancellable>()

  init<S: Scheduler>(service: ArticleService, scheduler: S) {
    self.service = service
    $query
      .debounce(for: .milliseconds(1), scheduler: scheduler)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { [service] query in
        service.articles(matching: query)
          .map { Result<[Article], ServiceError>.success($0) }
          .catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .receive(on: scheduler)
      .sink { [weak self] result in
        switch result {
        case .success(let articles): self?.articles = articles
        case .failure(let error): self?.message = "\(error)"
        }
      }
      .store(in: &cancellables)
    $query.map { $0.count > 1 }.assign(to: &$canSubmit)
  }
}

class Clock {
  private(set) var ticks = 0
  private var timer: AnyCancellable?

  func start() {
    timer = Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] in self?.ticks = $0 }
  }

  func stop() { timer = nil }
}

class Listener {
  static let didChange = Notification.Name("articlesDidChange")

  var names: [String] = []
  private var subscriptions: [AnyCancellable] = []

  init(center: NotificationCenter) {
    center.publisher(for: Listener.didChange)
      .compactMap { $0.userInfo?["name"] as? String }
      .sink { self.names.append($0) }
      .store(in: &subscriptions)
  }
}

class Download {
  let progress = CurrentValueSubject<Double, Never>(0)
  let finished = PassthroughSubject<Article, ServiceError>()

  func start(on queue: DispatchQueue) {
    queue.async {
      self.progress.send(0.5)
      self.progress.value = 1
      self.finished.send(Article(id: 1, title: "done"))
      self.finished.send(completion: .finished)
    }
  }
}

func decode(_ data: Data) -> AnyPublisher<[Article], ServiceError> {
  Just(data)
    .decode(type: [Article].self, decoder: JSONDecoder())
    .mapError { ServiceError.badAnswer($0) }
    .eraseToAnyPublisher()
}

func load(_ url: URL) -> AnyPublisher<[Article], Error> {
  URLSession.shared.dataTaskPublisher(for: url)
    .map(\.data)
    .decode(type: [Article].self, decoder: JSONDecoder())
    .retry(1)
    .receive(on: DispatchQueue.main)
    .eraseToAnyPublisher()
}
