import SwiftUI

// A game of numbers that join: swipes, undo, and a best score that is kept.

enum TilesMove { case up, down, left, right }

struct Tile: Identifiable, Equatable, Hashable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
  var isMerged = false
}

final class TilesGame: ObservableObject {
  static let size = 4
  @Published private(set) var tiles: [Tile] = []
  @Published private(set) var score = 0 {
    didSet { best = max(best, score) }
  }
  @Published var isOver = false
  @AppStorage("best.score") var best: Int = 0
  private var nextID = 0
  private var history: [(tiles: [Tile], score: Int)] = []
  var canUndo: Bool { !history.isEmpty }

  init() { restart() }

  func restart() {
    tiles = []; score = 0; isOver = false; history.removeAll(keepingCapacity: true)
    addTile(); addTile()
  }

  func undo() {
    guard let last = history.popLast() else { return }
    (tiles, score) = last
    isOver = false
  }

  private func addTile() {
    let taken = Set(tiles.map { [$0.row, $0.column] })
    let free = (0..<Self.size).flatMap { r in (0..<Self.size).map { [r, $0] } }.filter { !taken.contains($0) }
    guard let place = free.randomElement() else { return }
    tiles.append(Tile(id: nextID, value: Int.random(in: 0..<10) == 0 ? 4 : 2, row: place[0], column: place[1]))
    nextID += 1
  }

  @discardableResult
  func move(_ direction: TilesMove) -> Bool {
    let before = tiles
    let isVertical = direction == .up || direction == .down
    let isReversed = direction == .down || direction == .right
    var result: [Tile] = []
    var gained = 0
    for line in 0..<Self.size {
      var row = tiles.filter { (isVertical ? $0.column : $0.row) == line }
        .sorted { (isVertical ? $0.row : $0.column) < (isVertical ? $1.row : $1.column) }
      if isReversed { row.reverse() }
      var merged: [Tile] = []
      for var tile in row {
        tile.isMerged = false
        if let last = merged.last, last.value == tile.value, !last.isMerged {
          merged.removeLast()
          tile.value *= 2
          tile.isMerged = true
          gained += tile.value
        }
        merged.append(tile)
      }
      for (index, var tile) in merged.enumerated() {
        let place = isReversed ? Self.size - 1 - index : index
        if isVertical { tile.row = place } else { tile.column = place }
        result.append(tile)
      }
    }
    guard
      result.sorted(by: { $0.id < $1.id }).map({ [$0.id, $0.row, $0.column] })
        != before.sorted(by: { $0.id < $1.id }).map({ [$0.id, $0.row, $0.column] })
    else { return false }
    history.append((before, score))
    tiles = result
    score += gained
    addTile()
    isOver = !hasMoves
    return true
  }

  private var hasMoves: Bool {
    if tiles.count < Self.size * Self.size { return true }
    return tiles.contains { a in
      tiles.contains { b in a.value == b.value && abs(a.row - b.row) + abs(a.column - b.column) == 1 }
    }
  }
}

extension Color {
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
  static let sand = Color(hex: 0xfaf8ef)
  static let board = Color(hex: 0xbbada0)
  static let ink = Color(hex: 0x776e65)
  static func tile(_ value: Int) -> Color {
    let colors: [UInt] = [
      0xeee4da, 0xede0c8, 0xf2b179, 0xf59563, 0xf67c5f, 0xf65e3b, 0xedcf72, 0xedcc61, 0xedc850, 0xedc53f, 0xedc22e,
    ]
    let index = Int(log2(Double(value))) - 1
    return Color(hex: colors[min(index, colors.count - 1)])
  }
}

struct TilesView: View {
  @StateObject private var game = TilesGame()
  @State private var ignoresGesture = false
  @State private var showHelp = false
  private let feedback = UIImpactFeedbackGenerator(style: .medium)

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 24) {
        header
        Spacer()
        BoardView(tiles: game.tiles)
          .frame(
            width: min(geometry.size.width, geometry.size.height) - 32,
            height: min(geometry.size.width, geometry.size.height) - 32
          )
          .overlay(
            Group {
              if game.isOver {
                ZStack {
                  RoundedRectangle(cornerRadius: 12).fill(Color.sand.opacity(0.75))
                  VStack(spacing: 16) {
                    Text("TilesGame over!").font(.system(size: 40, weight: .black, design: .rounded))
                    Button("Try again", action: restart).buttonStyle(PillStyle())
                  }
                }
                .transition(AnyTransition.opacity.combined(with: .scale(scale: 1.1)))
              }
            })
        Spacer()
        Text("Swipe to move the tiles. Equal ones **join**.")
          .font(.footnote).multilineTextAlignment(.center)
      }
      .padding()
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .foregroundColor(.ink)
    .background(Color.sand.ignoresSafeArea())
    .contentShape(Rectangle())
    .gesture(swipe, including: .all)
    .animation(.spring(response: 0.3, dampingFraction: 0.8, blendDuration: 0), value: game.isOver)
    .onAppear(perform: feedback.prepare)
  }

  private var header: some View {
    HStack(alignment: .top) {
      Text("2048").font(.system(size: 56, weight: .black, design: .rounded)).minimumScaleFactor(0.5)
      Spacer()
      VStack(alignment: .trailing, spacing: 10) {
        HStack(spacing: 8) {
          ScoreBox(title: "score", value: game.score)
          ScoreBox(title: "best", value: game.best)
        }
        HStack {
          Button(action: { withAnimation { game.undo() } }) { Image(systemName: "arrow.uturn.backward") }
            .disabled(!game.canUndo)
          Button("New", action: restart)
        }
        .buttonStyle(PillStyle())
      }
    }
  }

  private func restart() {
    withAnimation(.easeInOut(duration: 0.25)) { game.restart() }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20, coordinateSpace: .local)
      .onChanged { value in
        guard !ignoresGesture else { return }
        let t = value.translation
        guard abs(t.width) > 30 || abs(t.height) > 30 else { return }
        ignoresGesture = true
        let move: TilesMove =
          abs(t.width) > abs(t.height) ? (t.width > 0 ? .right : .left) : (t.height > 0 ? .down : .up)
        withAnimation(.interactiveSpring(response: 0.25, dampingFraction: 0.9)) {
          if game.move(move) { feedback.impactOccurred() }
        }
      }
      .onEnded { _ in ignoresGesture = false }
  }
}

struct BoardView: View {
  let tiles: [Tile]
  private let spacing: CGFloat = 10

  var body: some View {
    GeometryReader { geo in
      let side = (geo.size.width - spacing * CGFloat(TilesGame.size + 1)) / CGFloat(TilesGame.size)
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 12).foregroundColor(.board)
        ForEach(0..<16, id: \.self) { i in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color.white.opacity(0.25))
            .frame(width: side, height: side)
            .position(center(row: i / 4, column: i % 4, side: side))
        }
        ForEach(tiles) { tile in
          TileView(tile: tile)
            .equatable()
            .frame(width: side, height: side)
            .position(center(row: tile.row, column: tile.column, side: side))
            .zIndex(tile.isMerged ? 1 : 0)
            .transition(
              .asymmetric(
                insertion: AnyTransition.scale(scale: 0.1).animation(Animation.easeOut.delay(0.1)), removal: .opacity))
        }
      }
    }
  }

  private func center(row: Int, column: Int, side: CGFloat) -> CGPoint {
    CGPoint(
      x: spacing + side / 2 + CGFloat(column) * (side + spacing),
      y: spacing + side / 2 + CGFloat(row) * (side + spacing))
  }
}

struct TileView: View, Equatable {
  let tile: Tile
  static func == (a: TileView, b: TileView) -> Bool { a.tile == b.tile }
  var body: some View {
    Text(verbatim: "\(tile.value)")
      .font(.system(size: tile.value < 1000 ? 34 : 24, weight: .heavy, design: .rounded))
      .foregroundColor(tile.value > 4 ? .white : .ink)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.tile(tile.value)))
      .shadow(color: Color.yellow.opacity(tile.value >= 128 ? 0.5 : 0), radius: 8)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("\(tile.value), row \(tile.row + 1), column \(tile.column + 1)"))
  }
}

struct ScoreBox: View {
  let title: String
  let value: Int
  var body: some View {
    VStack(spacing: 2) {
      Text(title.uppercased()).font(.system(size: 11, weight: .bold)).foregroundColor(Color(hex: 0xeee4da))
      Text(value, format: .number.grouping(.never)).font(.title3.bold()).foregroundColor(.white).fixedSize()
    }
    .padding(.horizontal, 14).padding(.vertical, 6)
    .frame(minWidth: 72)
    .background(Color.board.cornerRadius(6))
  }
}

struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 16).padding(.vertical, 8)
      .background(Color(hex: 0x8f7a66).clipShape(Capsule()))
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}
