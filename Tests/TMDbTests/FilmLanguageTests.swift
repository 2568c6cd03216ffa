import Foundation
import Testing

@testable import TMDb

/// Which language a film's texts are said to be in.
@Suite struct FilmLanguageTests {
  private func film(
    _ title: String, original: String? = nil, language: String, asked: String?, overview: String = ""
  ) -> Movie {
    var movie = Movie(id: 1, title: title, originalTitle: original, overview: overview, originalLanguage: language)
    movie.askedLanguage = asked
    return movie
  }

  @Test func theOriginalTitleIsInTheFilmsOwnLanguage() {
    #expect(film("Das Boot", language: "de", asked: "ru").titleLanguage == "de")
    #expect(film("Солярис", language: "ru", asked: "de").titleLanguage == "ru")
    #expect(film("重慶森林", language: "cn", asked: "en").titleLanguage == "yue")
    #expect(film("Untitled", language: "xx", asked: "en").titleLanguage == nil, "TMDb's word for no language")
    #expect(film("AKIRA", language: "ja", asked: "en").titleLanguage == nil, "its letters are not Japanese")
    #expect(film("1917", language: "en", asked: "en").titleLanguage == nil, "nothing to be read in a language")
  }

  @Test func anotherTitleIsInTheLanguageAskedForOnlyWhereThatIsCertain() {
    #expect(film("The Boat", original: "Das Boot", language: "de", asked: "en").titleLanguage == "en")
    #expect(film("Подводная лодка", original: "Das Boot", language: "de", asked: "ru").titleLanguage == "ru")
    #expect(film("القارب", original: "Das Boot", language: "de", asked: "ar").titleLanguage == "ar")
    #expect(film("The Boat", original: "Das Boot", language: "de", asked: "ru").titleLanguage == nil)
    #expect(film("Le bateau", original: "Das Boot", language: "de", asked: "fr").titleLanguage == nil, "or English")
    #expect(film("Місто", original: "Город", language: "ru", asked: "uk").titleLanguage == nil)
    #expect(film("The Boat", original: "Das Boot", language: "de", asked: nil).titleLanguage == nil)
  }

  @Test func anOverviewIsInTheLanguageAskedForUnlessItsLettersAreOthers() {
    #expect(film("x", language: "en", asked: "de", overview: "Ein Film über U-Boote.").overviewLanguage == "de")
    #expect(film("x", language: "en", asked: "ar", overview: "A film about boats.").overviewLanguage == nil)
    #expect(film("x", language: "en", asked: "ar", overview: "فيلم عن U-96").overviewLanguage == "ar")
    #expect(film("x", language: "en", asked: "zh", overview: "").overviewLanguage == nil)
    let filled = film("x", language: "fr", asked: "ar").filled(
      from: film("x", language: "fr", asked: "en", overview: "A film."))
    #expect(filled.overview == "A film." && filled.overviewLanguage == "en")
  }

  @Test func everyAnswerKnowsWhatItWasAskedIn() {
    var film = film("x", language: "en", asked: nil)
    film.details = MovieDetails()
    film.details?.similar = [Movie(id: 2, title: "y")]
    #expect(film.asked(in: "de").details?.similar.map(\.askedLanguage) == ["de"])
    let person = Person(id: 1, name: "A", knownFor: [film], acted: [FilmCredit(movie: film)]).asked(in: "ru")
    #expect((person.films + person.knownFor).map(\.askedLanguage) == ["ru", "ru"])
    #expect(MovieCollection(id: 1, name: "C", films: [film]).asked(in: "de").films.first?.askedLanguage == "de")
    #expect(MoviesResponse(results: [film]).asked(in: "ar").results.first?.askedLanguage == "ar")
    #expect(SearchResults(results: [.movie(film)]).asked(in: "zh").movies.first?.askedLanguage == "zh")
  }

  @Test(arguments: [
    ("de_AT", "de-AT", "AT"), ("de", "de-DE", "DE"), ("zh-Hans", "zh-CN", "CN"), ("C", "en-US", "US"),
    ("en_001", "en", "US"), ("fil_PH", "en-US", "PH"),
  ])
  func filmsAreAskedForAsALocaleSays(locale: String, language: String, region: String) {
    let place = MovieLocale(Locale(identifier: locale))
    #expect(place.language == language && place.region == region)
  }
}
