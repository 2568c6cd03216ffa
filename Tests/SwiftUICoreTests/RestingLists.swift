import Combine
import SwiftUITesting
import Testing

@testable import SwiftUICore

private final class Letters: ObservableObject {
  struct Letter: Identifiable, Equatable {
    let id: String
    var lines: [Line]
    var isOpen = true
  }

  struct Line: Identifiable, Equatable {
    let id: Int
    var words: String
    var isQuote = false
  }

  @Published var letters = (1...8).map { letter in
    Letter(id: "letter \(letter)", lines: (1...3).map { Line(id: 10 * letter + $0, words: "line \(letter).\($0)") })
  }
  var proxy: ScrollViewProxy?

  func changeSomething(_ random: inout SeededNumbers) {
    let place = Int.random(in: 0..<letters.count, using: &random)
    let line = letters[place].lines.isEmpty ? nil : Int.random(in: 0..<letters[place].lines.count, using: &random)
    switch Int.random(in: 0...6, using: &random) {
    case 0: letters[place].lines.shuffle(using: &random)
    case 1: letters[place].lines.append(Line(id: (letters[place].lines.map(\.id).max() ?? 0) + 1, words: "new"))
    case 2: if let line { letters[place].lines.remove(at: line) }
    case 3: if let line { letters[place].lines[line].isQuote.toggle() }
    case 4: letters[place].isOpen.toggle()
    case 5: letters.shuffle(using: &random)
    default: if let line { letters[place].lines[line].words += "." }
    }
  }
}

private struct LetterRow: View {
  let letter: Letters.Letter

  var body: some View {
    VStack {
      Button(letter.id) {}
      if letter.isOpen { LetterText(lines: letter.lines) }
    }
  }
}

private struct LetterText: View {
  let lines: [Letters.Line]

  var body: some View {
    VStack {
      ForEach(lines) { line in
        if line.isQuote {
          Text(line.words).italic().overlay { Text("quote") }
        } else {
          Text(line.words)
        }
        Mark(name: "mark \(line.id)")
      }
      Text("end").id("end of \(lines.first?.id ?? 0)")
    }
  }
}

/// Keeps something for itself.
private struct Mark: View {
  let name: String
  @State private var isSet = false

  var body: some View { Button(isSet ? "\(name), set" : name) { isSet.toggle() } }
}

private struct LettersView: View {
  @ObservedObject var letters: Letters

  var body: some View {
    ScrollViewReader { proxy in
      let _ = letters.proxy = proxy
      List { ForEach(letters.letters) { LetterRow(letter: $0) } }
    }
  }
}

/// Rows that show something of each element of their own, such as paragraphs, rest as others do.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RestingLists {
  private let letters = Letters()
  private let screen: TestScreen

  init() {
    let letters = letters
    screen = TestScreen { LettersView(letters: letters) }
    screen.session.rest()
    screen.forgetPatches()
  }

  @Test func theyRestAndAreDrawnAsBefore() {
    #expect(screen.restingRows == 8)
    #expect(screen.isAsDrawn)
    #expect(!screen.session.hasPendingChanges)
  }

  @Test func aPressWakesItsRowAlone() {
    #expect(screen.tap("mark 23"))
    #expect(screen.words.contains("mark 23, set"))
    #expect(screen.restingRows == 7)
    #expect(screen.isAsDrawn)
  }

  @Test func whatElementsKeepStaysWithThem() {
    #expect(screen.tap("mark 11"))
    screen.session.rest()
    screen.session.rest()
    #expect(screen.restingRows == 8)
    letters.letters[0].lines.reverse()
    screen.settle()
    #expect(screen.words.filter { $0.hasPrefix("mark 1") } == ["mark 13", "mark 12", "mark 11, set"])
    screen.session.rest()
    letters.letters[0].lines.remove(at: 0)
    letters.letters[0].lines.append(Letters.Line(id: 14, words: "line 1.4"))
    screen.settle()
    #expect(screen.words.filter { $0.hasPrefix("mark 1") } == ["mark 12", "mark 11, set", "mark 14"])
    #expect(screen.isAsDrawn)
  }

  @Test func aChangedElementIsToldAlone() {
    letters.letters[2].lines[1].words = "otherwise"
    screen.settle()
    #expect(screen.words.contains("otherwise"))
    #expect(screen.patches.count == 1)
    #expect(screen.restingRows == 7)
    #expect(screen.isAsDrawn)
  }

  @Test(arguments: ["line", "end"])
  func anAppScrollsToWhatIsWithin(kind: String) throws {
    if kind == "line" { letters.proxy?.scrollTo(43) } else { letters.proxy?.scrollTo("end of 41") }
    screen.settle()
    let target = screen.patches.lazy.compactMap { patch in
      if case .command(.scroll(let id, _)) = patch { id } else { nil }
    }.first
    let text = try #require(target.flatMap { screen.tree[$0]?.element.role })
    guard case .text(let content) = text else {
      Issue.record("\(text)")
      return
    }
    #expect(content.runs.map(\.text).joined() == (kind == "line" ? "line 4.3" : "end"))
    #expect(screen.restingRows == 7)
  }

  @Test(arguments: 1...12)
  func oldTreePlusPatchesIsTheFreshTree(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let letters = letters
    // What a row keeps for itself a fresh one does not know.
    let changesStates = seed.isMultiple(of: 2)
    for step in 0..<60 {
      if changesStates, Int.random(in: 0...3, using: &random) == 0 {
        screen.tap("mark \(Int.random(in: 11...83, using: &random))")
      } else {
        for _ in 0...Int.random(in: 0...3, using: &random) { letters.changeSomething(&random) }
      }
      if Bool.random(using: &random) { screen.settle() }
      screen.session.rest()
      screen.settle()
      guard screen.isAsDrawn else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)")
        return
      }
      guard !changesStates else { continue }
      let fresh = TestScreen { LettersView(letters: letters) }
      guard screen.outline == fresh.outline else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)\n— fresh —\n\(fresh.outline)")
        return
      }
    }
  }
}
