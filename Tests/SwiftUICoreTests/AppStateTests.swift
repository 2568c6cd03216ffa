import Combine
import SwiftUICore
import SwiftUITesting
import Testing

private final class Account: ObservableObject {
  @Published var name: String?
  @Published var greetings = 0
}

private struct AccountApp: App {
  @StateObject private var account = Account()
  @State private var launches = 0

  init() {}

  var body: some Scene {
    WindowGroup {
      Group {
        if let name = account.name {
          Text("Hello \(name)")
          Text("\(account.greetings) greetings, \(launches) launches")
        } else {
          SignIn()
        }
      }
      .environmentObject(account)
      .onAppear {
        account.greetings += 1
        launches += 1
      }
    }
  }
}

private struct SignIn: View {
  @EnvironmentObject private var account: Account

  var body: some View { Button("Sign in") { account.name = "Ada" } }
}

private final class Loading: ObservableObject {
  @Published var isDone = false
}

private struct LoadingScreen: View {
  @ObservedObject var loading: Loading

  var body: some View { Text(loading.isDone ? "done" : "waiting").onAppear { loading.isDone = true } }
}

/// Makes a model where it is handed on, as apps do that know only one window.
private struct LoadingApp: App {
  init() {}

  var body: some Scene { WindowGroup { LoadingScreen(loading: Loading()) } }
}

private final class Steps: ObservableObject {
  var taken: [String] = []
}

private struct CountingApp: App {
  let heard: Steps
  @State private var count = 0

  init() { heard = Steps() }
  init(heard: Steps) { self.heard = heard }

  var body: some Scene {
    WindowGroup { Button("Count \(count)") { count += 1 } }
      .onChange(of: count) { heard.taken.append("\($0)") }
      .onChange(of: count) { heard.taken.append("\($0) to \($1)") }
      .onChange(of: count, initial: true) { heard.taken.append("changed") }
  }
}

/// What an app keeps itself, and tabs that hear that they appear.
@MainActor
@Suite struct AppStateTests {
  @Test func anAppsOwnStateIsOneAndLives() {
    guard let window = AccountApp._window(of: AccountApp()) else {
      Issue.record("no window")
      return
    }
    let (first, second) = (TestScreen { window.content() }, TestScreen { window.content() })
    #expect(first.tap("Sign in"))
    #expect(first.words.contains("Hello Ada"))
    #expect(first.words.contains("1 greetings, 1 launches"))
    // Another window has an account of its own.
    #expect(second.words.contains("Sign in"))
  }

  @Test func aSceneHearsOfChanges() throws {
    let heard = Steps()
    let window = try #require(CountingApp._window(of: CountingApp(heard: heard)))
    let screen = TestScreen { window.content() }
    #expect(heard.taken == ["changed"])
    #expect(screen.tap("Count 0") && screen.tap("Count 1"))
    #expect(heard.taken.filter { $0 != "changed" }.sorted() == ["0 to 1", "1", "1 to 2", "2"])
    #expect(heard.taken.count == 7)
  }

  @Test func aWindowForAValueBeginsWithItsStandard() {
    struct Office: App {
      var body: some Scene {
        WindowGroup("People", id: "people", for: String.self) { $name in
          Text(name)
        } defaultValue: {
          "Ada"
        }
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
      }
    }
    guard let window = Office.Body._window(of: Office().body) else {
      Issue.record("the app has no window")
      return
    }
    #expect(TestScreen { window.content() }.words == ["Ada"])
  }

  @Test func aWindowThatChangesItsSizeKeepsTheModelsOfTheApp() {
    guard let window = LoadingApp._window(of: LoadingApp()) else {
      Issue.record("no window")
      return
    }
    let screen = TestScreen { window.content() }
    #expect(screen.words == ["done"])
    screen.traits.viewport.width = 390
    screen.settle()
    #expect(screen.words == ["done"])
  }

  @Test func tabsWithStacksAndConditionsHearThatTheyAppear() {
    let steps = Steps()
    let screen = TestScreen {
      TabView {
        Text("one").tabItem { Text("One") }
        NavigationView {
          NavigationLink("deeper") { Text("deep").onAppear { steps.taken.append("deep") } }
            .onAppear { steps.taken.append("root") }
        }
        .onAppear { steps.taken.append("stack") }.onDisappear { steps.taken.append("stack gone") }
        .tabItem { Text("Two") }
        AnyView(Text("three")).onAppear { steps.taken.append("any") }.tabItem { Text("Three") }
        Group { if steps.taken.count >= 0 { Text("four") } else { Text("none") } }
          .onAppear { steps.taken.append("condition") }.tabItem { Text("Four") }
      }
    }
    #expect(steps.taken == [])
    #expect(screen.choose("Two"))
    #expect(Set(steps.taken) == ["root", "stack"])
    #expect(screen.tap("deeper"))
    #expect(steps.taken.suffix(1) == ["deep"])
    steps.taken = []
    #expect(screen.choose("Three"))
    #expect(Set(steps.taken) == ["any", "stack gone"])
    steps.taken = []
    #expect(screen.choose("Four"))
    #expect(steps.taken == ["condition"])
    steps.taken = []
    // The page on top appears again, those below it do not.
    #expect(screen.choose("Two"))
    #expect(Set(steps.taken) == ["stack", "deep"])
  }
}
