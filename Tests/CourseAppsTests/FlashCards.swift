import SwiftUI

// Cards that turn over, and are thrown to the left or to the right.

struct FlashCard: Identifiable {
  let id: Int
  let prompt: String
  let answer: String
}

struct FlashCardView: View {
  let card: FlashCard
  let remove: (Bool) -> Void
  @State private var offset = CGSize.zero
  @State private var isTurned = false
  @Environment(\.accessibilityDifferentiateWithoutColor) private var avoidsColor

  private var turn: some Gesture {
    ExclusiveGesture(TapGesture(count: 2).map { true }, TapGesture().map { false })
      .onEnded { _ in withAnimation(.bouncy) { isTurned.toggle() } }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: RoundedCornerStyle.continuous)
        .fill(.white)
        .background(
          avoidsColor
            ? nil
            : RoundedRectangle(cornerRadius: 25).fill(offset.width == 0 ? .clear : offset.width > 0 ? .green : .red)
        )
        .shadow(radius: 10)
      VStack {
        Text(isTurned ? card.answer : card.prompt).font(.largeTitle).foregroundStyle(.black)
        if isTurned { Text("Answer").foregroundStyle(.secondary) }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 320, height: 220)
    .rotationEffect(.degrees(offset.width / 5.0))
    .offset(x: offset.width * 5)
    .opacity(2 - Double(abs(offset.width / 50)))
    .accessibilityAddTraits(AccessibilityTraits.isButton)
    .gesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { _ in if abs(offset.width) > 100 { remove(offset.width > 0) } else { offset = .zero } }
    )
    .gesture(turn)
  }
}

struct FlashCardsView: View {
  @State private var cards = [
    FlashCard(id: 0, prompt: "Capital of Norway?", answer: "Oslo"),
    FlashCard(id: 1, prompt: "Who wrote Emma?", answer: "Jane Austen"),
  ]
  @State private var isDone = false

  var body: some View {
    ZStack {
      Color.indigo.ignoresSafeArea()
      VStack {
        Text("Cards left: \(cards.count)").font(.largeTitle).foregroundStyle(.white).padding(.horizontal, 20)
          .background(.black.opacity(0.75), in: .capsule)
        ZStack {
          ForEach(cards) { card in
            FlashCardView(card: card) { _ in withAnimation { cards.removeAll { $0.id == card.id } } }
              .stacked(at: card.id, in: cards.count)
          }
        }
        .focusSection()
        Button("Next") { if !cards.isEmpty { cards.removeLast() } }
          .buttonStyle(.borderedProminent)
          .buttonRepeatBehavior(ButtonRepeatBehavior.disabled)
        if cards.isEmpty {
          Button("Start again") { isDone = true }.padding().background(.white).foregroundStyle(.black).clipShape(
            .capsule)
        }
      }
    }
    .preferredColorScheme(.light)
  }
}

extension View {
  fileprivate func stacked(at position: Int, in total: Int) -> some View {
    offset(y: Double(total - position) * 10)
  }
}
