import SwiftUI

/// What TMDb has found.
struct FilmsFound: View {
  @ObservedObject var model: MovieSearchModel
  let window: WindowContext
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    if !model.found.isIdle {
      FoundHeading(name: localized("Films"), count: nil)
      MoviesFound(window: window, model: model, most: most)
      if let most, model.results.count > most {
        AllRow(name: "All films", showAll: showAll)
      }
    }
  }
}
