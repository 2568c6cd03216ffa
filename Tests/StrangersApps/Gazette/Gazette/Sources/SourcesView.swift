import SwiftUI
import Combine

class SourcesViewModel: ObservableObject {
  @Published var sources: [NewsSource] = []
  @Published var query = ""
  private var cancellable: AnyCancellable?

  var grouped: [(key: String, value: [NewsSource])] {
    let found = sources.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    return Dictionary(grouping: found, by: { $0.category }).sorted { $0.key < $1.key }
  }

  func load() {
    guard sources.isEmpty else { return }
    cancellable = NewsAPI.shared.request(.sources, as: SourcesResponse.self)
      .map { $0.sources }
      .replaceError(with: [])
      .sink { [weak self] in self?.sources = $0 }
  }
}

struct SourcesView: View {
  @ObservedObject private var viewModel = SourcesViewModel()

  var body: some View {
    NavigationView {
      List {
        SearchField(text: $viewModel.query, placeholder: "Find a source")
        ForEach(viewModel.grouped, id: \.key) { group in
          Section(header: Text(group.key.uppercased())) {
            ForEach(group.value) { source in
              NavigationLink(destination: SourceDetail(source: source)) {
                VStack(alignment: .leading) {
                  Text(source.name)
                  Text(source.description)
                    .font(.caption)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
                }
              }
            }
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Sources")
    }
    .onAppear(perform: viewModel.load)
  }
}

struct SourceDetail: View {
  let source: NewsSource
  @State private var isSafariShown = false

  var body: some View {
    VStack(spacing: 20) {
      Circle()
        .fill(LinearGradient(gradient: Gradient(colors: [.orange, .red]), startPoint: .top, endPoint: .bottom))
        .frame(width: 96, height: 96)
        .overlay(Text(String(source.name.prefix(1))).font(.largeTitle).foregroundColor(.white))
      Text(source.description).multilineTextAlignment(.center)
      Text("\(source.country.uppercased()) · \(source.language)").foregroundColor(.secondary)
      Button("Visit") { self.isSafariShown.toggle() }
      Spacer()
    }
    .padding()
    .navigationBarTitle(Text(source.name), displayMode: .inline)
    .sheet(isPresented: $isSafariShown) { SafariView(url: self.source.url) }
  }
}
