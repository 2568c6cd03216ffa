import Combine
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A session that has ended leaves nothing behind: neither its graph nor what its views have made.
@MainActor
@Suite(.timeLimit(.minutes(4)))
struct SessionEnds {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var path: [Int] = []
    @Published var isPresented = false
  }

  private struct Holder<Content: View>: View {
    @StateObject private var model: Model
    let content: (Model) -> Content

    init(_ made: @autoclosure @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
      _model = StateObject(wrappedValue: made())
      self.content = content
    }

    var body: some View { content(model) }
  }

  /// What of a session is still there after its end.
  private func left<Content: View>(
    use: (TestScreen, Model) -> Void = { _, _ in }, @ViewBuilder _ content: @escaping (Model) -> Content
  ) -> [String] {
    weak var graph: Graph?
    weak var model: Model?
    weak var session: Session?
    weak var host: TestScreen?
    func show() {
      let screen = TestScreen {
        Holder(
          {
            let made = Model()
            model = made
            return made
          }(), content: content)
      }
      (graph, session, host) = (screen.session.graph, screen.session, screen)
      if let model { use(screen, model) }
      screen.session.end()
    }
    show()
    return [
      graph.map { _ in "graph" }, model.map { _ in "model" }, session.map { _ in "session" }, host.map { _ in "host" },
    ]
    .compactMap { $0 }
  }

  @Test func theBoxesThatModifiersPutAroundAView() {
    let rest = left { Text("\($0.count)").padding(4).background(Color.red).padding(4).border(.blue) }
    #expect(rest == [])
  }

  @Test func rowsAndTheirActions() {
    let rest = left { model in
      List {
        Section("One") {
          ForEach(0..<3, id: \.self) { row in
            Button("\(row)") { model.count = row }
              .padding(4)
              .background(Color.red)
              .listRowBackground(Color.blue)
              .swipeActions { Button("More") { model.count += 1 } }
              .contextMenu { Button("Less") { model.count -= 1 } }
              .badge(row)
          }
          .onDelete { _ in model.count = 0 }
        }
      }
    }
    #expect(rest == [])
  }

  @Test func whatIsPresented() {
    let rest = left { screen, model in
      model.isPresented = true
      screen.settle()
      #expect(screen.outline.contains("Inside") && screen.outline.contains("dialog"))
    } _: { model in
      Text("Outside")
        .sheet(isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })) {
          Text("Inside").padding().background(Color.red).padding()
        }
        .alert("Question", isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })) {
          Button("Yes") { model.count += 1 }
        }
    }
    #expect(rest == [])
  }

  @Test func pagesTabsAndChoices() {
    let rest = left { screen, model in
      model.path = [1, 2]
      screen.settle()
      #expect(screen.outline.contains("Page 2"))
      screen.choose("Second")
    } _: { model in
      TabView {
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          NavigationLink("Next", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("Page \(number)").padding().background(Color.red).padding().navigationTitle("\(number)")
                .toolbar { Button("Do") { model.count += 1 } }
            }
        }
        .tabItem { Text("First") }
        Picker("Number", selection: Binding(get: { model.count }, set: { model.count = $0 })) {
          ForEach(0..<3, id: \.self) { Text("\($0)").padding() }
        }
        .tabItem { Text("Second") }
      }
    }
    #expect(rest == [])
  }

  /// As a page that is hidden or closed while the app goes on.
  @Test func changesThatNeverReachedTheHost() {
    let rest = left { screen, model in
      screen.isReady = false
      for count in 1...5 {
        model.count = count
        screen.session.flush()
      }
      screen.session.send(HostEvent(node: screen.allElements(accepting: .press)[0], kind: .press, value: .none))
    } _: { model in
      Button("\(model.count)") { model.count += 1 }
        .padding(4)
        .background(Color.red)
      if model.count.isMultiple(of: 2) { Text("even").padding(2).background(Color.blue) }
    }
    #expect(rest == [])
  }

  @Test func whatListensAndWorks() {
    let subject = PassthroughSubject<Int, Never>()
    let rest = left { screen, model in
      subject.send(1)
      screen.settle()
      #expect(model.count == 1)
    } _: { model in
      Text("\(model.count)")
        .onReceive(subject) { model.count += $0 }
        .onChange(of: model.count) { model.path = [model.count] }
        .onAppear { model.isPresented = true }
        .onDisappear { model.isPresented = false }
    }
    #expect(rest == [])
  }
}
