import Library
import SwiftUI
import TMDb

/// One film: what it is, who is in it, where to watch it, what others say.
struct MovieScreen: View {
  let window: WindowContext
  /// Whether the reader has opened it.
  let isChosen: Bool
  @ObservedObject var library: Library
  @StateObject private var model: MovieViewModel

  init(window: WindowContext, id: Movie.ID, isChosen: Bool = true) {
    self.window = window
    self.isChosen = isChosen
    library = window.library
    _model = StateObject(
      wrappedValue: MovieViewModel(
        id: id, services: window.services, library: window.library, locale: window.locale))
  }

  var body: some View {
    if isChosen {
      film
        .navigationTitle(Text(verbatim: model.movie?.title ?? localized("Film")))
        .navigationBarTitleDisplayMode(.inline)
        .onChange(of: model.movie?.id, initial: true) { _, id in
          guard id != nil, let movie = model.movie else { return }
          library.open(movie.kept(at: library.now))
          library.learn(movie.title, released: movie.releaseDate, of: movie.key)
        }
    } else {
      film
    }
  }

  private var film: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        switch model.content {
        case .idle, .loading:
          LoadingLine(words: localized("Loading the film…"))
          MovieScreenPlaceholder()
        case .failed(let error):
          MovieFailure(error: error, services: window.services, retry: model.retry)
        case .loaded(let movie, _), .stale(let movie, _, _):
          if let problem = model.content.failure {
            InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
          }
          MovieHeader(movie: movie, images: model.images, window: window, library: library)
          MovieParts(
            movie: movie, images: model.images, region: model.region, genres: model.genreNames, window: window)
          FilmDiscussions(title: movie.title, window: window)
          MovieAttribution()
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .readablePage()
    }
  }
}

/// Poster, title, facts and what the reader can do with the film.
struct MovieHeader: View {
  let movie: Movie
  let images: ImageConfiguration
  let window: WindowContext
  @ObservedObject var library: Library
  @Environment(\.horizontalSizeClass) private var width

  /// Where there is little room, words have it.
  private var posterWidth: CGFloat { width == .compact ? 120 : 150 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 18) {
        Poster(
          url: movie.posterURL(.medium, in: images), source: window.services.pictures, width: posterWidth,
          height: posterWidth * 1.5,
          label: localized("Poster of \(movie.title)"))
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: movie.title)
            .font(width == .compact ? .title2 : .title)
            .bold()
            .writtenIn(movie.titleLanguage)
          if movie.originalTitle != movie.title {
            Text(verbatim: movie.originalTitle)
              .foregroundColor(.secondary)
              .writtenIn(movie.originalTitleLanguage)
          }
          if let tagline = movie.tagline {
            Text(verbatim: tagline)
              .italic()
              .foregroundColor(.secondary)
          }
          HStack(spacing: 12) {
            PopularityBadge(percent: movie.percent, size: 52)
            VStack(alignment: .leading, spacing: 2) {
              if movie.percent != nil {
                Text(verbatim: movie.stars)
                  .foregroundColor(.orange)
                  .accessibilityHidden(true)
              }
              if movie.voteCount > 0 {
                Text("\(movie.voteCount) votes")
                  .font(.footnote)
                  .foregroundColor(.secondary)
              }
            }
          }
          Group {
            Text(verbatim: facts)
            if !movie.genres.isEmpty { Text(verbatim: movie.genres.map(\.name).joined(separator: ", ")) }
          }
          .font(.subheadline)
          .foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      HStack(spacing: 4) {
        actions
        if !movie.genres.isEmpty { GenreMenu(genres: movie.genres, library: library) }
      }
      if !movie.overview.isEmpty {
        Text(verbatim: movie.overview)
          .writtenIn(movie.overviewLanguage)
          .frame(maxWidth: ReadingLook.standardWidth, alignment: .leading)
      }
    }
  }

  private var facts: String {
    let runtime = movie.runtime.map { $0 < 60 ? localized("\($0) min") : localized("\($0 / 60) h \($0 % 60) min") }
    let status = movie.details?.status.flatMap { $0 == .released ? nil : $0.title }
    return Facts.line([movie.releaseDate?.text(), runtime, status])
  }

  private var isStillToCome: Bool { movie.releaseDate.map { $0.midnight > library.now } ?? true }

  private var actions: some View {
    let isSaved = library.isSaved(movie.key)
    let seen = library.contents.seen[movie.key]
    let isSeen = seen != nil
    return ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 10) {
        Button {
          library.toggleSaved(movie.kept(at: library.now))
        } label: {
          Label(isSaved ? "On the watch list" : "Watch list", systemImage: isSaved ? "bookmark.fill" : "bookmark")
        }
        Button {
          library.toggleSeen(movie.key, title: movie.title, released: movie.releaseDate)
        } label: {
          Label(isSeen ? "Seen" : "Mark as seen", systemImage: isSeen ? "checkmark.circle.fill" : "eye")
        }
        if let seen {
          OwnMark(key: movie.key, film: seen, library: library)
        }
        if isStillToCome || library.isFollowing(.movie(movie.id)) {
          FollowButton(subject: .movie(movie.id), title: movie.title, library: library)
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }
  }
}

/// Hides films of a genre from now on.
private struct GenreMenu: View {
  let genres: [Genre]
  let library: Library

  var body: some View {
    Menu {
      ForEach(genres) { genre in
        Button("Mute \(genre.name)") { library.add(MuteRule(.genre, genre.name, created: library.now)) }
      }
    } label: {
      MenuSign()
        .frame(minWidth: 36, minHeight: 36)
        .accessibilityLabel("More actions")
    }
  }
}
