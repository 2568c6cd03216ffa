import SwiftUI
import Combine

// A game of falling blocks: a canvas, a clock, buttons that act while they are pressed.

struct BlockPiece {
  var cells: [(x: Int, y: Int)]; var color: Color
  static let all: [BlockPiece] = [
    BlockPiece(cells: [(0, 0), (1, 0), (2, 0), (3, 0)], color: .cyan),
    BlockPiece(cells: [(0, 0), (0, 1), (1, 1), (2, 1)], color: .blue),
    BlockPiece(cells: [(2, 0), (0, 1), (1, 1), (2, 1)], color: .orange),
    BlockPiece(cells: [(0, 0), (1, 0), (0, 1), (1, 1)], color: .yellow),
    BlockPiece(cells: [(1, 0), (2, 0), (0, 1), (1, 1)], color: .green),
    BlockPiece(cells: [(1, 0), (0, 1), (1, 1), (2, 1)], color: .purple),
  ]
  func rotated() -> BlockPiece {
    let h = cells.map(\.y).max() ?? 0; return BlockPiece(cells: cells.map { (h - $0.y, $0.x) }, color: color)
  }
}

class BlocksGame: ObservableObject {
  static let columns = 10, rows = 20
  @Published var grid = [[Color?]](repeating: [Color?](repeating: nil, count: columns), count: rows)
  @Published var piece = BlockPiece.all[5]
  @Published var next = BlockPiece.all[1]
  @Published var origin = (x: 3, y: 0)
  @Published var score = 0
  @Published var lines = 0
  @Published var isOver = false
  private var clock: Cancellable?
  private var speed: TimeInterval { max(0.1, 0.8 - Double(lines / 10) * 0.07) }

  func start() {
    clock = Timer.publish(every: speed, on: RunLoop.main, in: .default).autoconnect().sink { [weak self] _ in
      self?.step()
    }
  }
  func pause() { clock?.cancel(); clock = nil; objectWillChange.send() }
  var isRunning: Bool { clock != nil }
  func fits(_ p: BlockPiece, _ o: (x: Int, y: Int)) -> Bool {
    p.cells.allSatisfy { c in
      let x = c.x + o.x, y = c.y + o.y;
      return (0..<Self.columns).contains(x) && (0..<Self.rows).contains(y) && grid[y][x] == nil
    }
  }
  func move(_ dx: Int) { let to = (x: origin.x + dx, y: origin.y); if fits(piece, to) { origin = to } }
  func rotate() { let r = piece.rotated(); if fits(r, origin) { piece = r } }
  func drop() { while fits(piece, (origin.x, origin.y + 1)) { origin.y += 1; score += 2 }; step() }
  func step() {
    let down = (x: origin.x, y: origin.y + 1)
    if fits(piece, down) { origin = down; return }
    piece.cells.forEach { grid[$0.y + origin.y][$0.x + origin.x] = piece.color }
    let kept = grid.filter { $0.contains(nil) }
    let gone = Self.rows - kept.count
    if gone > 0 {
      grid = Array(repeating: Array(repeating: nil, count: Self.columns), count: gone) + kept; lines += gone;
      score += [0, 40, 100, 300, 1200][gone]
    }
    piece = next; next = BlockPiece.all.randomElement()!; origin = (3, 0)
    if !fits(piece, origin) { isOver = true; pause() }
  }
  var ghost: Int { var y = origin.y; while fits(piece, (origin.x, y + 1)) { y += 1 }; return y }
}

struct BlockView: View {
  let color: Color
  var body: some View {
    Rectangle().fill(color).overlay(Rectangle().strokeBorder(Color.white.opacity(0.3), lineWidth: 2)).overlay(
      LinearGradient(colors: [.white.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
  }
}

struct PlayField: View {
  @ObservedObject var game: BlocksGame
  var body: some View {
    Canvas { context, size in
      let side = size.width / CGFloat(BlocksGame.columns)
      func square(_ x: Int, _ y: Int) -> CGRect {
        CGRect(x: CGFloat(x) * side, y: CGFloat(y) * side, width: side, height: side).insetBy(dx: 1, dy: 1)
      }
      for x in 0...BlocksGame.columns {
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: CGFloat(x) * side, y: 0));
            $0.addLine(to: CGPoint(x: CGFloat(x) * side, y: size.height))
          }, with: .color(.white.opacity(0.08)))
      }
      for (y, row) in game.grid.enumerated() {
        for (x, color) in row.enumerated() {
          if let color { context.fill(Path(roundedRect: square(x, y), cornerRadius: 3), with: .color(color)) }
        }
      }
      for c in game.piece.cells {
        context.stroke(
          Path(square(c.x + game.origin.x, c.y + game.ghost)), with: .color(game.piece.color.opacity(0.5)),
          lineWidth: 1.5)
        context.fill(
          Path(roundedRect: square(c.x + game.origin.x, c.y + game.origin.y), cornerSize: CGSize(width: 3, height: 3)),
          with: .linearGradient(
            Gradient(colors: [game.piece.color, game.piece.color.opacity(0.6)]), startPoint: .zero,
            endPoint: CGPoint(x: 0, y: size.height)))
      }
      if game.isOver {
        context.draw(
          Text("GAME OVER").font(.largeTitle.weight(.black)).foregroundColor(.white),
          at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
      }
    }
    .aspectRatio(CGFloat(BlocksGame.columns) / CGFloat(BlocksGame.rows), contentMode: .fit)
    .background(Color.black)
    .border(Color.gray, width: 2)
    .gesture(
      DragGesture(minimumDistance: 20).onEnded { v in
        if abs(v.translation.width) > abs(v.translation.height) {
          game.move(v.translation.width > 0 ? 1 : -1)
        } else if v.translation.height > 0 {
          game.drop()
        }
      }.exclusively(before: TapGesture().onEnded { game.rotate() }))
  }
}

struct PadButton: View {
  let symbol: String; let action: () -> Void
  @State private var pressed = false
  var body: some View {
    Image(systemName: symbol).font(.title.weight(.bold)).foregroundColor(.white).frame(width: 64, height: 64)
      .background(
        Circle().fill(pressed ? Color.gray : Color(white: 0.25)).shadow(
          color: .white.opacity(0.2), radius: 3, x: -2, y: -2
        ).shadow(color: .black, radius: 4, x: 3, y: 3)
      )
      .onLongPressGesture(
        minimumDuration: .infinity, maximumDistance: 50, perform: {},
        onPressingChanged: { down in
          pressed = down; if down { action() }
        }
      )
      .accessibilityAddTraits(.isButton)
      .accessibility(label: Text(symbol))
  }
}

struct BlocksView: View {
  @StateObject var game = BlocksGame()
  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [Color(UIColor(red: 0.1, green: 0.1, blue: 0.25, alpha: 1)), .black]),
        startPoint: .top, endPoint: .bottom
      ).edgesIgnoringSafeArea(.all)
      VStack(spacing: 14) {
        HStack(alignment: .top) {
          PlayField(game: game)
          VStack(alignment: .leading, spacing: 18) {
            Group {
              stat("SCORE", game.score); stat("LINES", game.lines); stat("LEVEL", game.lines / 10 + 1)
            }
            Text("NEXT").font(.caption).foregroundColor(.gray)
            VStack(spacing: 1) {
              ForEach(0..<2) { y in
                HStack(spacing: 1) {
                  ForEach(0..<4) { x in
                    Group {
                      if game.next.cells.contains(where: { $0 == (x, y) }) {
                        BlockView(color: game.next.color)
                      } else {
                        Color.clear
                      }
                    }.frame(width: 15, height: 15)
                  }
                }
              }
            }
            Button(game.isRunning ? "Pause" : "Start") { game.isRunning ? game.pause() : game.start() }.font(.headline)
              .foregroundColor(.black).padding(.vertical, 8).padding(.horizontal, 12).background(Color.yellow)
              .cornerRadius(8)
            Spacer()
          }
          .frame(width: 92)
        }
        HStack(spacing: 18) {
          PadButton(symbol: "arrow.left") { game.move(-1) }
          PadButton(symbol: "arrow.down.to.line") { game.drop() }
          PadButton(symbol: "arrow.clockwise") { game.rotate() }
          PadButton(symbol: "arrow.right") { game.move(1) }
        }
      }
      .padding()
    }
    .environment(\.colorScheme, .dark)
    .persistentSystemOverlays(.hidden)
  }
  func stat(_ title: String, _ value: Int) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundColor(.gray);
      Text("\(value)").font(.system(.title3, design: .monospaced)).bold().foregroundColor(.white).contentTransition(
        .numericText()
      ).animation(.default, value: value)
    }
  }
}
