import Foundation
import SwiftUI
import SwiftUITesting
import Testing

// Games, a player and a calendar, and what happens when they are used.

@Suite(.serialized, .timeLimit(.minutes(2))) @MainActor struct GamesAndTools {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func aNumberIsEnteredTakenBackAndNoted() {
    let screen = phone { SudokuView() }
    #expect(screen.outline.contains("0/3") && screen.outline.contains("Easy"))
    let game = SudokuGame()
    let hidden = game.cells.joined().first { !$0.isGiven }
    #expect(hidden?.value == nil)
    game.selection = hidden.map { ($0.row, $0.column) }
    game.isPencil = true
    game.enter(4)
    game.enter(5)
    game.enter(4)
    game.isPencil = false
    #expect(hidden.map { game.cells[$0.row][$0.column].notes } == [5])
    for number in 1...9 { game.enter(number) }
    #expect(game.mistakes == 8)
    game.undo()
    #expect(hidden.flatMap { game.cells[$0.row][$0.column].value } == 8)
    game.isPaused = true
    #expect(screen.tap("New") && screen.outline.contains("Start over?"))
    #expect(screen.tap("New game") && !screen.outline.contains("Start over?"))
  }

  @Test func aFieldIsOpenedAndAMineLoses() {
    var numbers = SeededNumbers(state: 7)
    var field = Minefield(rows: 6, columns: 6, mines: 5, using: &numbers)
    let mine = (0..<36).first { field.fields[$0 / 6][$0 % 6].isMine }
    let free = (0..<36).first { !field.fields[$0 / 6][$0 % 6].isMine }
    #expect(mine != nil && free != nil)
    free.map { field.open($0 / 6, $0 % 6) }
    #expect(!field.isLost && field.fields.joined().contains { $0.status == .open })
    mine.map { field.flag($0 / 6, $0 % 6) }
    #expect(field.flags == 1)
    mine.map { field.open($0 / 6, $0 % 6) }
    #expect(!field.isLost)
    mine.map { field.flag($0 / 6, $0 % 6) }
    mine.map { field.open($0 / 6, $0 % 6) }
    #expect(field.isLost)
    let screen = phone { MinesView() }
    #expect(screen.outline.contains("014") && screen.outline.contains("🙂"))
    #expect(screen.tap("🙂"))
  }

  @Test func aTrackIsLikedAndTheNextOneComes() {
    let player = TempoPlayer()
    let screen = phone { NowPlaying().environment(player) }
    #expect(screen.outline.contains("Harbour Lights") && screen.outline.contains("-02:52"))
    #expect(screen.tap("Forward"))
    #expect(screen.outline.contains("Paper Lantern") && player.position == 0)
    #expect(screen.tap("heart"))
    #expect(player.favorites == [player.current.id])
    #expect(screen.tap("Repeat") && screen.tap("Repeat"))
    #expect(player.repeatMode == .one)
  }

  @Test func aDayShowsItsEventsAndANewOneIsAdded() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let store = EventStore(file: file)
    let screen = phone { CalendarScreen(store: store) }
    #expect(screen.outline.contains("Stand-up") && screen.outline.contains("May 2025"))
    #expect(screen.tap("New"))
    #expect(screen.type("Dentist", into: "Title") && screen.tap("Add"))
    #expect(screen.outline.contains("Dentist"))
    let kept = try JSONDecoder().decode([MonthEvent].self, from: Data(contentsOf: file))
    #expect(kept.last?.title == "Dentist")
    #expect(screen.tap("chevron right") && screen.outline.contains("June 2025"))
    #expect(screen.tap("Today") && screen.outline.contains("May 2025"))
  }

  @Test func blocksFallTurnAndFillLines() {
    let game = BlocksGame()
    let screen = phone { BlocksView(game: game) }
    #expect(screen.outline.contains("SCORE") && screen.outline.contains("Start"))
    let before = game.piece.cells.map(\.x)
    game.rotate()
    #expect(game.piece.cells.map(\.x) != before)
    game.drop()
    #expect(game.score > 0 && game.grid.joined().contains { $0 != nil })
    game.grid[BlocksGame.rows - 1] = Array(repeating: .red, count: BlocksGame.columns)
    game.origin = (3, 0)
    game.drop()
    #expect(game.lines == 1)
    #expect(screen.tap("Start") && game.isRunning)
    #expect(screen.tap("Pause") && !game.isRunning)
  }
}
