import SwiftUI
import Combine

struct StoriesView: View {
  @ObservedObject var viewModel: StoriesViewModel
  @EnvironmentObject var settings: FeedSettings
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  @Environment(\.openURL) var openURL

  @State private var presentingSettings = false
  @State private var currentDate = Date()

  private let timer = Timer.publish(every: 10, on: .main, in: .common)
    .autoconnect()
    .eraseToAnyPublisher()

  init(viewModel: StoriesViewModel) {
    self.viewModel = viewModel
  }

  private var filterText: String {
    viewModel.filter.isEmpty ? "Newest" : "Filtered by " + viewModel.filter.joined(separator: ", ")
  }

  var body: some View {
    NavigationView {
      List {
        Section(header: Text(filterText).padding(.leading, -10)) {
          ForEach(viewModel.stories) { story in
            VStack(alignment: .leading, spacing: 10) {
              TimeBadge(time: story.time)

              Text(story.title)
                .frame(minHeight: 0, maxHeight: 100)
                .font(.title3)

              PostedBy(time: story.time, user: story.by, currentDate: currentDate)

              if let address = story.url, let url = URL(string: address) {
                Button {
                  openURL(url)
                } label: {
                  Text(story.host ?? address)
                    .font(.subheadline)
                    .foregroundColor(colorScheme == .light ? .blue : .orange)
                    .padding(.top, 6)
                }
                .buttonStyle(BorderlessButtonStyle())
              }
            }
            .padding()
            .contextMenu {
              Label("\(story.score) points", systemImage: "arrow.up")
              Label("\(story.descendants ?? 0) comments", systemImage: "bubble.left")
            }
          }
          .onReceive(timer) { currentDate = $0 }
        }
        .textCase(nil)
      }
      .listStyle(PlainListStyle())
      .redacted(reason: viewModel.allStories.isEmpty ? .placeholder : [])
      .sheet(isPresented: $presentingSettings) {
        SettingsView().environmentObject(settings)
      }
      .alert(item: $viewModel.error) { error in
        Alert(title: Text("Network error"), message: Text(error.localizedDescription), dismissButton: .cancel())
      }
      .navigationTitle(Text("\(viewModel.stories.count) Stories"))
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Settings") { presentingSettings = true }
        }
      }
    }
    .onAppear { viewModel.fetch() }
    .onReceive(timer) { _ in
      if settings.refreshes { viewModel.fetch() }
    }
  }
}
