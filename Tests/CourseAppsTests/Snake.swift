import SwiftUI
import Combine

enum Direction: CaseIterable {
  case up, down, left, right
  var vector: SIMD2<Int> {
    switch self {
    case .up: [0, -1];
    case .down: [0, 1];
    case .left: [-1, 0];
    case .right: [1, 0]
    }
  }
  var opposite: Direction {
    switch self {
    case .up: .down;
    case .down: .up;
    case .left: .right;
    case .right: .left
    }
  }
  init(_ t: CGSize) {
    self = abs(t.width) > abs(t.height) ? (t.width > 0 ? .right : .left) : (t.height > 0 ? .down : .up)
  }
}
@MainActor final class Game: ObservableObject {
  @Published private(set) var body: [SIMD2<Int>] = [[5, 5], [4, 5], [3, 5]]
  @Published private(set) var food: SIMD2<Int> = [9, 9]
  @Published var direction = Direction.right {
    willSet { precondition(newValue != direction.opposite || body.count == 1 || true) }
  }
  @Published private(set) var isOver = false
  @Published var paused = true
  @Published var best = UserDefaults.standard.integer(forKey: "best")
  let grid = 16; private var clock: Cancellable?
  var score: Int { body.count - 3 }
  func start() {
    clock?.cancel(); body = [[5, 5], [4, 5], [3, 5]]; isOver = false; paused = false;
    clock = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
  func turn(_ d: Direction) { if d != direction.opposite { direction = d } }
  private func tick() {
    guard !paused, !isOver else { return }; let head = body[0] &+ direction.vector
    guard (0..<grid).contains(head.x), (0..<grid).contains(head.y), !body.contains(head) else {
      isOver = true; best = max(best, score); UserDefaults.standard.set(best, forKey: "best"); clock = nil; return
    }
    body.insert(head, at: 0);
    if head == food {
      repeat { food = [.random(in: 0..<grid), .random(in: 0..<grid)] } while body.contains(food)
    } else {
      body.removeLast()
    }
  }
}
struct SnakeView: View {
  @StateObject private var game = Game(); @Environment(\.scenePhase) private var phase;
  @FocusState private var focus: Bool
  var body: some View {
    GeometryReader { geo in
      let cell = floor(min(geo.size.width, geo.size.height - 120) / CGFloat(game.grid))
      VStack {
        HStack {
          Label("\(game.score)", systemImage: "leaf.fill"); Spacer();
          Label {
            Text(game.best.description)
          } icon: {
            Image(systemName: "crown.fill").foregroundStyle(.yellow)
          }
        }.font(.title2.monospacedDigit()).padding(.horizontal)
        ZStack(alignment: .topLeading) {
          Rectangle().fill(Color(red: 0.1, green: 0.3, blue: 0.15));
          ForEach(Array(game.body.enumerated()), id: \.offset) { i, p in
            RoundedRectangle(cornerRadius: cell / 4).fill(i == 0 ? Color.yellow : .green).frame(
              width: cell - 1, height: cell - 1
            ).offset(x: CGFloat(p.x) * cell, y: CGFloat(p.y) * cell)
          }
          Text("🍎").font(.system(size: cell * 0.8)).frame(width: cell, height: cell).position(
            x: (CGFloat(game.food.x) + 0.5) * cell, y: (CGFloat(game.food.y) + 0.5) * cell)
          if game.isOver || game.paused {
            VStack(spacing: 12) {
              Text(game.isOver ? "Game Over" : "Snake").font(.largeTitle.bold());
              Button(game.isOver ? "Again" : "Play", action: game.start).buttonStyle(.borderedProminent)
                .buttonBorderShape(.roundedRectangle(radius: 12)).controlSize(.large)
            }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black.opacity(0.6)).foregroundStyle(.white)
              .transition(.opacity.animation(.easeIn))
          }
        }
        .frame(width: cell * CGFloat(game.grid), height: cell * CGFloat(game.grid)).clipShape(
          RoundedRectangle(cornerRadius: 8)
        ).gesture(DragGesture(minimumDistance: 15).onEnded { game.turn(Direction($0.translation)) })
        Grid {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); pad(.up, "chevron.up");
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          };
          GridRow {
            pad(.left, "chevron.left");
            Button {
              game.paused.toggle()
            } label: {
              Image(systemName: game.paused ? "play.fill" : "pause.fill")
            }; pad(.right, "chevron.right")
          };
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); pad(.down, "chevron.down")
          }
        }.buttonStyle(.bordered).buttonRepeatBehavior(.enabled)
      }.frame(maxWidth: .infinity)
    }
    .focusable().focused($focus).onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], phases: .down) { k in
      switch k.key {
      case .upArrow: game.turn(.up);
      case .downArrow: game.turn(.down);
      case .leftArrow: game.turn(.left);
      default: game.turn(.right)
      }; return .handled
    }.onAppear { focus = true }
    .onChange(of: phase) { _, p in if p != .active { game.paused = true } }.persistentSystemOverlays(.hidden)
    .defersSystemGestures(on: .all)
  }
  private func pad(_ d: Direction, _ symbol: String) -> some View {
    Button {
      game.turn(d)
    } label: {
      Image(systemName: symbol).frame(width: 32, height: 20)
    }
  }
}
struct SnakeApp: App { var body: some Scene { WindowGroup { SnakeView() } } }
