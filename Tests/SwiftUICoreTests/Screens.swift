import Combine
import SwiftUICore
import SwiftUITesting
import Testing

private final class Model: ObservableObject {
  @Published var stories = ["one", "two"]
  @Published var category = 0
  @Published var error: String?
  var appeared: [String] = []
}

private struct Row: View {
  let title: String
  var body: some View { Text(title).lineLimit(2) }
}

private struct Reader: View {
  @ObservedObject var model: Model
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        Picker("Category", selection: $model.category) {
          Text("new").tag(0)
          Text("top").tag(1)
        }
        .pickerStyle(.segmented)
        ForEach(model.stories, id: \.self) { story in
          NavigationLink {
            Text("Story \(story)").navigationTitle("Detail")
              .onAppear { model.appeared.append(story) }
          } label: {
            Row(title: story)
          }
        }
      }
      .navigationTitle("Stories")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Ask") { isAsking = true } } }
    }
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes", role: .destructive) { model.stories.append("three") }
      Button("No", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
    .onChange(of: model.category) { model.appeared.append("category \(model.category)") }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct Screens {
  @Test func aModelDrivesAListUnderATitleWithAnAlert() {
    let model = Model()
    let screen = TestScreen { Reader(model: model) }
    #expect(
      screen.outline == """
        page "Stories"
          box as=trailingBar
            button "Ask"
          list
            row
              picker "Category"
                option "new" selected
                option "top"
            row
              navigation link "one" to=/one
            row
              navigation link "two" to=/two
        """)
    screen.choose("top")
    #expect(model.category == 1)
    #expect(model.appeared == ["category 1"])
    #expect(screen.outline.contains("option \"top\" selected"))
    screen.tap("Ask")
    #expect(
      screen.outline.hasSuffix(
        """
        dialog "Really?"
          box as=message
            text "It cannot be undone."
          box as=actions
            button "Yes" destructive
            button "No" cancel
        """))
    screen.tap("Yes")
    #expect(!screen.outline.contains("dialog"))
    #expect(screen.outline.contains("three"))
    #expect(screen.misfits.isEmpty)
    #expect(screen.tree == screen.session.tree)
  }

  @Test func linksPushPagesWithAddresses() {
    let model = Model()
    let screen = TestScreen { Reader(model: model) }
    screen.tap("two")
    #expect(screen.outline == "page \"Detail\"\n  text \"Story two\"")
    #expect(model.appeared == ["two"])
    #expect(screen.patches.contains(.command(.address("/two", replaces: false))))
    #expect(screen.patches.contains(.command(.title("Detail"))))
    screen.session.navigate(to: "/")
    screen.settle()
    #expect(screen.outline.hasPrefix("page \"Stories\""))
    screen.session.navigate(to: "/one")
    screen.settle()
    #expect(screen.words == ["Story one"])
    let direct = TestScreen(path: "/two") { Reader(model: model) }
    #expect(direct.words == ["Story two"])
    #expect(direct.misfits.isEmpty)
  }
}
