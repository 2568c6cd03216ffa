import SafariServices
import SwiftUI
import SwiftUITesting
import Testing
import WebKit

private struct Safari: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct Page: UIViewRepresentable {
  let html: String
  @Binding var loads: Int

  final class Coordinator: NSObject, WKNavigationDelegate {
    let parent: Page
    init(_ parent: Page) { self.parent = parent }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.loads += 1 }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) { view.loadHTMLString(html, baseURL: nil) }
}

private struct Activity: UIViewRepresentable {
  var isAnimating: Bool
  let log: Log

  final class Log { var lines: [String] = [] }

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    log.lines.append("make")
    return UIActivityIndicatorView(style: .large)
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    log.lines.append("update")
    isAnimating ? view.startAnimating() : view.stopAnimating()
  }

  static func dismantleUIView(_ view: UIActivityIndicatorView, coordinator: ()) { view.stopAnimating() }
}

private struct SpinnerScreen: View {
  @State private var isAnimating = false
  let log: Activity.Log

  var body: some View {
    Button("Switch") { isAnimating.toggle() }
    Activity(isAnimating: isAnimating, log: log)
  }
}

private struct PageScreen: View {
  @State private var loads = 0

  var body: some View {
    Text("Loads: \(loads)")
    Page(html: "<p>Hello</p>", loads: $loads)
  }
}

private struct Label: UIViewRepresentable {
  let view: UILabel
  func makeUIView(context: Context) -> UILabel { view }
  func updateUIView(_ view: UILabel, context: Context) {}
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct Representables {
  @Test func aSafariControllerIsALinkOutOfTheApp() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let screen = TestScreen { Safari(url: url) }
    #expect(screen.outline.contains("link"))
    #expect(screen.outline.contains("example.org"))
  }

  @Test func aViewIsMadeOnceAndUpdatedWhenItsValueChanges() {
    let log = Activity.Log()
    let screen = TestScreen { SpinnerScreen(log: log) }
    #expect(log.lines == ["make", "update"])
    #expect(!screen.outline.contains("progress"))
    screen.tap("Switch")
    #expect(log.lines == ["make", "update", "update"])
    #expect(screen.outline.contains("progress"))
    screen.tap("Switch")
    #expect(!screen.outline.contains("progress"))
  }

  @Test func givenHTMLIsADocumentAndItsDelegateHearsOnceThatItIsThere() async throws {
    let screen = TestScreen { PageScreen() }
    #expect(screen.outline.contains("document"))
    try await screen.wait(for: 30) { screen.outline.contains("Loads: 1") }
    #expect(screen.outline.contains("Loads: 1"))
  }

  @Test func aViewThatChangesByItselfIsDrawnAnew() {
    let label = UILabel()
    label.text = "before"
    let screen = TestScreen { Label(view: label) }
    #expect(screen.outline.contains("before"))
    label.text = "after"
    screen.settle()
    #expect(screen.outline.contains("after"))
  }

  @Test func aLabelInOneLineIsDrawnSmaller() throws {
    let label = UILabel()
    label.text = "one two three four five six"
    let screen = TestScreen { Label(view: label).frame(width: 100) }
    let cut = try #require(screen.frame(of: "one two three four five six"))
    label.adjustsFontSizeToFitWidth = true
    screen.settle()
    let smaller = try #require(screen.frame(of: "one two three four five six"))
    #expect(smaller.height < cut.height * 0.8)
    label.minimumScaleFactor = 0.9
    screen.settle()
    let least = try #require(screen.frame(of: "one two three four five six"))
    #expect(abs(least.height - cut.height * 0.9) < 0.1)
    label.numberOfLines = 2
    screen.settle()
    #expect(try #require(screen.frame(of: "one two three four five six")).height >= cut.height)
  }
}

/// A search bar as apps of the first era wrap it.
private struct WrappedSearch: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text.wrappedValue = searchText }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: UIViewRepresentableContext<WrappedSearch>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = "Search here"
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<WrappedSearch>) { bar.text = text }
}

private struct WrappedEditor: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate, UITextFieldDelegate {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.keyboardType = .emailAddress
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

private struct EntryScreen: View {
  @State private var words = "first"
  @State private var lines = "one"
  var body: some View {
    WrappedSearch(text: $words)
    WrappedEditor(text: $lines)
    Text(verbatim: "searching \(words), writing \(lines)")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct EditableViewTests {
  @Test func whatIsTypedIntoAWrappedViewReachesItsDelegate() {
    let screen = TestScreen { EntryScreen() }
    #expect(screen.outline.contains("searching first, writing one"))
    screen.type("second", into: "Search here")
    #expect(screen.outline.contains("searching second, writing one"))
  }
}

private struct Opener: View {
  var body: some View {
    Button("Open") {
      guard let url = URL(string: "https://example.org") else { return }
      UIApplication.shared.open(url)
    }
    Button("Refused") {
      guard let url = URL(string: "javascript:alert(1)") else { return }
      UIApplication.shared.open(url)
    }
    Button("Later") {
      Task {
        await Task.yield()
        guard let url = URL(string: "https://example.org/later") else { return }
        await UIApplication.shared.open(url)
      }
    }
    Text(verbatim: "\(Int(UIScreen.main.bounds.width)) wide")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct SessionDevice {
  @Test func addressesOpenInTheSessionWhoseButtonWasPressed() async throws {
    let (screen, other) = (TestScreen { Opener() }, TestScreen { Opener() })
    other.forgetPatches()
    screen.tap("Open")
    #expect(screen.changes.contains { $0.contains("https://example.org") })
    screen.forgetPatches()
    screen.tap("Refused")
    #expect(screen.changes.isEmpty)
    screen.tap("Later")
    try await screen.wait(for: 30) { screen.changes.contains { $0.contains("https://example.org/later") } }
    #expect(screen.changes.contains { $0.contains("https://example.org/later") })
    #expect(other.changes.isEmpty)
    // Outside of any session nothing is opened.
    guard let url = URL(string: "https://example.org") else { return }
    var opened: Bool?
    UIApplication.shared.open(url) { opened = $0 }
    #expect(opened == false)
  }

  @Test func theScreenIsAsLargeAsTheSessionsOwn() {
    let screen = TestScreen { Opener() }
    #expect(screen.outline.contains("1024 wide"))
  }
}
