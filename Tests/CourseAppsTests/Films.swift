import Foundation
import Combine
import SwiftUI

enum Loadable<T> {
  case idle, loading(last: T?), loaded(T), failed(Error)
  var value: T? {
    switch self {
    case .loaded(let v): return v;
    case .loading(let l): return l;
    default: return nil
    }
  }
}

struct Endpoint<Response: Decodable> {
  var path: String; var query: [URLQueryItem] = []; var method = HTTPMethod.get
  enum HTTPMethod: String { case get = "GET", post = "POST" }
  var request: URLRequest {
    var c = URLComponents(); c.scheme = "https"; c.host = "example.invalid"; c.path = "/3" + path; c.queryItems = query
    var r = URLRequest(url: c.url ?? URL(fileURLWithPath: "/")); r.httpMethod = method.rawValue;
    r.allHTTPHeaderFields = ["Authorization": "Bearer x"]; r.timeoutInterval = 5
    return r
  }
}
struct Film: Codable, Identifiable, Hashable {
  var id: Int; var title: String; var overview: String; var posterPath: String?; var voteAverage: Double;
  var releaseDate: String?
  static let placeholder = Film(
    id: 0, title: "Lorem ipsum", overview: String(repeating: "word ", count: 20), posterPath: nil, voteAverage: 5)
}
struct PageOf<T: Codable>: Codable {
  var page: Int; var results: [T]; var totalPages: Int
  enum CodingKeys: String, CodingKey { case page, results; case totalPages = "total_pages" }
}

protocol Fetching: AnyObject { func fetch<R>(_ endpoint: Endpoint<R>) -> AnyPublisher<R, Error> }
final class Client: Fetching {
  static let shared = Client()
  private let decoder = JSONDecoder()
  private init() { decoder.keyDecodingStrategy = .convertFromSnakeCase }
  func fetch<R>(_ e: Endpoint<R>) -> AnyPublisher<R, Error> where R: Decodable {
    URLSession.shared.dataTaskPublisher(for: e.request)
      .tryMap { output in
        guard let r = output.response as? HTTPURLResponse, r.statusCode == 200 else {
          throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: "Bad answer"])
        }
        return output.data
      }
      .mapError { $0 as? URLError ?? URLError(.unknown) }
      .decode(type: R.self, decoder: decoder)
      .retry(1)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
final class ImageLoader: ObservableObject {
  @Published var image: UIImage?
  private var task: AnyCancellable?
  private static let cache = NSCache<NSURL, UIImage>()
  func load(_ url: URL?) {
    guard let url = url else { return }
    if let hit = Self.cache.object(forKey: url as NSURL) { image = hit; return }
    task = URLSession.shared.dataTaskPublisher(for: url).map { UIImage(data: $0.data) }.replaceError(with: nil)
      .handleEvents(receiveOutput: { $0.map { Self.cache.setObject($0, forKey: url as NSURL) } })
      .receive(on: RunLoop.main).assign(to: \.image, on: self)
  }
  func cancel() { task?.cancel() }
}
final class FilmsModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var films: Loadable<[Film]> = .idle
  @Published var sort = Sort.title
  @Published private(set) var isValid = false
  enum Sort: String, CaseIterable, Identifiable { case title, rating; var id: Self { self } }
  private var bag: Set<AnyCancellable> = []
  private let subject = CurrentValueSubject<Int, Never>(1)
  init() {
    Publishers.CombineLatest(
      $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates(), subject
    )
    .map { q, page in
      Endpoint<PageOf<Film>>(
        path: q.isEmpty ? "/movie/popular" : "/search/movie", query: [.init(name: "page", value: "\(page)")])
    }
    .handleEvents(receiveOutput: { [weak self] _ in self?.films = .loading(last: nil) })
    .flatMap { e in Client.shared.fetch(e).map { Loadable.loaded($0.results) }.catch { Just(Loadable.failed($0)) } }
    .combineLatest($sort)
    .map { l, s -> Loadable<[Film]> in
      guard case .loaded(let list) = l else { return l }
      return .loaded(
        s == .title ? list.sorted { $0.title < $1.title } : list.sorted(by: { $0.voteAverage > $1.voteAverage }))
    }
    .sink { [weak self] in self?.films = $0 }
    .store(in: &bag)
    $query.map { $0.count > 2 }.assign(to: &$isValid)
    Timer.publish(every: 60, on: .main, in: .default).autoconnect().prepend(Date()).scan(0) { n, _ in n + 1 }.sink {
      _ in
    }.store(in: &bag)
  }
  func more() { subject.value += 1 }
}
struct Poster: View {
  @StateObject private var loader = ImageLoader()
  let url: URL?
  var body: some View {
    Group {
      if let image = loader.image {
        Image(uiImage: image).resizable()
      } else {
        Rectangle().fill(Color.gray.opacity(0.3)).overlay(Image(systemName: "film").foregroundColor(.secondary))
      }
    }
    .aspectRatio(2 / 3, contentMode: .fit).frame(width: 80).cornerRadius(8)
    .onAppear { loader.load(url) }.onDisappear(perform: loader.cancel)
  }
}
struct Stars: View {
  let rating: Double
  var body: some View {
    HStack(spacing: 1) {
      ForEach(1..<6) { i in
        Image(
          systemName: rating / 2 >= Double(i)
            ? "star.fill" : (rating / 2 >= Double(i) - 0.5 ? "star.leadinghalf.filled" : "star"))
      }
    }
    .font(.caption).foregroundColor(.yellow).accessibilityElement(children: .ignore).accessibilityLabel(
      Text("\(rating, specifier: "%.1f") of 10"))
  }
}
struct FilmsView: View {
  @StateObject var model = FilmsModel()
  @State private var detail: Film?
  var body: some View {
    NavigationView {
      Group {
        switch model.films {
        case .idle, .loading:
          List(0..<8) { _ in FilmRow(film: .placeholder).redacted(reason: .placeholder) }.disabled(true)
        case .failed(let e):
          VStack(spacing: 10) {
            Text("Could not load").font(.headline);
            Text(e.localizedDescription).font(.subheadline).foregroundColor(.secondary);
            Button("Retry", action: model.more).padding(.top)
          }.padding()
        case .loaded(let films):
          List {
            ForEach(films) { f in
              FilmRow(film: f).onTapGesture { detail = f }.onAppear { if f == films.last { model.more() } }
            }
          }.listStyle(PlainListStyle())
        }
      }
      .navigationTitle(Text("Films"))
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Picker(selection: $model.sort, label: Text("Sort")) {
              ForEach(FilmsModel.Sort.allCases) { Text($0.rawValue.capitalized) }
            }
          } label: {
            Image(systemName: "arrow.up.arrow.down")
          }
        }
      }
      .searchable(text: $model.query)
      .sheet(item: $detail, content: { FilmDetail(film: $0) })
    }
  }
}
struct FilmRow: View {
  let film: Film
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Poster(url: film.posterPath.flatMap { URL(string: "https://image.example.invalid\($0)") });
      VStack(alignment: .leading, spacing: 4) {
        Text(film.title).font(.headline); Stars(rating: film.voteAverage);
        Text(film.overview).font(.caption).lineLimit(3).foregroundColor(.secondary)
      }
    }.padding(.vertical, 4)
  }
}
struct FilmDetail: View {
  let film: Film
  @Environment(\.presentationMode) @Binding var presentation
  var body: some View {
    ScrollView {
      AsyncImage(
        url: URL(string: "https://image.example.invalid/\(film.id)"), scale: 2,
        transaction: Transaction(animation: .easeIn)
      ) { phase in
        switch phase {
        case .empty: ProgressView();
        case .success(let i): i.resizable().scaledToFill().transition(.opacity);
        case .failure(let e): Label(e.localizedDescription, systemImage: "photo");
        @unknown default: EmptyView()
        }
      }.frame(height: 300).frame(maxWidth: .infinity).clipped()
      Text(film.overview).padding()
      Button("Done") { presentation.dismiss() }
    }.edgesIgnoringSafeArea(.top)
  }
}
struct FilmsApp: App { var body: some Scene { WindowGroup { FilmsView() } } }
