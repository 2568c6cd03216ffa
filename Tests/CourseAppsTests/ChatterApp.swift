// Messages: bubbles, an outlined field that grows, replies from an actor.
import SwiftUI

enum Chatter {
  struct Message: Identifiable, Hashable, Sendable {
    enum Sender: Hashable, Sendable {
      case me
      case them(String)
    }
    let id: UUID
    let text: String
    let sender: Sender
    let date: Date
    var reaction: String?
    init(_ text: String, from sender: Sender, at date: Date = .now, reaction: String? = nil) {
      id = UUID()
      self.text = text
      self.sender = sender
      self.date = date
      self.reaction = reaction
    }
    var isMine: Bool { if case .me = sender { true } else { false } }
  }

  actor ReplyBot {
    private var counter = 0
    private let replies = ["Sure!", "Tell me more…", "😂", "I'll be there in ten."]
    func reply(to text: String) async throws -> String {
      try await Task.sleep(for: .milliseconds(300))
      defer { counter += 1 }
      return text.hasSuffix("?") ? "Good question." : replies[counter % replies.count]
    }
    func stream() -> AsyncStream<Bool> {
      AsyncStream { continuation in
        continuation.yield(true)
        continuation.finish()
      }
    }
  }

  @Observable @MainActor
  final class Conversation {
    var messages: [Message] = [
      Message("Hey! Are we still on for tonight?", from: .them("Ada"), at: .now - 7200),
      Message("Yes, 8 o'clock at the old harbour 🚢", from: .me, at: .now - 7100, reaction: "👍"),
      Message(
        "Bring a jacket, it will be windy out there and we might walk up to the lighthouse afterwards",
        from: .them("Ada"), at: .now - 60),
      Message("Will do", from: .me, at: .now - 30),
    ]
    var draft = ""
    private(set) var isTyping = false
    private let bot = ReplyBot()

    func send() async {
      let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { return }
      draft = ""
      messages.append(.init(text, from: .me))
      isTyping = true
      defer { isTyping = false }
      if let reply = try? await bot.reply(to: text) {
        messages.append(.init(reply, from: .them("Ada")))
      }
    }
    func react(_ reaction: String, to message: Message) {
      guard let i = messages.firstIndex(of: message) else { return }
      messages[i].reaction = messages[i].reaction == reaction ? nil : reaction
    }
  }

  struct BubbleShape: Shape {
    let mine: Bool
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: [.topLeft, .topRight, mine ? .bottomLeft : .bottomRight],
        cornerRadii: CGSize(width: 18, height: 18))
      return Path(path.cgPath)
    }
  }

  struct Bubble: View {
    let message: Message
    var body: some View {
      HStack(alignment: .bottom, spacing: 8) {
        if message.isMine {
          Spacer(minLength: 60)
        } else {
          Text("A").font(.caption.bold()).foregroundStyle(.white).frame(width: 28, height: 28)
            .background(.purple.gradient, in: Circle())
        }
        Text(.init(message.text))
          .padding(.horizontal, 14).padding(.vertical, 9)
          .foregroundStyle(message.isMine ? Color.white : .primary)
          .background(
            message.isMine
              ? AnyShapeStyle(Color.blue.gradient) : AnyShapeStyle(Color(.systemGray5)),
            in: BubbleShape(mine: message.isMine)
          )
          .overlay(alignment: message.isMine ? .topLeading : .topTrailing) {
            if let reaction = message.reaction {
              Text(reaction).font(.caption).padding(4).background(.thinMaterial, in: Circle())
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(message.isMine ? .leading : .trailing) {
                  $0[HorizontalAlignment.center]
                }
            }
          }
        if !message.isMine { Spacer(minLength: 60) }
      }
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
  }

  struct TypingDots: View {
    @State private var up = false
    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<3) { i in
          Circle().frame(width: 8, height: 8).foregroundStyle(.secondary)
            .offset(y: up ? -4 : 2)
            .animation(
              .easeInOut(duration: 0.4).repeatForever(autoreverses: true).delay(Double(i) * 0.15),
              value: up)
        }
      }
      .padding(12).background(Color(.systemGray5), in: Capsule())
      .onAppear { up = true }
    }
  }

  struct ChatView: View {
    @State private var chat = Conversation()
    @FocusState private var focused: Bool
    @Namespace private var bottom

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 10) {
              Text(Date.now, format: .dateTime.weekday(.wide).hour().minute()).font(.caption2)
                .foregroundStyle(.secondary)
              ForEach(chat.messages) { message in
                Bubble(message: message)
                  .contextMenu {
                    ForEach(["👍", "❤️", "😂"], id: \.self) { r in
                      Button(r) { chat.react(r, to: message) }
                    }
                    Divider()
                    Button("Copy", systemImage: "doc.on.doc") {
                      UIPasteboard.general.string = message.text
                    }
                  }
                  .transition(
                    .scale(scale: 0.6, anchor: message.isMine ? .bottomTrailing : .bottomLeading)
                      .combined(with: .opacity))
              }
              if chat.isTyping { TypingDots().frame(maxWidth: .infinity, alignment: .leading) }
              Color.clear.frame(height: 1).id(bottom)
            }
            .padding(.horizontal)
            .animation(.bouncy(duration: 0.3), value: chat.messages)
          }
          .defaultScrollAnchor(.bottom)
          .scrollDismissesKeyboard(.interactively)
          .onChange(of: chat.messages.count) {
            withAnimation { proxy.scrollTo(bottom, anchor: .bottom) }
          }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack(spacing: 0) {
              Text("Ada").font(.headline)
              HStack(spacing: 4) {
                Circle().fill(.green).frame(width: 7)
                Text("online").font(.caption2).foregroundStyle(.secondary)
              }
            }
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "phone.fill") {} }
        }
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
      }
    }
    private var composer: some View {
      HStack(alignment: .bottom) {
        Button {
        } label: {
          Image(systemName: "plus.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
        }.tint(.gray)
        TextField("Message", text: $chat.draft, axis: .vertical)
          .lineLimit(1...5)
          .focused($focused)
          .padding(.horizontal, 12).padding(.vertical, 7)
          .overlay(RoundedRectangle(cornerRadius: 18).stroke(Color(.separator)))
          .onSubmit { Task { await chat.send() } }
        if !chat.draft.isEmpty {
          Button {
            Task { await chat.send() }
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
          .transition(.scale)
          .accessibilityLabel("Send")
        }
      }
      .padding(.horizontal).padding(.vertical, 8)
      .background(.bar)
      .animation(.default, value: chat.draft.isEmpty)
    }
  }
}
