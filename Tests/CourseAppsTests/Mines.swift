import SwiftUI

// A game of mines: bevelled fields that are tapped and held, a counter, a clock, a shake where it is lost.

enum MineStatus { case covered, flagged, open }
struct MineCell { var isMine = false; var around = 0; var status = MineStatus.covered }

struct Minefield {
  let rows: Int, columns: Int, mines: Int
  var fields: [[MineCell]]
  var isLost = false
  init(rows: Int = 12, columns: Int = 9, mines: Int = 14, using generator: inout some RandomNumberGenerator) {
    (self.rows, self.columns, self.mines) = (rows, columns, mines)
    fields = Array(repeating: Array(repeating: MineCell(), count: columns), count: rows)
    for index in (0..<rows * columns).shuffled(using: &generator).prefix(mines) {
      fields[index / columns][index % columns].isMine = true
    }
    for row in 0..<rows {
      for column in 0..<columns {
        fields[row][column].around = neighbours(row, column).filter { fields[$0.0][$0.1].isMine }.count
      }
    }
  }
  func neighbours(_ row: Int, _ column: Int) -> [(Int, Int)] {
    (-1...1).flatMap { y in (-1...1).map { x in (row + y, column + x) } }
      .filter { $0 != (row, column) && fields.indices.contains($0.0) && fields[0].indices.contains($0.1) }
  }
  mutating func open(_ row: Int, _ column: Int) {
    guard fields[row][column].status == .covered else { return }
    fields[row][column].status = .open
    if fields[row][column].isMine { isLost = true; return }
    if fields[row][column].around == 0 { neighbours(row, column).forEach { open($0.0, $0.1) } }
  }
  mutating func flag(_ row: Int, _ column: Int) {
    switch fields[row][column].status {
    case .covered: fields[row][column].status = .flagged
    case .flagged: fields[row][column].status = .covered
    case .open: break
    }
  }
  var flags: Int { fields.joined().lazy.filter { $0.status == .flagged }.count }
  var isWon: Bool { !isLost && fields.joined().allSatisfy { $0.isMine || $0.status == .open } }
}

struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
}

struct Bevel: ViewModifier {
  var raised: Bool
  func body(content: Content) -> some View {
    content
      .background(Color(white: raised ? 0.78 : 0.72))
      .overlay(
        GeometryReader { g in
          Path { p in
            p.move(to: CGPoint(x: 0, y: g.size.height))
            p.addLine(to: .zero)
            p.addLine(to: CGPoint(x: g.size.width, y: 0))
          }
          .stroke(raised ? Color.white : Color.clear, lineWidth: 3)
        }
      )
      .border(Color(white: 0.6), width: raised ? 0 : 0.5)
      .clipped()
  }
}
extension View { func bevel(_ raised: Bool = true) -> some View { modifier(Bevel(raised: raised)) } }

struct SevenSegment: View {
  var value: Int
  var body: some View {
    Text(String(format: "%03d", max(min(value, 999), -99)))
      .font(.custom("Menlo-Bold", size: 30))
      .foregroundColor(.red)
      .padding(.horizontal, 6)
      .background(Color.black)
      .cornerRadius(4)
  }
}

struct MineCellView: View {
  let field: MineCell
  let reveal: Bool
  private static let colors: [Color] = [.clear, .blue, .green, .red, .purple, .orange, .teal, .black, .gray]
  var body: some View {
    ZStack {
      Rectangle().fill(Color.clear)
      switch field.status {
      case .flagged: Text("🚩")
      case .open where field.isMine: Text("💥")
      case .open: if field.around > 0 { Text("\(field.around)").foregroundColor(Self.colors[field.around]) }
      case .covered: if reveal && field.isMine { Text("💣") } else { EmptyView() }
      }
    }
    .font(.system(size: 18, weight: .heavy, design: .monospaced))
    .aspectRatio(1, contentMode: .fit)
    .bevel(field.status != .open)
  }
}

struct MinesView: View {
  @State private var generator: SeededNumbers
  @State private var board: Minefield
  @State private var elapsed = 0
  @State private var startedAt: Date?
  @AppStorage("best") private var best = 999
  @State private var shake: CGFloat = 0
  let timer = Timer.publish(every: 1, on: .current, in: .common).autoconnect()

  init() {
    var seeded = SeededNumbers(state: 7)
    _board = State(initialValue: Minefield(using: &seeded))
    _generator = State(wrappedValue: seeded)
  }

  private var face: String { board.isLost ? "😵" : board.isWon ? "😎" : "🙂" }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        SevenSegment(value: board.mines - board.flags)
        Spacer()
        Button(action: restart) { Text(face).font(.largeTitle).padding(6).bevel() }
        Spacer()
        SevenSegment(value: elapsed)
      }
      .padding(8)
      .bevel(false)
      VStack(spacing: 0) {
        ForEach(0..<board.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<board.columns, id: \.self) { column in
              MineCellView(field: board.fields[row][column], reveal: board.isLost)
                .onTapGesture { tap(row, column) }
                .onLongPressGesture(minimumDuration: 0.3) {
                  UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.8)
                  board.flag(row, column)
                }
                .accessibilityIdentifier("field-\(row)-\(column)")
            }
          }
        }
      }
      .modifier(MineShake(animatableData: shake))
      .allowsHitTesting(!board.isLost && !board.isWon)
      HStack {
        Label("Best: \(best == 999 ? "–" : "\(best) s")", systemImage: "trophy")
        Spacer()
        Text("Hold to flag").italic().foregroundColor(.secondary)
      }
      .font(.footnote)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.75).ignoresSafeArea())
    .onReceive(timer) { now in
      guard let startedAt, !board.isLost, !board.isWon else { return }
      elapsed = Int(now.timeIntervalSince(startedAt))
    }
    .statusBarHidden()
  }

  private func tap(_ row: Int, _ column: Int) {
    if startedAt == nil { startedAt = Date() }
    board.open(row, column)
    if board.isLost { withAnimation(.linear(duration: 0.4)) { shake += 1 } }
    if board.isWon { best = min(best, elapsed) }
  }
  private func restart() {
    board = Minefield(using: &generator)
    elapsed = 0
    startedAt = nil
  }
}

struct MineShake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 6), y: 0))
  }
}
