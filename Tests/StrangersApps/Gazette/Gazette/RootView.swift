import SwiftUI

struct RootView: View {
  enum Tab: Int {
    case headlines, sources, saved
  }

  @State private var selection = Tab.headlines

  var body: some View {
    TabView(selection: $selection) {
      HeadlinesView()
        .tabItem {
          Image(systemName: "newspaper")
          Text("Headlines")
        }
        .tag(Tab.headlines)
      SourcesView()
        .tabItem {
          VStack {
            Image(systemName: "list.bullet")
            Text("Sources")
          }
        }
        .tag(Tab.sources)
      SavedView()
        .tabItem {
          Image(systemName: "bookmark")
          Text("Saved")
        }
        .tag(Tab.saved)
    }
    .edgesIgnoringSafeArea(.top)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RootView()
      RootView().environment(\.colorScheme, .dark)
    }
    .environmentObject(BookmarkStore())
    .previewDevice(PreviewDevice(rawValue: "iPhone 11"))
  }
}
