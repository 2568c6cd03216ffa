import SwiftUI
import Combine

// A game of numbers: a board of gestures, a clock that pauses, notes, undo and an action sheet.

struct SudokuCell: Identifiable, Codable, Equatable {
  var id: Int { row * 9 + column }
  let row: Int
  let column: Int
  var value: Int?
  var notes: Set<Int> = []
  let isGiven: Bool
}

enum SudokuDifficulty: String, CaseIterable, Identifiable, CustomStringConvertible {
  case easy, medium, hard
  var id: Self { self }
  var description: String { rawValue.capitalized }
  var removed: Int {
    switch self {
    case .easy: return 30
    case .medium: return 42
    case .hard: return 52
    }
  }
}

final class SudokuGame: ObservableObject {
  @Published private(set) var cells: [[SudokuCell]] = []
  @Published var selection: (row: Int, column: Int)?
  @Published var mistakes = 0
  @Published var seconds = 0
  @Published var isPencil = false
  @Published var isPaused = false {
    didSet { isPaused ? stop() : start() }
  }
  @Published var difficulty: SudokuDifficulty = .easy
  private var solution: [[Int]] = []
  private var timer: AnyCancellable?
  private var history: [[[SudokuCell]]] = []
  let feedback = UINotificationFeedbackGenerator()

  init() { newGame() }

  func newGame() {
    solution = (0..<9).map { row in (0..<9).map { column in (row * 3 + row / 3 + column) % 9 + 1 } }
    var removed = Set<Int>()
    var step = 7
    while removed.count < difficulty.removed {
      removed.insert(step % 81)
      step += 13
      if step % 81 == 7 { step += 1 }
    }
    cells = solution.enumerated().map { row, values in
      values.enumerated().map { column, value in
        let hidden = removed.contains(row * 9 + column)
        return SudokuCell(row: row, column: column, value: hidden ? nil : value, isGiven: !hidden)
      }
    }
    mistakes = 0
    seconds = 0
    selection = nil
    history.removeAll()
    feedback.prepare()
    start()
  }

  private func start() {
    timer = Timer.publish(every: 1, tolerance: 0.2, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
  }

  private func stop() { timer?.cancel(); timer = nil }

  func enter(_ number: Int) {
    guard let selection, !cells[selection.row][selection.column].isGiven else { return }
    history.append(cells)
    if isPencil {
      cells[selection.row][selection.column].notes.formSymmetricDifference([number])
      return
    }
    cells[selection.row][selection.column].value = number
    if solution[selection.row][selection.column] != number {
      mistakes += 1
      feedback.notificationOccurred(.error)
    } else {
      feedback.notificationOccurred(.success)
    }
  }

  func erase() {
    guard let selection, !cells[selection.row][selection.column].isGiven else { return }
    history.append(cells)
    cells[selection.row][selection.column].value = nil
    cells[selection.row][selection.column].notes = []
  }

  func undo() {
    guard let last = history.popLast() else { return }
    cells = last
  }

  func isWrong(_ cell: SudokuCell) -> Bool { cell.value.map { $0 != solution[cell.row][cell.column] } ?? false }
  func remaining(of number: Int) -> Int { 9 - cells.joined().filter { $0.value == number }.count }
  var clock: String { String(format: "%02d:%02d", seconds / 60, seconds % 60) }
}

struct BoardLines: Shape {
  var every: Int
  func path(in rect: CGRect) -> Path {
    Path { path in
      let step = rect.width / 9
      for line in stride(from: 0, through: 9, by: every) {
        let offset = CGFloat(line) * step
        path.move(to: CGPoint(x: rect.minX + offset, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + offset, y: rect.maxY))
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + offset))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + offset))
      }
    }
  }
}

struct SudokuCellView: View {
  @EnvironmentObject var game: SudokuGame
  let cell: SudokuCell
  private var isSelected: Bool { game.selection.map { $0 == (cell.row, cell.column) } ?? false }
  private var isPeer: Bool {
    guard let s = game.selection else { return false }
    return s.row == cell.row || s.column == cell.column
      || (s.row / 3 == cell.row / 3 && s.column / 3 == cell.column / 3)
  }

  var body: some View {
    ZStack {
      Rectangle()
        .fill(
          isSelected ? Color.accentColor.opacity(0.35) : isPeer ? Color(.systemGray5) : Color(UIColor.systemBackground))
      if let value = cell.value {
        Text("\(value)")
          .font(.system(size: 24, weight: cell.isGiven ? .semibold : .regular, design: .rounded))
          .foregroundColor(game.isWrong(cell) ? .red : cell.isGiven ? .primary : .accentColor)
      } else if !cell.notes.isEmpty {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(1..<10) { n in
            Text(cell.notes.contains(n) ? String(n) : " ")
              .font(.system(size: 9).monospacedDigit())
              .foregroundColor(.secondary)
          }
        }
        .padding(1)
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .contentShape(Rectangle())
    .onTapGesture { game.selection = (cell.row, cell.column) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Row \(cell.row + 1), column \(cell.column + 1)"))
    .accessibilityValue(cell.value.map(String.init) ?? "empty")
  }
}

struct NumberPad: View {
  @EnvironmentObject var game: SudokuGame
  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...9, id: \.self) { number in
        Button {
          withAnimation(.interactiveSpring()) { game.enter(number) }
        } label: {
          VStack(spacing: 2) {
            Text(number, format: .number).font(.title2.weight(.medium))
            Text("\(game.remaining(of: number))").font(.caption2).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, minHeight: 54)
          .background(
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(uiColor: .secondarySystemBackground)))
        }
        .disabled(game.remaining(of: number) <= 0)
      }
    }
  }
}

struct SudokuTool: View {
  let title: LocalizedStringKey
  let symbol: String
  var isOn = false
  let action: () -> Void
  var body: some View {
    Button(action: action) {
      VStack(spacing: 6) {
        Image(systemName: symbol).imageScale(.large).symbolVariant(isOn ? .fill : .none)
        Text(title).font(.footnote)
      }
      .frame(maxWidth: .infinity)
    }
    .foregroundColor(isOn ? .accentColor : .secondary)
  }
}

struct SudokuView: View {
  @StateObject private var game = SudokuGame()
  @Environment(\.scenePhase) private var scenePhase
  @State private var askingNew = false

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        HStack {
          Label("\(game.mistakes)/3", systemImage: "xmark.circle").foregroundColor(.red)
          Spacer()
          Menu(game.difficulty.description) {
            Picker("SudokuDifficulty", selection: $game.difficulty) {
              ForEach(SudokuDifficulty.allCases) { Text($0.description) }
            }
          }
          Spacer()
          Button {
            game.isPaused.toggle()
          } label: {
            Label(game.clock, systemImage: game.isPaused ? "play.circle" : "pause.circle").font(.body.monospacedDigit())
          }
        }
        .font(.subheadline)
        VStack(spacing: 0) {
          ForEach(game.cells, id: \.first?.id) { row in
            HStack(spacing: 0) { ForEach(row) { SudokuCellView(cell: $0) } }
          }
        }
        .overlay(BoardLines(every: 1).stroke(Color.gray.opacity(0.5), lineWidth: 0.5))
        .overlay(BoardLines(every: 3).stroke(Color.primary, lineWidth: 2))
        .blur(radius: game.isPaused ? 12 : 0)
        .allowsHitTesting(!game.isPaused)
        HStack {
          SudokuTool(title: "Undo", symbol: "arrow.uturn.backward", action: game.undo)
          SudokuTool(title: "Erase", symbol: "eraser", action: game.erase)
          SudokuTool(title: "Notes", symbol: "pencil", isOn: game.isPencil) { game.isPencil.toggle() }
          SudokuTool(title: "Hint", symbol: "lightbulb") {}
        }
        NumberPad()
        Spacer(minLength: 0)
      }
      .padding()
      .navigationBarTitle("Sudoku", displayMode: .inline)
      .navigationBarItems(trailing: Button("New") { askingNew = true })
      .actionSheet(isPresented: $askingNew) {
        ActionSheet(
          title: Text("Start over?"), message: Text("The board will be lost."),
          buttons: [
            .destructive(Text("New game")) { game.newGame() },
            .cancel(),
          ])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(game)
    .onChange(of: game.difficulty) { _ in game.newGame() }
    .onChange(of: scenePhase) { phase in
      if phase != .active { game.isPaused = true }
    }
  }
}
