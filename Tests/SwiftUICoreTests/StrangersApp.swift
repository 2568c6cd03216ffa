import Combine
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

// An app as an iOS developer would write it, in the habits of both eras. That it compiles without a warning is the first claim.

private class Feed: ObservableObject {
  @Published var items: [Item] = []
  @Published var isLoading = false
  @Published var alertItem: AlertItem?
  private var bag = Set<AnyCancellable>()
  func load() {
    isLoading = true
    Just([Item(id: 1, title: "a", url: URL(string: "https://a.example"))]).receive(on: DispatchQueue.main).sink {
      [weak self] in
      self?.items = $0; self?.isLoading = false
    }.store(in: &bag)
  }
}
private struct AlertItem: Identifiable { let id = UUID(); let message: String }
private struct Item: Identifiable, Hashable { let id: Int; let title: String; let url: URL? }
private struct Theme {
  static let accent = Color(red: 1, green: 0.5, blue: 0);
  static let title = Font.system(size: 17, weight: .bold, design: .rounded); static let gap: CGFloat = 8;
  static let label = Text("hello")
}
private struct PrimaryButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(configuration.isPressed ? Color.gray : Color.blue).foregroundColor(.white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1).animation(
        .easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
private struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack(alignment: .leading) { content }.padding(Theme.gap).background(
      RoundedRectangle(cornerRadius: 10).fill(Color.white).shadow(radius: 3))
  }
}
extension View {
  fileprivate func card() -> some View { modifier(CardModifier()) }
  @ViewBuilder fileprivate func `if`<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View {
    if c { t(self) } else { self }
  }
}
private struct CardModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(Color.white).cornerRadius(12) }
}
private struct SizeKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 };
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct AccentKey: EnvironmentKey { static let defaultValue: Color = .red }
extension EnvironmentValues {
  fileprivate var brand: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
private enum Category: String, CaseIterable, Identifiable { case top, new, best; var id: String { rawValue } }
private struct Ring: Shape {
  var progress: Double
  func path(in rect: CGRect) -> Path {
    var p = Path();
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress), clockwise: false);
    return p
  }
}
private struct ContentView: View {
  @StateObject private var feed = Feed()
  @State private var category = Category.top
  @State private var query = ""
  @State private var selected: Item?
  @State private var showSheet = false
  @AppStorage("count") private var count = 3
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.brand) var brand
  @Environment(\.openURL) var openURL
  @GestureState private var drag = CGSize.zero
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    NavigationView {
      List {
        Picker("Category", selection: $category) {
          ForEach(Category.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }.pickerStyle(SegmentedPickerStyle())
        if feed.isLoading {
          ProgressView()
        } else {
          ForEach(feed.items.filter { query.isEmpty || $0.title.contains(query) }) { item in
            NavigationLink(destination: Detail(item: item)) { row(item) }
              .swipeActions {
                Button(role: .destructive) {
                  feed.items.removeAll { $0.id == item.id }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
          .onDelete { feed.items.remove(atOffsets: $0) }
        }
      }
      .listStyle(.plain)
      .searchable(text: $query)
      .navigationBarTitle("News", displayMode: .inline)
      .navigationBarItems(trailing: Button(action: { showSheet.toggle() }) { Image(systemName: "gear") })
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { count += 1 } }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer(); Text("\(count)")
        }
      }
      .refreshable { feed.load() }
      .onReceive(timer) { _ in }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $showSheet) {
      Card {
        Text("Settings"); Toggle("On", isOn: .constant(true))
      }
    }
    .alert(item: $feed.alertItem) {
      Alert(title: Text("Error"), message: Text($0.message), dismissButton: .default(Text("OK")))
    }
    .onAppear(perform: feed.load)
    .onChange(of: category) { _ in feed.load() }
    .environmentObject(feed)
  }
  private func row(_ item: Item) -> some View {
    HStack(alignment: .top, spacing: 10) {
      AsyncImage(url: item.url) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        Color.gray.opacity(0.3)
      }
      .frame(width: 60, height: 60).clipShape(Circle()).overlay(Circle().stroke(Color.white, lineWidth: 2))
      VStack(alignment: .leading) {
        Text(item.title).font(.headline).lineLimit(2).foregroundColor(.primary)
        Text("\(item.id) points by **someone**").font(.caption).foregroundStyle(.secondary)
        (Text("a").bold() + Text("b").italic()).multilineTextAlignment(.center)
      }
      Spacer(minLength: 0)
      ZStack {
        Ring(progress: 0.4).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90));
        Circle().trim(from: 0, to: 0.7).stroke(Color.green, lineWidth: 3)
      }
    }
    .contentShape(Rectangle()).onTapGesture { withAnimation(.spring()) { selected = item } }
    .gesture(DragGesture().updating($drag) { v, s, _ in s = v.translation }.onEnded { _ in })
    .background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    .accessibilityElement(children: .combine).accessibilityLabel("Story \(item.title)")
    .if(item.id == 1) { $0.opacity(0.5) }
  }
}
private struct Detail: View {
  let item: Item
  @EnvironmentObject var feed: Feed
  @Environment(\.presentationMode) var presentationMode
  @State private var text = ""
  @FocusState private var focused: Bool
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Head")) { ForEach(0..<3) { Text("Row \($0)") } }
      }
      GeometryReader { g in Color.clear.preference(key: SizeKey.self, value: g.size.height) }
      TextField("Name", text: $text, onCommit: {}).textFieldStyle(RoundedBorderTextFieldStyle()).focused($focused)
      Button("Done") { presentationMode.wrappedValue.dismiss() }.buttonStyle(PrimaryButton()).disabled(text.isEmpty)
      if let url = item.url { Link("Open", destination: url) }
      Stepper("v \(feed.items.count)", onIncrement: {}, onDecrement: {})
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { ForEach(feed.items) { Text($0.title) } }
    }
    .onPreferenceChange(SizeKey.self) { print($0) }
    .navigationTitle(Text(item.title))
    .task { await Task.yield() }
    .edgesIgnoringSafeArea(.all)
    .transition(.opacity.combined(with: .slide))
  }
}
private struct MyApp: App {
  init() {}
  var body: some Scene { WindowGroup { ContentView() } }
}
private struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView().previewDevice("iPhone 11") }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct StrangersApp {
  @Test func anAppOfBothErasRuns() async throws {
    guard let window = MyApp._window(of: MyApp()) else {
      Issue.record("no window")
      return
    }
    let screen = TestScreen { window.content() }
    try await screen.wait { screen.words.contains("1 points by someone") }
    #expect(screen.choose("Best"))
    try await screen.wait { screen.words.contains("1 points by someone") }
    #expect(screen.type("zzz", into: "Search"))
    #expect(!screen.words.contains("a"))
    screen.type("", into: "Search")
    #expect(screen.tap("Story a"))
    #expect(screen.words.contains("Open"))
    screen.type("x", into: "Name")
    #expect(screen.tap("Done"))
    #expect(screen.words.contains("1 points by someone"))
    #expect(screen.misfits.isEmpty)
    #expect(screen.tree == screen.session.tree)
  }
}
