/// An answer whose texts were asked for in a language, two letters.
protocol AskedInLanguage {
  func asked(in language: String) -> Self
}

extension Movie: AskedInLanguage {
  func asked(in language: String) -> Movie {
    var movie = self
    movie.askedLanguage = language
    movie.details?.recommendations = recommended.asked(in: language)
    movie.details?.similar = similar.asked(in: language)
    return movie
  }

  private var recommended: [Movie] { details?.recommendations ?? [] }
  private var similar: [Movie] { details?.similar ?? [] }
}

extension Person: AskedInLanguage {
  func asked(in language: String) -> Person {
    var person = self
    person.acted = acted.asked(in: language)
    person.made = made.asked(in: language)
    person.knownFor = knownFor.asked(in: language)
    return person
  }
}

extension FilmCredit: AskedInLanguage {
  func asked(in language: String) -> FilmCredit {
    var credit = self
    credit.movie = movie.asked(in: language)
    return credit
  }
}

extension MovieCollection: AskedInLanguage {
  func asked(in language: String) -> MovieCollection {
    var collection = self
    collection.films = films.asked(in: language)
    return collection
  }
}

extension MoviesResponse: AskedInLanguage {
  func asked(in language: String) -> MoviesResponse {
    var response = self
    response.results = results.asked(in: language)
    return response
  }
}

extension SearchResults: AskedInLanguage {
  func asked(in language: String) -> SearchResults {
    var found = self
    found.results = results.asked(in: language)
    return found
  }
}

extension SearchResults.Result: AskedInLanguage {
  func asked(in language: String) -> Self {
    switch self {
    case .movie(let movie): .movie(movie.asked(in: language))
    case .person(let person): .person(person.asked(in: language))
    }
  }
}

extension Array: AskedInLanguage where Element: AskedInLanguage {
  func asked(in language: String) -> [Element] { map { $0.asked(in: language) } }
}
