import SwiftUI
import Combine
import Chime

final class StoriesViewModel: ObservableObject {
  @Published private(set) var allStories: [Story] = []
  @Published var error: HackerNewsService.Error?
  @Published var filter: [String] = []

  private let service: HackerNewsService
  private var subscriptions = Set<AnyCancellable>()

  var stories: [Story] {
    guard !filter.isEmpty else { return allStories }
    return allStories.filter { story in
      filter.reduce(false) { $0 || story.title.lowercased().contains($1.lowercased()) }
    }
  }

  init(service: HackerNewsService, settings: FeedSettings) {
    self.service = service
    settings.$keywords
      .map { $0.filter { $0.isOn }.map { $0.value } }
      .assign(to: &$filter)
  }

  func fetch() {
    let isFirst = allStories.isEmpty
    service.stories()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure(let error) = completion { self?.error = error }
      } receiveValue: { [weak self] stories in
        guard let self = self else { return }
        if !isFirst, stories.first != self.allStories.first { Chime.shared.play(.drop) }
        withAnimation { self.allStories = stories }
        self.error = nil
      }
      .store(in: &subscriptions)
  }
}
