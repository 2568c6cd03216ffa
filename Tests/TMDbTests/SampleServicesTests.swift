import Combine
import CombineTesting
import Foundation
import Networking
import SampleServices
import Testing

@testable import TMDb

/// The store against the sample services over a real connection: what they say is what it reads.
@Suite(.timeLimit(.minutes(4))) struct SampleServicesTests {
  private func withStore(
    _ adjust: (inout SampleServices.Options) -> Void = { _ in }, locale: MovieLocale = .init(),
    _ body: (MovieStore) throws -> Void
  ) throws {
    var options = SampleServices.Options()
    options.speed = 0
    adjust(&options)
    let samples = SampleServices(options)
    let addresses = try samples.start()
    defer { samples.stop() }
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport()), configuration: .init(delivery: .background))
    try body(
      MovieStore(
        client: client,
        configuration: .init(
          addresses: TMDbAddresses(api: addresses.tmdb),
          credential: TMDbCredential(SampleServices.Options().tmdbToken), locale: locale)))
  }

  private func value<Value>(_ publisher: AnyPublisher<Value, MovieStoreAPIError>) throws -> Value {
    let recorder = publisher.record()
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    if let failure = recorder.failure { throw failure }
    return try #require(recorder.values.last)
  }

  @Test func everyListAndPageIsReadWithoutLoss() throws {
    try withStore { store in
      for endpoint in MovieEndpoint.allCases {
        let page = try value(store.movies(.endpoint(endpoint))).value
        #expect(page.results.count == 20 && page.skipped == 0, "\(endpoint)")
      }
      var listing = MovieListing()
      while listing.hasMore {
        listing.append(try value(store.movies(.endpoint(.popular), page: listing.page + 1)).value)
      }
      #expect(listing.movies.count == 64 && listing.page == 4)
      #expect(try value(store.movies(.trending(.day))).value.results.count == 20)
      #expect(try value(store.movies(.genre(35))).value.results.allSatisfy { $0.genreIDs.contains(35) })
      #expect(try value(store.movies(.search("slow light"))).value.results.map(\.title) == ["Slow Light"])
      let providers = try value(store.providers())
      #expect(providers.count > 3)
      let offered = try value(store.movies(.discover(MovieDiscovery(providers: [providers[0].id])))).value.results
      #expect(!offered.isEmpty)
    }
  }

  @Test func everyFilmAndPersonIsReadWithAllParts() throws {
    try withStore({ $0.tmdbRate = nil }) { store in
      var listing = MovieListing()
      while listing.hasMore {
        listing.append(try value(store.movies(.endpoint(.popular), page: listing.page + 1)).value)
      }
      var people: Set<Int> = []
      for row in listing.movies {
        let movie = try value(store.movie(id: row.id)).value
        let details = try #require(movie.details)
        #expect(!details.genres.isEmpty && details.credits?.cast.isEmpty == false, "\(row.title)")
        #expect(details.runtime == nil || movie.trailerURL != nil, "\(row.title)")
        #expect(details.credits?.directors.count == 1, "\(row.title)")
        #expect((details.credits?.makers.count ?? 0) > 4, "\(row.title)")
        if let collection = details.collection {
          let films = try value(store.collection(id: collection.id, reloading: false)).value.films
          #expect(films.contains { $0.id == movie.id }, "\(row.title)")
        }
        people.formUnion(details.credits?.cast.map(\.personID) ?? [])
      }
      for id in people.sorted().prefix(8) {
        let person = try value(store.person(id: id)).value
        #expect(!person.films.isEmpty && !person.biography.isEmpty)
      }
    }
  }

  @Test func textThatIsMissingInALanguageIsFilledIn() throws {
    try withStore(locale: MovieLocale(language: "de-DE", region: "DE")) { store in
      #expect(try value(store.movie(id: 990_000_001)).value.title == "Die Lampe, die antwortete")
      let untranslated = try value(store.movie(id: 990_000_002)).value
      #expect(untranslated.overview.hasPrefix("A locksmith"))
      #expect(try value(store.genres()).contains { $0.name == "Komödie" })
    }
  }

  @Test func picturesAreWhereTheServiceSays() throws {
    try withStore { store in
      let recorder = store.images().record()
      #expect(recorder.wait(upTo: 20) { $0.completion != nil })
      let images = try #require(recorder.values.last)
      #expect(images.base.host() == "127.0.0.1")
    }
  }

  @Test func mixedSearchesCountWhatTheyLeaveOut() throws {
    try withStore { store in
      let found = try value(store.search("harbour", page: 1))
      #expect(!found.movies.isEmpty && found.skipped == 2)
      #expect(try value(store.people("ilse", page: 1)).people.map(\.name) == ["Ilse Varga"])
    }
  }

  @Test func aWrongKeyIsNamed() throws {
    try withStore({ $0.tmdbToken = "another" }) { store in
      let recorder = store.checkCredential().record()
      #expect(recorder.wait(upTo: 20) { $0.completion != nil })
      #expect(recorder.failure?.cause == .keyMissing)
      #expect(recorder.failure?.description.contains("not known here") == true)
    }
  }
}
