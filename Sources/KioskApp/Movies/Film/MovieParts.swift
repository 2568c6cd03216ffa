import SwiftUI
import TMDb

/// What stands below a film's header; parts that TMDb has nothing for are left out.
struct MovieParts: View {
  let movie: Movie
  let images: ImageConfiguration
  let region: String
  let genres: [Genre.ID: String]
  let window: WindowContext

  var body: some View {
    let details = movie.details
    crew(details?.credits)
    collection(details?.collection)
    cast(details?.credits?.cast ?? [])
    makers(details?.credits?.makers ?? [])
    trailers
    MovieOffers(providers: details?.providers[region], region: region)
    FilmStrip(
      title: localized("Recommended"), films: details?.recommendations ?? [], images: images, genres: genres,
      window: window)
    FilmStrip(
      title: localized("Similar"), films: details?.similar ?? [], images: images, genres: genres, window: window)
    reviews(details?.reviews ?? [])
  }

  @ViewBuilder private func crew(_ credits: MovieCredits?) -> some View {
    let directors = (credits?.directors ?? []).formatted(.list(type: .and, width: .narrow).locale(._inForce))
    let writers = (credits?.writers ?? []).formatted(.list(type: .and, width: .narrow).locale(._inForce))
    let line = Facts.line([
      directors.isEmpty ? nil : localized("Directed by \(directors)"),
      writers.isEmpty ? nil : localized("Written by \(writers)"),
    ])
    if !line.isEmpty {
      Text(verbatim: line)
        .font(.subheadline)
    }
  }

  private func cast(_ cast: [CastMember]) -> some View {
    PeopleStrip(
      title: localized("Cast"),
      members: cast.prefix(20).map {
        PeopleStrip.Member(
          id: $0.id, person: $0.personID, name: $0.name, role: $0.character, picture: $0.profileURL(.cast, in: images))
      }, window: window)
  }

  private func makers(_ makers: [FilmMaker]) -> some View {
    PeopleStrip(
      title: localized("Behind the camera"),
      members: makers.prefix(20).map {
        PeopleStrip.Member(
          id: "\($0.id)", person: $0.id, name: $0.name, role: $0.jobs.map(FilmJob.title).joined(separator: ", "),
          picture: $0.profileURL(.cast, in: images))
      }, window: window)
  }

  @ViewBuilder private func collection(_ collection: MovieCollection?) -> some View {
    if let collection {
      Link(destination: window.path.beside(.collection(collection.id)).address) {
        Label("Part of \(collection.name)", systemImage: "film")
      }
    }
  }

  @ViewBuilder private var trailers: some View {
    let trailers = MovieVideo.trailers(in: movie.videos)
    if !trailers.isEmpty {
      TitledPart(title: localized("Trailers")) {
        ForEach(trailers.prefix(4)) { video in
          Link(destination: video.url) {
            Label("\(video.name) (\(video.site.rawValue))", systemImage: "play.circle")
          }
        }
      }
    }
  }

  @ViewBuilder private func reviews(_ reviews: [MovieReview]) -> some View {
    if !reviews.isEmpty {
      TitledPart(title: localized("Reviews")) {
        ForEach(reviews.prefix(5)) { review in
          VStack(alignment: .leading, spacing: 4) {
            Text(
              verbatim: Facts.line([review.author, review.rating.map { localized("\(Int($0.rounded())) of 10") }])
            )
            .font(.subheadline)
            .bold()
            Text(verbatim: review.content)
              .lineLimit(8)
          }
          .padding(.bottom, 6)
        }
      }
    }
  }
}

/// Where a film can be watched in the reader's country.
struct MovieOffers: View {
  let providers: WatchProviders?
  let region: String

  var body: some View {
    if let providers, !providers.isEmpty {
      TitledPart(title: localized("Where to watch in \(region)")) {
        ForEach(kinds(providers), id: \.name) { kind in
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: kind.name)
              .foregroundColor(.secondary)
              .frame(width: 110, alignment: .leading)
            Text(verbatim: kind.offers.joined(separator: ", "))
          }
          .font(.subheadline)
        }
        Text(verbatim: TMDbAttribution.providersNotice.text)
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
  }

  private func kinds(_ providers: WatchProviders) -> [(name: String, offers: [String])] {
    [
      (localized("Subscription"), providers.streaming), (localized("Free"), providers.free),
      (localized("Rent"), providers.rent), (localized("Buy"), providers.buy),
    ]
    .filter { !$0.1.isEmpty }.map { ($0.0, $0.1.map(\.name)) }
  }
}
