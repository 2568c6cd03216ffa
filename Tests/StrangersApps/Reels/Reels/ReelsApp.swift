import SwiftUI

@main
struct ReelsApp: App {
  var body: some Scene {
    WindowGroup {
      MoviesListView(viewModel: MoviesListViewModel())
    }
  }
}
