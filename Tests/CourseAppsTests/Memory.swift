import SwiftUI

struct MemoryGame<CardContent> where CardContent: Equatable {
  private(set) var cards: Array<Card>
  private(set) var score = 0
  private var indexOfTheOneAndOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
    set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
  }
  init(numberOfPairs: Int, factory: (Int) -> CardContent) {
    cards = []
    for pair in 0..<max(2, numberOfPairs) {
      let content = factory(pair)
      cards.append(Card(content: content, id: "\(pair)a"))
      cards.append(Card(content: content, id: "\(pair)b"))
    }
  }
  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let potential = indexOfTheOneAndOnlyFaceUpCard {
      if cards[chosen].content == cards[potential].content {
        cards[chosen].isMatched = true; cards[potential].isMatched = true; score += 2 + cards[chosen].bonus
      } else if cards[chosen].seen {
        score -= 1
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfTheOneAndOnlyFaceUpCard = chosen
    }
  }
  mutating func shuffle() { cards.shuffle() }
  struct Card: Equatable, Identifiable, CustomDebugStringConvertible {
    var isFaceUp = false {
      didSet { if isFaceUp { startBonus() } else { stopBonus() }; if oldValue && !isFaceUp { seen = true } }
    }
    var isMatched = false { didSet { if isMatched { stopBonus() } } }
    var seen = false
    let content: CardContent
    var id: String
    var debugDescription: String { "\(id): \(content)" }
    private mutating func startBonus() { if isFaceUp && !isMatched && percent > 0, last == nil { last = Date() } }
    private mutating func stopBonus() { past = faceUpTime; last = nil }
    var percent: Double { limit > 0 ? max(0, limit - faceUpTime) / limit : 0 }
    var bonus: Int { Int(limit * percent) }
    var faceUpTime: TimeInterval { if let last { return past + Date().timeIntervalSince(last) } else { return past } }
    var last: Date?
    var past: TimeInterval = 0
    var limit: TimeInterval = 6
    var usingBonus: Bool { isFaceUp && !isMatched && percent > 0 }
  }
}
extension Array { var oneAndOnly: Element? { count == 1 ? first : nil } }

class EmojiGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card
  private static let emojis = ["🐢", "🦉", "🐙", "🦊", "🐝", "🐳", "🦎", "🐌"]
  private static func create() -> MemoryGame<String> {
    MemoryGame(numberOfPairs: 8) { emojis.indices.contains($0) ? emojis[$0] : "⁉️" }
  }
  @Published private var model = create()
  var cards: [Card] { model.cards }
  var score: Int { model.score }
  var color: Color { .orange }
  func shuffle() { model.shuffle() }
  func choose(_ card: Card) { model.choose(card) }
}

struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
  var items: [Item]
  var aspectRatio: CGFloat = 1
  var content: (Item) -> ItemView
  init(_ items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items; self.aspectRatio = aspectRatio; self.content = content
  }
  var body: some View {
    GeometryReader { geometry in
      let size = gridItemWidthThatFits(count: items.count, size: geometry.size, atAspectRatio: aspectRatio)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: size), spacing: 0)], spacing: 0) {
        ForEach(items) { item in content(item).aspectRatio(aspectRatio, contentMode: .fit) }
      }
    }
  }
  private func gridItemWidthThatFits(count: Int, size: CGSize, atAspectRatio r: CGFloat) -> CGFloat {
    let count = CGFloat(count)
    var columnCount = 1.0
    repeat {
      let width = size.width / columnCount
      let height = width / r
      let rowCount = (count / columnCount).rounded(.up)
      if rowCount * height < size.height { return (size.width / columnCount).rounded(.down) }
      columnCount += 1
    } while columnCount < count
    return min(size.width / count, size.height * r).rounded(.down)
  }
}

struct Cardify: ViewModifier, Animatable {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
  var isFaceUp: Bool { rotation < 90 }
  var rotation: Double
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }
  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: Constants.cornerRadius)
      base.strokeBorder(lineWidth: Constants.lineWidth).background(base.fill(.white)).overlay(content).opacity(
        isFaceUp ? 1 : 0)
      base.fill().opacity(isFaceUp ? 0 : 1)
    }.rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
  private struct Constants { static let cornerRadius: CGFloat = 12; static let lineWidth: CGFloat = 2 }
}
extension View {
  func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
  func spin(_ spinning: Bool) -> some View {
    rotationEffect(.degrees(spinning ? 360 : 0)).animation(
      .linear(duration: 1).repeatForever(autoreverses: false), value: spinning)
  }
}

struct Pie: Shape {
  var startAngle: Angle = .zero
  let endAngle: Angle
  var clockwise = true
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY), radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * cos((startAngle - .degrees(90)).radians),
      y: center.y + radius * sin((startAngle - .degrees(90)).radians))
    var p = Path()
    p.move(to: center); p.addLine(to: start)
    p.addArc(
      center: center, radius: radius, startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90),
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct CardView: View {
  typealias Card = MemoryGame<String>.Card
  let card: Card
  init(_ card: Card) { self.card = card }
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 5)) { timeline in
      if card.isFaceUp || !card.isMatched {
        Pie(endAngle: .degrees(card.percent * 360)).opacity(0.4)
          .overlay(
            Text(card.content).font(.system(size: 200)).minimumScaleFactor(10 / 200).multilineTextAlignment(.center)
              .aspectRatio(1, contentMode: .fit).spin(card.isMatched).padding(5)
          )
          .padding(5).cardify(isFaceUp: card.isFaceUp)
          .transition(.scale)
      } else {
        Color.clear
      }
    }
  }
}

struct FlyingNumber: View {
  let number: Int
  @State private var offset: CGFloat = 0
  var body: some View {
    if number != 0 {
      Text(number, format: .number.sign(strategy: .always())).font(.largeTitle).foregroundColor(
        number < 0 ? .red : .green
      )
      .shadow(color: .black, radius: 1.5, x: 1, y: 1).offset(x: 0, y: offset).opacity(offset != 0 ? 0 : 1)
      .onAppear { withAnimation(.easeIn(duration: 1.5)) { offset = number < 0 ? 200 : -200 } }
      .onDisappear { offset = 0 }
    }
  }
}

struct GameView: View {
  @ObservedObject var viewModel: EmojiGame
  @State private var dealt = Set<EmojiGame.Card.ID>()
  @State private var lastScoreChange = (0, causedByCardId: "")
  @Namespace private var dealing
  private let aspect: CGFloat = 2 / 3
  private func isDealt(_ card: EmojiGame.Card) -> Bool { dealt.contains(card.id) }
  var body: some View {
    VStack {
      AspectVGrid(viewModel.cards, aspectRatio: aspect) { card in
        if isDealt(card) {
          CardView(card).matchedGeometryEffect(id: card.id, in: dealing).transition(
            .asymmetric(insertion: .identity, removal: .identity)
          )
          .padding(4).overlay(FlyingNumber(number: scoreChange(causedBy: card))).zIndex(
            scoreChange(causedBy: card) != 0 ? 100 : 0
          )
          .onTapGesture { choose(card) }
        }
      }
      HStack {
        Text("Score: \(viewModel.score)").animation(nil); Spacer(); deck; Spacer();
        Button("Shuffle") { withAnimation { viewModel.shuffle() } }
      }.font(.largeTitle)
    }
    .foregroundColor(viewModel.color).padding()
  }
  private func choose(_ card: EmojiGame.Card) {
    withAnimation {
      let before = viewModel.score; viewModel.choose(card);
      lastScoreChange = (viewModel.score - before, causedByCardId: card.id)
    }
  }
  private func scoreChange(causedBy card: EmojiGame.Card) -> Int {
    let (amount, id) = lastScoreChange; return card.id == id ? amount : 0
  }
  private var deck: some View {
    ZStack {
      ForEach(viewModel.cards.filter { !isDealt($0) }) { card in
        CardView(card).matchedGeometryEffect(id: card.id, in: dealing).transition(
          .asymmetric(insertion: .identity, removal: .identity))
      }
    }
    .frame(width: 50, height: 50 / aspect)
    .onAppear {
      var delay: TimeInterval = 0
      for card in viewModel.cards {
        withAnimation(.easeInOut(duration: 1).delay(delay)) { _ = dealt.insert(card.id) }; delay += 0.15
      }
    }
  }
}
struct MemoryApp: App {
  @StateObject var game = EmojiGame(); var body: some Scene { WindowGroup { GameView(viewModel: game) } }
}
