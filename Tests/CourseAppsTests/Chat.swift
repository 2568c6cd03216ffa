import SwiftUI
import RegexBuilder

struct Message: Identifiable, Hashable {
  let id = UUID(); var text: String; var mine: Bool; var date = Date(); var reactions: [String: Int] = [:]
}

struct Bubble: Shape {
  var mine: Bool
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, mine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        .cgPath)
  }
}
extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
  func onKeyboard(_ perform: @escaping (CGFloat) -> Void) -> some View {
    onReceive(
      Publishers.Merge(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).compactMap {
          ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height
        },
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) })
    ) { perform($0) }
  }
  func hideKeyboard() {
    UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  }
}

actor ChatServer {
  private var history: [Message] = []
  func send(_ text: String) async throws -> Message {
    try await Task.sleep(nanoseconds: 1_000_000)
    let answer = Message(text: "You said: \(text.uppercased())", mine: false)
    history.append(answer)
    return answer
  }
  nonisolated func stream() -> AsyncStream<Int> {
    AsyncStream { c in
      for i in 0..<3 { c.yield(i) }; c.finish()
    }
  }
}

@MainActor final class ChatModel: ObservableObject {
  @Published var messages: [Message] = [
    Message(text: "Hello **there**", mine: false),
    Message(text: "Hi! See https://example.com or mail a@b.co", mine: true),
    Message(text: "`let x = 1`", mine: false, reactions: ["👍": 2]),
  ]
  @Published var draft = ""
  @Published var typing = false
  let server = ChatServer()
  var lastID: Message.ID? { messages.last?.id }
  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    draft.removeAll()
    messages.append(.init(text: text, mine: true))
    typing = true
    Task { @MainActor in
      defer { typing = false }
      if let answer = try? await server.send(text) { messages.append(answer) }
    }
  }
  func mentions(in text: String) -> [Substring] {
    let mention = Regex {
      "@"; Capture { OneOrMore(.word) }
    }
    return text.matches(of: mention).map(\.1) + text.matches(of: #/#(\w+)/#).map { $0.output.1 }
  }
}

struct ChatView: View {
  @StateObject private var model = ChatModel()
  @FocusState private var focused: Bool
  @State private var keyboard: CGFloat = 0
  @State private var reacting: Message?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(model.messages) { m in
              HStack {
                if m.mine { Spacer(minLength: 60) }
                VStack(alignment: m.mine ? .trailing : .leading, spacing: 2) {
                  Text(styled(m.text)).padding(10).foregroundColor(m.mine ? .white : .primary)
                    .background(
                      Bubble(mine: m.mine).fill(m.mine ? Color.blue : Color(uiColor: .secondarySystemBackground))
                    )
                    .overlay(alignment: .bottomTrailing) {
                      if !m.reactions.isEmpty {
                        HStack(spacing: 2) {
                          ForEach(m.reactions.sorted(by: { $0.key < $1.key }), id: \.key) { k, v in
                            Text("\(k)\(v)").font(.caption2)
                          }
                        }.padding(4).background(.regularMaterial, in: Capsule()).offset(x: 8, y: 10)
                      }
                    }
                    .textSelection(.enabled)
                  Text(m.date, format: .dateTime.hour().minute()).font(.caption2).foregroundStyle(.secondary)
                }
                if !m.mine { Spacer(minLength: 60) }
              }
              .id(m.id)
              .onLongPressGesture(
                minimumDuration: 0.4, maximumDistance: 10, perform: { reacting = m }, onPressingChanged: { _ in }
              )
              .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            if model.typing {
              HStack(spacing: 3) {
                ForEach(0..<3) { i in Circle().frame(width: 6).modifier(Pulse(delay: Double(i) / 5)) }
              }.frame(maxWidth: .infinity, alignment: .leading).padding(.leading)
            }
          } header: {
            Text("Today").font(.caption).padding(4).background(.thinMaterial).cornerRadius(
              8, corners: [.bottomLeft, .bottomRight])
          }
        }.padding()
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.immediately)
      .onTapGesture { hideKeyboard() }
      .onChange(of: model.lastID) { id in withAnimation(.easeOut) { proxy.scrollTo(id, anchor: .bottom) } }
      .safeAreaInset(edge: .bottom, spacing: 0) { composer }
      .navigationTitle("Ada")
    }
    .sheet(item: $reacting) { m in
      HStack {
        ForEach(["👍", "❤️", "😂"], id: \.self) { e in
          Button(e) {
            if let i = model.messages.firstIndex(of: m) { model.messages[i].reactions[e, default: 0] += 1 };
            reacting = nil
          }
        }
      }.font(.largeTitle).presentationDetents([.height(120)])
    }
    .onKeyboard { keyboard = $0 }
    .task { for await n in model.server.stream() { print(n) } }
  }
  private var composer: some View {
    HStack(alignment: .bottom) {
      Button {
      } label: {
        Image(systemName: "plus").fontWeight(.bold)
      }.frame(width: 36, height: 36)
      TextField("Message", text: $model.draft, axis: .vertical).lineLimit(1...4).focused($focused).padding(8)
        .background { RoundedRectangle(cornerRadius: 18).strokeBorder(Color(.separator)) }
        .onSubmit(model.send)
      Button(action: model.send) { Image(systemName: "arrow.up.circle.fill").resizable().frame(width: 32, height: 32) }
        .disabled(model.draft.isEmpty).keyboardShortcut(.return, modifiers: .command)
    }
    .padding(8).background(.bar)
  }
  private func styled(_ text: String) -> AttributedString {
    var s =
      (try? AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
      ?? AttributedString(text)
    if let r = s.range(of: "Hello") {
      s[r].foregroundColor = .orange; s[r].underlineStyle = .single; s[r].font = .body.bold()
    }
    var c = AttributeContainer(); c.kern = 0.2
    s.mergeAttributes(c)
    return s
  }
}
struct Pulse: ViewModifier {
  let delay: Double
  @State private var on = false
  func body(content: Content) -> some View {
    content.opacity(on ? 1 : 0.3).animation(.easeInOut(duration: 0.6).repeatForever().delay(delay), value: on).onAppear
    { on.toggle() }
  }
}
struct ChatApp: App { var body: some Scene { WindowGroup { NavigationStack { ChatView() } } } }
