import Combine
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// Pictures of rows as apps of 2020 load them: by an object that a row's view makes for itself and sets going in its initializer.

private final class PictureLoader: ObservableObject {
  @Published var image: UIImage?
  private var cancellable: AnyCancellable?

  func load(_ name: String) {
    cancellable = Just(name)
      .subscribe(on: DispatchQueue.global(qos: .background))
      .map { UIImage(systemName: $0) }
      .handleEvents(receiveOutput: { _ in })
      .receive(on: DispatchQueue.main)
      .assign(to: \.image, on: self)
  }

  deinit { cancellable?.cancel() }
}

private struct LoadedPicture: View {
  @ObservedObject private var loader = PictureLoader()
  let name: String

  init(name: String) {
    self.name = name
    loader.load(name)
  }

  var body: some View {
    ZStack {
      if loader.image != nil { Text("has \(name)") } else { Text("waits") }
    }
  }
}

@MainActor
private final class Rows: ObservableObject {
  @Published var names: [String] = []
  init() { DispatchQueue.main.async { self.names = ["star", "heart", "bolt"] } }
}

private struct RowsOfPictures: View {
  @ObservedObject var rows = Rows()
  @State private var presented: Bool = false

  var body: some View {
    List(rows.names, id: \.self) { name in
      Button(action: { presented = true }) {
        VStack {
          LoadedPicture(name: name).frame(height: 180).clipped()
          Text(name)
        }
      }
      .buttonStyle(PlainButtonStyle())
    }
  }
}

@MainActor struct RowPictures {
  @Test func picturesThatRowsLoadForThemselvesAreShown() async throws {
    let screen = TestScreen { RowsOfPictures() }
    try await screen.wait { screen.outline.contains("has bolt") }
    #expect(!screen.outline.contains("waits"))
  }

  @Test func theyAreShownInTabsOfAHostedScreenToo() async throws {
    let screen = TestScreen {
      _DelegateWindow(scene: { HostingScene() })
    }
    try await screen.wait { screen.outline.contains("has bolt") }
  }
}

private final class HostingScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: TabView { NavigationView { RowsOfPictures() }.tabItem { Text("Rows") } })
    self.window = window
    window.makeKeyAndVisible()
  }
}
