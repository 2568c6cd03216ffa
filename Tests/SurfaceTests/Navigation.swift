import SafariServices
import SwiftUI
import WebKit

// Screens, presentation, scenes and wrapped UIKit views.

enum Route: Hashable { case story(Story), settings }

struct NavigationNames: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var isOn = false
  @State private var query = ""
  @State private var selection = 0
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var selected: Story?
  @Namespace private var namespace

  var body: some View {
    TabView(selection: $selection) {
      NavigationView {
        List {
          NavigationLink(destination: Text("d")) { Text("l") }
          NavigationLink("t", destination: Text("d"))
          NavigationLink(destination: Text("d"), isActive: $isOn) { EmptyView() }
          NavigationLink(destination: Text("d"), tag: 1, selection: .constant(Int?.none)) { Text("l") }
          NavigationLink("t") { Text("d") }
          NavigationLink {
            Text("d")
          } label: {
            Text("l")
          }
        }
        .navigationBarTitle("T").navigationBarTitle(Text("T"), displayMode: .inline).navigationBarTitle(
          "T", displayMode: .large
        )
        .navigationBarItems(leading: Text("1"), trailing: Text("2")).navigationBarItems(trailing: EditButton())
        .navigationBarItems(leading: Text("1"))
        .navigationBarHidden(true).navigationBarBackButtonHidden(true).navigationBarBackButtonHidden()
        Text("second column")
      }
      .navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(.stack).navigationViewStyle(
        DoubleColumnNavigationViewStyle()
      )
      .tabItem {
        Image(systemName: "star"); Text("t")
      }.tabItem { Label("t", systemImage: "star") }.tag(0)
      NavigationStack(path: $path) {
        stackContent
      }
      .tabItem { Text("2") }.tag(1).badge(3)
      NavigationStack(path: $routes) { Text("1") }
      NavigationSplitView(columnVisibility: $columns) {
        List(selection: $selected) { Text("1") }
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }
      .navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
      .navigationSplitViewColumnWidth(200)
      NavigationSplitView {
        Text("1")
      } detail: {
        Text("d")
      }
    }
    .tabViewStyle(.page).tabViewStyle(PageTabViewStyle()).tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(
      PageTabViewStyle(indexDisplayMode: .always)
    )
    .indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(
      PageIndexViewStyle(backgroundDisplayMode: .always)
    ).tabViewStyle(.automatic)
    .tabViewStyle(.sidebarAdaptable)
  }

  private var stackContent: some View {
    VStack {
      destinations
      toolbars
      searches
    }
  }

  private var destinations: some View {
    VStack {
      NavigationLink(value: Route.settings) { Text("l") }
      NavigationLink("t", value: 3)
      Button("go") {
        path.append(3); path.removeLast(); path = NavigationPath()
      }
    }
    .navigationTitle("T").navigationTitle(Text("T")).navigationTitle($query).navigationSubtitle("s")
    .navigationBarTitleDisplayMode(.inline)
    .navigationDestination(for: Route.self) { route in Text("\(String(describing: route))") }
    .navigationDestination(isPresented: $isOn) { Text("d") }.navigationDestination(item: $selected) { Text($0.title) }
    .navigationTransition(.zoom(sourceID: 1, in: namespace)).matchedTransitionSource(id: 1, in: namespace)
  }

  private var toolbars: some View {
    Text("1")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("1") {} }
        ToolbarItem(placement: .topBarLeading) { Button("1") {} }
        ToolbarItem(placement: .principal) { Text("p") }
        ToolbarItem { Text("a") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("1") {}; Spacer(); Button("2") {}
        }
        ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        ToolbarItem(placement: .cancellationAction) { Button("1") {} }
        ToolbarItem(placement: .confirmationAction) { Button("1") {} }
        ToolbarItem(placement: .primaryAction) { Button("1") {} }
        ToolbarItem(placement: .status) { Text("1") }
        if isOn { ToolbarItem(placement: .automatic) { Text("1") } }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarSpacer()
      }
      .toolbar { Button("1") {} }.toolbar(.hidden, for: .navigationBar).toolbar(.hidden, for: .tabBar).toolbar(.visible)
      .toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .tabBar).toolbarColorScheme(
        .dark, for: .navigationBar
      )
      .toolbarTitleDisplayMode(.inline).toolbarRole(.editor).toolbarTitleMenu { Button("1") {} }
  }

  private var searches: some View {
    Text("1")
      .searchable(text: $query).searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search"
      )
      .searchable(text: $query, isPresented: $isOn, prompt: Text("p")).searchSuggestions {
        Text("s").searchCompletion("s")
      }
      .searchable(text: $query, prompt: "p").searchScopes($selection) { Text("1").tag(1) }.searchToolbarBehavior(
        .minimize)
  }
}

struct PresentationNames: View {
  @State private var isOn = false
  @State private var item: Message?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    VStack {
      sheets
      alerts
      dialogs
    }
    .statusBarHidden(true).persistentSystemOverlays(.hidden)
  }

  private var sheets: some View {
    Text("1")
      .sheet(isPresented: $isOn) {
        Text("s").presentationDetents([.medium, .large, .fraction(0.3), .height(200)]).presentationDetents(
          [.medium], selection: $detent
        )
        .presentationDragIndicator(.visible).presentationCornerRadius(8).presentationBackgroundInteraction(.enabled)
        .interactiveDismissDisabled()
        .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationCompactAdaptation(.popover)
        .presentationBackground(.thinMaterial)
        .presentationSizing(.form)
      }
      .sheet(isPresented: $isOn, onDismiss: {}) { Text("s") }.sheet(item: $item) { Text($0.text) }.sheet(
        item: $item, onDismiss: nil, content: { Text($0.text) }
      )
      .fullScreenCover(isPresented: $isOn) { Text("f") }.fullScreenCover(item: $item) { Text($0.text) }
      .popover(isPresented: $isOn) { Text("p") }.popover(
        isPresented: $isOn, attachmentAnchor: .point(.top), arrowEdge: .bottom
      ) { Text("p") }
      .popover(item: $item) { Text($0.text) }
  }

  private var alerts: some View {
    Text("1")
      .alert(isPresented: $isOn) {
        Alert(
          title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("D")) {}, secondaryButton: .cancel())
      }
      .alert(item: $item) {
        Alert(title: Text("T"), message: Text($0.text), dismissButton: .default(Text("OK"), action: {}))
      }
      .alert("T", isPresented: $isOn) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("M")
      }.alert("T", isPresented: $isOn) { Button("OK") {} }
      .alert("T", isPresented: $isOn, presenting: item) { _ in
        Button("OK") {}
      } message: {
        Text($0.text)
      }
      .alert(isPresented: $isOn, error: LocalProblem.some) { Button("OK") {} }.alert(
        Text("T"), isPresented: $isOn, actions: {})
  }

  private var dialogs: some View {
    Text("1")
      .actionSheet(isPresented: $isOn) {
        ActionSheet(
          title: Text("T"), message: nil, buttons: [.default(Text("1")) {}, .destructive(Text("2")), .cancel()])
      }
      .confirmationDialog("T", isPresented: $isOn, titleVisibility: .visible) {
        Button("1") {}
      } message: {
        Text("M")
      }
      .confirmationDialog(Text("T"), isPresented: $isOn) { Button("1") {} }.confirmationDialog(
        "T", isPresented: $isOn, presenting: item
      ) { _ in Button("1") {} }
  }
}

enum LocalProblem: LocalizedError {
  case some
  var errorDescription: String? { "Some" }
}

struct TabNames: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Tab("1", systemImage: "star", value: 0) { Text("1") }
      Tab(value: 1) {
        Text("2")
      } label: {
        Label("2", systemImage: "star")
      }
      Tab("3", systemImage: "magnifyingglass", value: 2, role: .search) { Text("3") }.badge(3)
      TabSection("More") { Tab("4", systemImage: "star", value: 3) { Text("4") } }
    }
  }
}

struct SafariView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = .systemRed
    controller.preferredBarTintColor = UIColor.white
    controller.dismissButtonStyle = .close
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, SFSafariViewControllerDelegate {
    let parent: SafariView
    init(_ parent: SafariView) { self.parent = parent }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  }
}

struct OldSafariView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: UIViewControllerRepresentableContext<OldSafariView>) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }
  func updateUIViewController(
    _ uiViewController: SFSafariViewController, context: UIViewControllerRepresentableContext<OldSafariView>
  ) {}
}

struct WebView: UIViewRepresentable {
  var url: URL?
  var html: String?
  @Binding var isLoading: Bool

  class Coordinator: NSObject, WKNavigationDelegate {
    var parent: WebView
    init(_ parent: WebView) { self.parent = parent }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(.allow)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.isScrollEnabled = false
    view.isOpaque = false
    view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ uiView: WKWebView, context: Context) {
    if let html { uiView.loadHTMLString(html, baseURL: nil) }
    if let url { uiView.load(URLRequest(url: url)) }
  }

  static func dismantleUIView(_ uiView: WKWebView, coordinator: Coordinator) {}
}

struct Spinner: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style
  func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: style)
  }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

#if os(macOS)
  struct MacView: NSViewRepresentable {}
#endif

struct SurfaceApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @StateObject private var model = FeedModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      NavigationNames().environmentObject(model)
    }
    .onChange(of: scenePhase) { _ in }.defaultSize(width: 3, height: 4).windowResizability(.contentSize).backgroundTask(
      .appRefresh("x")
    ) {}
    .commands { CommandGroup(replacing: .newItem) {} }
    .handlesExternalEvents(matching: [])
  }
}

final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

@MainActor
func uiKitNames() {
  _ = UIScreen.main.bounds.width + UIScreen.main.scale
  _ = UIDevice.current.userInterfaceIdiom == .pad
  UIApplication.shared.open(URL(string: "https://example.org")!)
  UIApplication.shared.open(URL(string: "https://example.org")!, options: [:], completionHandler: nil)
  _ = UIApplication.shared.canOpenURL(URL(string: "https://example.org")!)
  UIPasteboard.general.string = "copied"
  UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()

  UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().backgroundColor = .clear
}

/// What `@main` calls.
@MainActor let start: @MainActor () -> Void = SurfaceApp.main
