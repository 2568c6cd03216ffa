import Combine
import Foundation
import FoundationExtras
import HackerNews
import ImageCodecs
import NewsAPI
import TMDb

@testable import KioskApp

extension LawfulModel {
  static let all: [LawfulModel] =
    hackerNewsModels + newsModels + movieModels + [
      LawfulModel(
        name: "SearchEverywhere", asksAtOnce: false,
        names: { ["search words \($0) 0@0", "q words \($0) 1@0", "find words \($0) 1@0"] },
        answer: { "words \($0)" },
        make: { stage in
          let model = SearchEverywhere(services: stage.services, library: stage.library, scheduler: stage.main.any)
          return ModelUnderTest(
            model,
            also: [model.hackerNews.objectWillChange, model.news.objectWillChange, model.movies.objectWillChange],
            choose: { model.text = "words \($0)" },
            shown: {
              let parts = [shown(model.hackerNews), shown(model.news), shown(model.movies)]
              if parts.contains(.failure) { return .failure }
              return parts.allSatisfy { $0 == parts[0] } ? parts[0] : .nothing
            },
            retry: {
              model.hackerNews.retry()
              model.news.retry()
              model.movies.retry()
            })
        }),
      LawfulModel(
        name: "ImageLoader", names: { ["picture \($0).png@0"] }, answer: { "\($0).png" },
        make: { stage in
          let url = { (number: Int) in URL(string: "http://pictures0.example/v1/\(number).png") }
          let model = ImageLoader(url: url(0), source: stage.pictures, fitting: PixelSize(width: 4, height: 4))
          return ModelUnderTest(
            model, choose: { model.url = url($0) },
            shown: {
              if model.noData { return .failure }
              return model.image == nil ? .nothing : .answer(model.url?.lastPathComponent ?? "")
            })
        }),
    ]

  // MARK: - Hacker News

  private static let hackerNewsModels = [
    stories("StoriesViewModel", isLive: true), stories("StoriesViewModel (not live)", isLive: false),
    LawfulModel(
      name: "ThreadViewModel", changesService: true, streams: 1, names: { ["tree 1@\($0)"] },
      substitutes: { ["item 1@\($0)", "item 2@\($0)"] },
      answer: { "Thread \($0)" },
      make: { stage in
        let model = ThreadViewModel(
          id: 1, services: stage.services, library: stage.library, scheduler: stage.main.any,
          clock: { stage.library.now })
        return ModelUnderTest(
          model, choose: { stage.services.replace(hackerNews: stage.hackerNews[$0], origin: .live) },
          shown: {
            shown(model.state.content) { .answer($0.story?.title ?? "") }
          }, retry: { model.retry() })
      }),
    LawfulModel(
      name: "UserViewModel", changesService: true, names: { ["user pg@\($0)", "author pg 0@\($0)"] },
      answer: { "karma \($0), pg by \($0)" },
      make: { stage in
        let model = UserViewModel(name: "pg", services: stage.services)
        return ModelUnderTest(
          model, choose: { stage.services.replace(hackerNews: stage.hackerNews[$0], origin: .live) },
          shown: {
            shown(model.user) { user in
              guard let titles = subject(model.posts.value?.rows.map(title) ?? []) else { return .nothing }
              return .answer("karma \(user.karma), \(titles)")
            }
          }, retry: { model.retry() }, more: { model.loadMore() },
          titles: { model.posts.value?.rows.map(title) ?? [] })
      }),
    LawfulModel(
      name: "DayViewModel", changesService: true, names: { ["search  0@\($0)"] },
      answer: { "by \($0)" },
      make: { stage in
        let model = DayViewModel(day: CalendarDay(year: 2026, month: 2, day: 28)!, services: stage.services)
        return ModelUnderTest(
          model, choose: { stage.services.replace(hackerNews: stage.hackerNews[$0], origin: .live) },
          shown: {
            shown(model.stories) { .answer(subject($0.map(\.title)) ?? "a mixture: \($0.map(\.title))") }
          }, retry: { model.retry() })
      }),
    LawfulModel(
      name: "HackerNewsSearchModel", asksAtOnce: false, names: { ["search words \($0) 0@0"] },
      answer: { "words \($0)" },
      make: { stage in
        let model = HackerNewsSearchModel(
          services: stage.services, library: stage.library, scheduler: stage.main.any)
        return ModelUnderTest(
          model, choose: { model.text = "words \($0)" }, shown: { shown(model) }, retry: { model.retry() },
          more: { model.loadMore() }, titles: { model.results.map(title) })
      }),
  ]

  private static func stories(_ name: String, isLive: Bool) -> LawfulModel {
    LawfulModel(
      name: name, questions: 6, streams: isLive ? 2 : 0, names: { [ScriptedServices.lists[$0] + "@0"] },
      answer: { "\(ScriptedServices.ids(of: $0, "0"))" },
      make: { stage in
        if !isLive { stage.library.set(ReaderSettings.Name.live, to: "off") }
        let model = StoriesViewModel(
          services: stage.services, library: stage.library, page: 5, clock: { stage.library.now })
        return ModelUnderTest(
          model, choose: { model.indexEndpoint = $0 },
          shown: {
            shown(model.content) { .answer($0.stories.isEmpty ? "" : "\($0.stories.map(\.id))") }
          }, retry: { model.retry() })
      })
  }

  private static func title(_ result: HackerNewsSearchPage.Result) -> String {
    if case .story(let story) = result { story.title } else { "" }
  }

  private static func shown<Value, Failure>(_ content: Loadable<Value, Failure>, _ answer: (Value) -> Shown) -> Shown {
    switch content {
    case .idle, .loading: .nothing
    case .failed: .failure
    case .loaded(let value, _), .stale(let value, _, _): answer(value)
    }
  }

  /// What titles that end in a number have in common; nil where they differ or there are none.
  private static func subject(_ titles: [String]) -> String? {
    let subjects = Set(titles.map { $0.replacing(/\ no \d+$/, with: "") })
    return subjects.count == 1 ? subjects.first : nil
  }

  /// The words of a list whose titles say who has answered.
  private static func answer(_ titles: [String]) -> Shown {
    guard !titles.isEmpty else { return .nothing }
    return .answer(subject(titles)?.replacing(/^q |\ by 0$/, with: "") ?? "a mixture: \(titles)")
  }

  @MainActor private static func shown(_ model: HackerNewsSearchModel) -> Shown {
    shown(model.found) { answer($0.rows.map(title)) }
  }

  // MARK: - News

  @MainActor private static func shown(_ model: ArticlesViewModel) -> Shown {
    shown(model.content) { _ in answer(model.articles.map(\.title)) }
  }

  private static let newsModels = [
    LawfulModel(
      name: "ArticlesViewModel", names: { ["\(NewsCategory.allCases[$0].rawValue) 1@0"] },
      answer: { NewsCategory.allCases[$0].rawValue },
      make: { stage in
        let model = ArticlesViewModel(
          services: stage.services, library: stage.library, index: 2, scheduler: stage.main.any)
        model.category = NewsCategory.allCases[0]
        return ModelUnderTest(
          model, choose: { model.category = NewsCategory.allCases[$0] }, shown: { shown(model) },
          retry: { model.retry() }, more: { model.loadMore() }, titles: { model.articles.map(\.title) })
      }),
    LawfulModel(
      name: "ArticlesViewModel (typing)", asksAtOnce: false, names: { ["q words \($0) 1@0"] },
      answer: { "words \($0)" },
      make: { stage in
        let model = ArticlesViewModel(
          services: stage.services, library: stage.library, index: 1, scheduler: stage.main.any)
        return ModelUnderTest(
          model, choose: { model.searchString = "words \($0)" }, shown: { shown(model) }, retry: { model.retry() },
          more: { model.loadMore() }, titles: { model.articles.map(\.title) })
      }),
    LawfulModel(
      name: "SourcesViewModel", failsApart: false, names: { _ in ["directory@0"] },
      answer: { "The \(["us", "fr", "de"][$0])" },
      make: { stage in
        let model = SourcesViewModel(services: stage.services, country: "us")
        return ModelUnderTest(
          model, choose: { model.country = ["us", "fr", "de"][$0] },
          shown: {
            shown(model.content) { _ in .answer(model.sources.map(\.name).joined(separator: ", ")) }
          }, retry: { model.retry() })
      }),
    LawfulModel(
      name: "SourceViewModel", changesService: true, names: { ["directory@\($0)"] }, answer: { _ in "The us" },
      make: { stage in
        let model = SourceViewModel(id: "the-us", services: stage.services)
        return ModelUnderTest(
          model, choose: { stage.provide($0) },
          shown: { shown(model.content) { .answer($0?.name ?? "") } }, retry: { model.retry() })
      }),
  ]

  // MARK: - Films

  @MainActor private static func shown(_ model: MovieSearchModel) -> Shown {
    shown(model.found) { answer($0.rows.map(title)) }
  }

  private static func title(_ result: SearchResults.Result) -> String {
    if case .movie(let movie) = result { movie.title.replacing("find ", with: "") } else { "" }
  }

  @MainActor private static func movies(
    _ stage: Stage, _ part: FilmPart = .lists, choose: @escaping (MoviesViewModel, Int) -> Void
  ) -> ModelUnderTest {
    let model = MoviesViewModel(services: stage.services, library: stage.library, part: part)
    return ModelUnderTest(
      model, choose: { choose(model, $0) },
      shown: {
        shown(model.content) { $0.movies.isEmpty ? .answer("") : answer(model.movies.map(\.title)) }
      }, retry: { model.retry() }, more: { model.loadMore() }, titles: { model.movies.map(\.title) })
  }

  private static let parts = ["day", "week", "now_playing"]
  private static let lists = ["now_playing", "popular", "upcoming", "top_rated"]

  private static let movieModels = [
    LawfulModel(
      name: "MoviesViewModel", questions: 4, names: { ["\(lists[$0]) 1@0"] }, answer: { lists[$0] },
      make: { movies($0) { $0.indexEndpoint = $1 } }),
    LawfulModel(
      name: "MoviesViewModel (genres)", names: { [$0 == 0 ? "now_playing 1@0" : "genre \($0) 1@0"] },
      answer: { $0 == 0 ? "now_playing" : "genre \($0)" },
      make: { movies($0) { $0.genre = $1 == 0 ? nil : $1 } }),
    LawfulModel(
      name: "MoviesViewModel (trending)", names: { ["\(parts[$0]) 1@0"] }, answer: { parts[$0] },
      make: {
        movies($0, .trending) { model, number in
          if number < 2 { model.window = MovieList.Window.allCases[number] }
          model.part = number < 2 ? .trending : .lists
        }
      }),
    LawfulModel(
      name: "MoviesViewModel (discover)", names: { ["genre \($0 == 0 ? "" : "\($0)") 1@0"] },
      answer: { $0 == 0 ? "genre" : "genre \($0)" },
      make: { movies($0, .discover) { $0.filter.genres = $1 == 0 ? [:] : [$1: true] } }),
    LawfulModel(
      name: "CollectionViewModel", changesService: true, names: { ["collection 5@\($0)"] },
      answer: { "Collection by \($0)" },
      make: { stage in
        let model = CollectionViewModel(id: 5, services: stage.services, library: stage.library)
        return ModelUnderTest(
          model, choose: { stage.provide($0) },
          shown: {
            shown(model.content) { .answer($0.name) }
          }, retry: { model.retry() })
      }),
    LawfulModel(
      name: "MovieSearchModel", asksAtOnce: false, names: { ["find words \($0) 1@0"] }, answer: { "words \($0)" },
      make: { stage in
        let model = MovieSearchModel(services: stage.services, library: stage.library, scheduler: stage.main.any)
        return ModelUnderTest(
          model, choose: { model.text = "words \($0)" }, shown: { shown(model) }, retry: { model.retry() },
          more: { model.loadMore() }, titles: { model.results.map(title) })
      }),
    LawfulModel(
      name: "MovieViewModel", changesService: true, names: { ["film 7@\($0)"] }, answer: { "Film by \($0)" },
      make: { stage in
        let model = MovieViewModel(id: 7, services: stage.services, library: stage.library)
        return ModelUnderTest(
          model, choose: { stage.provide($0) },
          shown: {
            shown(model.content) { .answer($0.title) }
          }, retry: { model.retry() })
      }),
    LawfulModel(
      name: "PersonViewModel", changesService: true, names: { ["person 9@\($0)"] }, answer: { "Person by \($0)" },
      make: { stage in
        let model = PersonViewModel(id: 9, services: stage.services, library: stage.library)
        return ModelUnderTest(
          model, choose: { stage.provide($0) },
          shown: {
            shown(model.content) { .answer($0.name) }
          }, retry: { model.retry() })
      }),
  ]
}
