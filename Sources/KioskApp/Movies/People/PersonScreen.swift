import Library
import SwiftUI
import TMDb

/// Somebody who makes films.
struct PersonScreen: View {
  let window: WindowContext
  @StateObject private var model: PersonViewModel

  init(window: WindowContext, id: Person.ID) {
    self.window = window
    _model = StateObject(
      wrappedValue: PersonViewModel(
        id: id, services: window.services, library: window.library, locale: window.locale))
  }

  var body: some View {
    List {
      switch model.content {
      case .idle, .loading:
        PersonPlaceholder()
          .listRowSeparator(.hidden)
        PlaceholderRows(count: 6) { MoviePlaceholder(number: $0) }
      case .failed(let error):
        MovieFailure(error: error, services: window.services, retry: model.retry)
      case .loaded(let person, _), .stale(let person, _, _):
        header(person)
          .listRowSeparator(.hidden)
        if person.department == "Acting" {
          films(person.acted, nil) { $0 }
          films(person.made, localized("Behind the camera"), FilmJob.title)
        } else {
          films(person.made, nil, FilmJob.title)
          films(person.acted, localized("On the screen")) { $0 }
        }
        MovieAttribution()
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }

  /// - Parameters:
  ///   - title: nil for what the person is known for, which stands first.
  ///   - name: a role's name on the screen.
  @ViewBuilder private func films(_ credits: [FilmCredit], _ title: String?, _ name: (String) -> String) -> some View {
    if let title, !credits.isEmpty {
      Text(verbatim: title)
        .font(.title3)
        .bold()
        .accessibilityAddTraits(.isHeader)
        .listRowSeparator(.hidden)
    }
    let roles = Dictionary(credits.map { ($0.id, $0.roles.map(name).joined(separator: ", ")) }) { first, _ in first }
    UnmutedFilms(films: credits.map(\.movie), genres: model.genreNames, library: window.library) { movie in
      MovieRowView(
        movie: movie, images: model.images, pictures: window.services.pictures,
        page: window.path.beside(.movie(movie.id)).address, role: roles[movie.id] ?? "")
    }
  }

  private var title: String { model.content.value?.name ?? localized("Person") }

  private func header(_ person: Person) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Poster(
        url: person.profileURL(.width(300), in: model.images), source: window.services.pictures, width: 120,
        height: 180,
        label: person.name)
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: person.name)
          .font(.title2)
          .bold()
        Text(verbatim: facts(person))
          .font(.subheadline)
          .foregroundColor(.secondary)
        Text(verbatim: person.biography)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func facts(_ person: Person) -> String {
    let life = [person.birthday, person.deathday].compactMap { $0?.text() }.joined(separator: " – ")
    return Facts.line([person.craft, life, person.placeOfBirth])
  }
}

/// Placeholder of a person, in the shape of the page's head.
private struct PersonPlaceholder: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LoadingLine(words: localized("Loading the person…"))
      HStack(alignment: .top, spacing: 16) {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.secondary.opacity(0.15))
          .frame(width: 120, height: 180)
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: PlaceholderText.title(2))
            .font(.title2)
            .bold()
          Text(verbatim: PlaceholderText.line)
            .font(.subheadline)
          Text(verbatim: PlaceholderText.paragraph)
            .lineLimit(5)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
    }
  }
}
