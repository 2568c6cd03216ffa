import SwiftUI
import Combine

class QuizModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var index = 0 { willSet { objectWillChange.send() } }
  var score = 0 { willSet { objectWillChange.send() } }
  let questions: [(text: String, options: [String], right: Int)] = [
    ("Capital of Peru?", ["Quito", "Lima", "La Paz"], 1), ("7 × 8?", ["54", "56", "58"], 1),
  ]
  var finished: Bool { index >= questions.count }
}

final class KeyboardResponder: ObservableObject {
  private var center: NotificationCenter
  @Published private(set) var currentHeight: CGFloat = 0
  init(center: NotificationCenter = .default) {
    self.center = center
    _ = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
      [weak self] note in
      if let size = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue {
        self?.currentHeight = size.height
      }
    }
  }
  deinit { center.removeObserver(self) }
}

struct BigButton: ButtonStyle {
  var tint = Color.blue
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .font(Font.system(.headline, design: .rounded))
      .frame(minWidth: 0, maxWidth: .infinity)
      .padding()
      .foregroundColor(.white)
      .background(
        LinearGradient(
          gradient: Gradient(colors: [tint, tint.opacity(0.6)]), startPoint: .leading, endPoint: .trailing)
      )
      .cornerRadius(40)
      .scaleEffect(configuration.isPressed ? 0.9 : 1.0)
      .animation(.easeInOut)
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(active: Rotate(amount: -90, anchor: .topLeading), identity: Rotate(amount: 0, anchor: .topLeading))
  }
}
struct Rotate: ViewModifier {
  let amount: Double; let anchor: UnitPoint
  func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: anchor).clipped() }
}

struct ContentView: View {
  @ObservedObject var model = QuizModel()
  @ObservedObject private var keyboard = KeyboardResponder()
  @State private var alert: Bool = false
  @State private var sheet = false
  @State private var name: String = ""
  @State private var showResult: Int? = nil
  @State private var chosen: Int?
  var body: some View {
    NavigationView {
      VStack {
        if !model.finished {
          Text(model.questions[model.index].text).font(.largeTitle).bold().lineLimit(nil).padding()
          ForEach(0..<model.questions[model.index].options.count, id: \.self) { i in
            Button(action: {
              self.chosen = i
              if i == self.model.questions[self.model.index].right { self.model.score += 1 }
              self.alert.toggle()
            }) { Text(self.model.questions[self.model.index].options[i]) }
            .buttonStyle(BigButton(tint: self.chosen == i ? .green : .blue))
            .padding(.horizontal)
            .transition(.pivot)
          }
        } else {
          Text("Score ").font(.title) + Text("\(model.score)").font(.title).foregroundColor(.green).fontWeight(.black)
          TextField(
            "Your name", text: $name, onEditingChanged: { editing in print(editing) },
            onCommit: {
              UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
            }
          )
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .keyboardType(.asciiCapable).autocapitalization(.words).disableAutocorrection(true)
          .padding()
          NavigationLink(destination: Text("Thanks, \(name)"), tag: 1, selection: $showResult) { EmptyView() }
          Button("Send") { self.showResult = 1 }
        }
        Spacer()
      }
      .padding(.bottom, keyboard.currentHeight)
      .edgesIgnoringSafeArea(keyboard.currentHeight == 0.0 ? .leading : .bottom)
      .navigationBarTitle(Text("Quiz"), displayMode: .inline)
      .navigationBarItems(
        trailing: Button(action: { self.sheet = true }) {
          Image(systemName: "ellipsis").padding(8).background(Circle().foregroundColor(Color(UIColor.systemGray5)))
        }
      )
      .alert(isPresented: $alert) {
        Alert(
          title: Text(chosen == 1 ? "Right" : "Wrong"), message: Text("Your score is \(model.score)"),
          primaryButton: .default(Text("Continue")) {
            withAnimation {
              self.model.index += 1; self.chosen = nil
            }
          }, secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $sheet) {
        ActionSheet(
          title: Text("Quiz"), message: Text("What now?"),
          buttons: [
            .default(Text("Again")) { self.model.index = 0 },
            .destructive(Text("Give up"), action: { self.model.index = 99 }), .cancel(),
          ])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear {
      UITableView.appearance().separatorStyle = .none; UITableView.appearance().tableFooterView = UIView()
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView().environment(\.colorScheme, .dark) }
}

struct QuizApp: App { var body: some Scene { WindowGroup { ContentView() } } }
