import SwiftUI

// A game of words: a grid of letters that turn, a keyboard of its own, keys of the real one.

extension Notification.Name {
  static let newGame = Notification.Name("newGame")
}

enum LetterMark: Int, Comparable {
  case unknown, absent, present, right
  static func < (lhs: LetterMark, rhs: LetterMark) -> Bool { lhs.rawValue < rhs.rawValue }
  var color: Color {
    switch self {
    case .unknown: .clear
    case .absent: Color(.darkGray)
    case .present: .yellow
    case .right: .green
    }
  }
}

@MainActor
class WordGame: ObservableObject {
  @Published var guesses: [String] = []
  @Published var current = ""
  @Published var shakes = 0
  @Published var message: String?
  @Published private(set) var answer = "CRANE"
  @AppStorage("played") var played = 0
  @AppStorage("won") var won = 0
  private let words = ["CRANE", "PLUMB", "STORY", "LIGHT", "OCEAN", "TRAIN", "HOUSE", "BREAD"]

  var isWon: Bool { guesses.last == answer }
  var isOver: Bool { isWon || guesses.count == 6 }

  func letter(row: Int, column: Int) -> Character? {
    let word = row < guesses.count ? guesses[row] : row == guesses.count ? current : ""
    return word.count > column ? Array(word)[column] : nil
  }

  func mark(row: Int, column: Int) -> LetterMark {
    guard row < guesses.count else { return .unknown }
    let letters = Array(guesses[row]), right = Array(answer)
    if letters[column] == right[column] { return .right }
    return right.contains(letters[column]) ? .present : .absent
  }

  func mark(of key: Character) -> LetterMark {
    guesses.indices.flatMap { r in
      (0..<5).filter { self.letter(row: r, column: $0) == key }.map { self.mark(row: r, column: $0) }
    }.max() ?? .unknown
  }

  func press(_ key: Character) {
    guard !isOver, current.count < 5 else { return }
    current.append(key)
  }

  func delete() { _ = current.popLast() }

  func enter() {
    guard current.count == 5 else {
      withAnimation(.linear(duration: 0.4)) { shakes += 1 }
      show("Not enough letters")
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      return
    }
    guesses.append(current)
    current = ""
    if isOver {
      played += 1
      won += isWon ? 1 : 0
      show(isWon ? ["Genius", "Magnificent", "Impressive", "Splendid", "Great", "Phew"][guesses.count - 1] : answer)
    }
  }

  func show(_ text: String) {
    message = text
    Task {
      try await Task.sleep(for: .seconds(2))
      if message == text { message = nil }
    }
  }

  func restart() {
    guesses = []; current = ""; message = nil
    answer = words.filter { $0 != answer }.randomElement()!
  }
}

struct RowShake: GeometryEffect {
  var times: CGFloat
  var animatableData: CGFloat {
    get { times }
    set { times = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(times * .pi * 4), y: 0))
  }
}

struct FiveLettersView: View {
  @StateObject private var game = WordGame()
  @State private var showStats = false
  @AppStorage("hardMode") private var hardMode = false
  @FocusState private var focused: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 8) {
        Spacer(minLength: 0)
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
          ForEach(0..<6, id: \.self) { row in
            GridRow {
              ForEach(0..<5, id: \.self) { column in
                LetterBox(
                  letter: game.letter(row: row, column: column), mark: game.mark(row: row, column: column),
                  column: column)
              }
            }
            .modifier(RowShake(times: row == game.guesses.count ? CGFloat(game.shakes) : 0))
          }
        }
        .frame(maxWidth: 330)
        .accessibilityElement(children: .contain)
        Spacer(minLength: 0)
        LetterKeys(game: game)
      }
      .padding(8)
      .overlay(alignment: .top) {
        if let message = game.message {
          Text(message)
            .font(.headline)
            .foregroundStyle(Color(.systemBackground))
            .padding(12)
            .background(.primary, in: .rect(cornerRadius: 8))
            .padding(.top, 12)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
      .animation(.snappy, value: game.message)
      .focusable()
      .focused($focused)
      .onKeyPress(phases: .down) { press in
        if press.key == .return { game.enter(); return .handled }
        if press.key == .delete { game.delete(); return .handled }
        guard let letter = press.characters.uppercased().first, letter.isLetter else { return .ignored }
        game.press(letter)
        return .handled
      }
      .onAppear { focused = true }
      .navigationTitle("Five Letters")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Statistics", systemImage: "chart.bar.xaxis") { showStats = true }
          Menu {
            Toggle("Hard mode", isOn: $hardMode)
            Button("New game", action: game.restart)
            Section("About") { Link("Rules", destination: URL(string: "https://example.com/rules")!) }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .popover(isPresented: $showStats, attachmentAnchor: .point(.top), arrowEdge: .top) {
        GuessStats(game: game)
          .presentationCompactAdaptation(.popover)
      }
      .onReceive(NotificationCenter.default.publisher(for: .newGame)) { _ in game.restart() }
    }
  }
}

struct LetterBox: View {
  let letter: Character?
  let mark: LetterMark
  let column: Int

  private var isFlipped: Bool { mark != .unknown }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(mark.color.gradient)
        .strokeBorder(isFlipped ? .clear : letter == nil ? Color(.systemGray4) : Color(.systemGray), lineWidth: 2)
      if let letter {
        Text(String(letter))
          .font(.title.bold())
          .foregroundStyle(isFlipped ? .white : .primary)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 1, y: 0, z: 0))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 1.0, y: 0.0, z: 0.0))
    .animation(isFlipped ? .default.delay(Double(column) * 0.15) : nil, value: isFlipped)
    .scaleEffect(letter == nil || isFlipped ? 1 : 1.03)
    .accessibilityLabel(letter.map(String.init) ?? "empty")
  }
}

struct LetterKeys: View {
  @ObservedObject var game: WordGame
  private let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 5) {
          if row == rows.last { key("return") { game.enter() }.frame(maxWidth: 52) }
          ForEach(Array(row), id: \.self) { letter in
            key(letter) { game.press(letter) }
          }
          if row == rows.last { key("delete.left") { game.delete() }.frame(maxWidth: 52) }
        }
      }
    }
  }

  private func key(_ symbol: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol).frame(maxWidth: .infinity, minHeight: 52)
    }
    .background(Color(.systemGray5), in: RoundedRectangle(cornerRadius: 5))
    .tint(.primary)
  }

  private func key(_ letter: Character, action: @escaping () -> Void) -> some View {
    let mark = game.mark(of: letter)
    return Button(action: action) {
      Text(String(letter))
        .font(.system(size: 19, weight: .semibold))
        .frame(maxWidth: .infinity, minHeight: 52)
        .foregroundStyle(mark == .unknown ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))
    }
    .background {
      RoundedRectangle(cornerRadius: 5).fill(mark == .unknown ? Color(.systemGray5) : mark.color)
    }
  }
}

struct GuessStats: View {
  @ObservedObject var game: WordGame
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Statistics").font(.headline)
      HStack(spacing: 24) {
        LabeledContent("Played", value: game.played, format: .number)
        LabeledContent("Won") { Text("\(game.won)").monospaced() }
      }
      ForEach(1..<7) { n in
        HStack {
          Text("\(n)").font(.caption).frame(width: 12)
          Capsule().fill(n == 3 ? .green : .gray).frame(width: CGFloat(n * 20), height: 14)
        }
      }
      ShareLink(
        item: "Five Letters \(game.guesses.count)/6", subject: Text("My result"), message: Text("Can you do better?")
      )
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(idealWidth: 260)
  }
}
