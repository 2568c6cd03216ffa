import Combine
import Foundation
import Library
import Networking
import NewsAPI

/// The sources of a country, by name. The directory is asked for once a day; all choices are made on this side.
@MainActor
public final class SourcesViewModel: ObservableObject {
  /// Input: a part of the name.
  @Published public var searchString = ""
  /// Input: two letters.
  @Published public var country: String

  /// Output.
  @Published public private(set) var sources: [Source] = []
  /// Output: nil while all is well.
  @Published public private(set) var sourcesError: NewsError?
  /// Output: what stands in for a country without sources, as a sentence.
  @Published public private(set) var remark: String?
  @Published public private(set) var isLoading = true

  private let retries = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []
  @Published private var list: SourceList?

  public init(services: KioskServices, country: String? = nil) {
    self.country = country ?? services.news?.client.configuration.country.code ?? "us"
    follow(services)
  }

  public func retry() { retries.send() }

  private func follow(_ services: KioskServices) {
    let clients = services.$news.compactMap { news -> NewsAPIClient? in news?.client }.removeDuplicates { $0 === $1 }
    $country.removeDuplicates().combineLatest(clients)
      .handleEvents(receiveOutput: { [weak self] _ in self?.list = nil })
      .combineLatest(retries.prepend(()))
      .handleEvents(receiveOutput: { [weak self] _ in self?.begin() })
      .map { question, _ in
        let (country, client) = question
        return client.sourceList(SourcesQuestion(country: country)).asResult
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    $list.combineLatest($searchString.map { $0.trimmingCharacters(in: .whitespaces) }.removeDuplicates())
      .sink { [weak self] list, name in
        let all = list?.sources ?? []
        self?.sources = name.isEmpty ? all : all.filter(SourcesQuestion(name: name).accepts)
        self?.remark = list?.remark
      }
      .store(in: &subscriptions)
  }

  private func begin() {
    isLoading = true
    sourcesError = nil
  }

  private func show(_ answer: Result<SourceList, NewsError>) {
    isLoading = false
    switch answer {
    case .success(let new):
      list = new
      sourcesError = new.problem
    case .failure(let error):
      sourcesError = error
    }
  }
}
