import Foundation
import Fuzzing
import Testing

@testable import TMDb

@Suite struct HostileFieldTests {
  @Test func noTextOfAnAnswerTurnsRoundWhatStandsBesideIt() throws {
    let decoder = JSONDecoder()
    var read = 0
    for seed in FuzzTests.seeds {
      for data in try HostileFields.variants(of: seed) {
        let answers: [Any?] = [
          try? decoder.decode(Movie.self, from: data), try? decoder.decode(MoviesResponse.self, from: data),
          try? decoder.decode(SearchResults.self, from: data), try? decoder.decode(Person.self, from: data),
          try? decoder.decode(MovieCollection.self, from: data), try? decoder.decode(ProviderList.self, from: data),
          try? decoder.decode(GenreList.self, from: data), try? decoder.decode(ImageConfiguration.self, from: data),
        ]
        for answer in answers.compactMap({ $0 }) {
          read += 1
          #expect(HostileFields.steering(in: answer) == [])
        }
      }
    }
    #expect(read > 60)
  }
}
