import Combine
import SwiftUI

struct ImageCacheKey: EnvironmentKey {
  static let defaultValue: ImageCache = TemporaryImageCache()
}

extension EnvironmentValues {
  var imageCache: ImageCache {
    get { self[ImageCacheKey.self] }
    set { self[ImageCacheKey.self] = newValue }
  }
}

struct CachedImage<Placeholder: View>: View {
  @StateObject private var loader: ImageLoader
  private let placeholder: Placeholder
  private let image: (UIImage) -> Image

  init(
    url: URL,
    @ViewBuilder placeholder: () -> Placeholder,
    @ViewBuilder image: @escaping (UIImage) -> Image = Image.init(uiImage:)
  ) {
    self.placeholder = placeholder()
    self.image = image
    _loader = StateObject(wrappedValue: ImageLoader(url: url, cache: Environment(\.imageCache).wrappedValue))
  }

  var body: some View {
    content.onAppear(perform: loader.load)
  }

  private var content: some View {
    Group {
      if loader.image != nil {
        image(loader.image!)
      } else {
        placeholder
      }
    }
  }
}

struct Spinner: UIViewRepresentable {
  let isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: style)
    spinner.hidesWhenStopped = true
    return spinner
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

/// A state machine driven by events, with side effects that feed back.
struct Feedback<State, Event> {
  let run: (AnyPublisher<State, Never>) -> AnyPublisher<Event, Never>
}

extension Feedback {
  init<Effect: Publisher>(effects: @escaping (State) -> Effect) where Effect.Output == Event, Effect.Failure == Never {
    self.run = { state -> AnyPublisher<Event, Never> in
      state
        .map { effects($0) }
        .switchToLatest()
        .eraseToAnyPublisher()
    }
  }
}

extension Publishers {
  static func system<State, Event, Scheduler: Combine.Scheduler>(
    initial: State,
    reduce: @escaping (State, Event) -> State,
    scheduler: Scheduler,
    feedbacks: [Feedback<State, Event>]
  ) -> AnyPublisher<State, Never> {
    let state = CurrentValueSubject<State, Never>(initial)
    let events = feedbacks.map { feedback in feedback.run(state.eraseToAnyPublisher()) }
    return Deferred {
      Publishers.MergeMany(events)
        .receive(on: scheduler)
        .scan(initial, reduce)
        .handleEvents(receiveOutput: state.send)
        .receive(on: scheduler)
        .prepend(initial)
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}
