import Foundation
import FoundationExtras
import Testing

private final class Counter {
  var value = 0
  let undo = UndoManager()

  func set(_ new: Int, name: String = "Change") {
    let old = value
    value = new
    undo.registerUndo(withTarget: self) { $0.set(old, name: name) }
    undo.setActionName(name)
  }
}

@Suite struct UndoManagerTests {
  @Test func changesAreTakenBackAndMadeAgain() {
    let counter = Counter()
    counter.set(1)
    counter.set(2, name: "Second")
    #expect(counter.undo.undoMenuItemTitle == "Undo Second")
    counter.undo.undo()
    #expect(counter.value == 1 && counter.undo.canRedo && counter.undo.redoActionName == "Second")
    counter.undo.undo()
    #expect(counter.value == 0 && !counter.undo.canUndo)
    counter.undo.redo()
    counter.undo.redo()
    #expect(counter.value == 2 && !counter.undo.canRedo)
    counter.undo.undo()
    counter.set(7)
    #expect(!counter.undo.canRedo)
  }

  @Test func aGroupIsOneChange() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.undo.endUndoGrouping()
    counter.undo.undo()
    #expect(counter.value == 0)
    counter.undo.redo()
    #expect(counter.value == 2)
  }

  @Test func groupsThatAreOpenAreTakenBackAsOne() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.set(1, name: "Outer")
    counter.undo.beginUndoGrouping()
    counter.set(2, name: "Inner")
    counter.undo.undo()
    #expect(counter.value == 0 && counter.undo.groupingLevel == 0 && !counter.undo.canUndo)
    counter.undo.redo()
    #expect(counter.value == 2)
  }

  @Test func anEmptyGroupWithinAnotherLeavesNoneOpen() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.set(1)
    counter.undo.beginUndoGrouping()
    counter.undo.undo()
    #expect(counter.value == 0 && counter.undo.groupingLevel == 0)
  }

  @Test func limitsAndTargetsAreKept() {
    let counter = Counter()
    counter.undo.levelsOfUndo = 2
    for value in 1...5 { counter.set(value) }
    while counter.undo.canUndo { counter.undo.undo() }
    #expect(counter.value == 3)
    counter.undo.removeAllActions(withTarget: counter)
    #expect(!counter.undo.canRedo)
    counter.undo.undo()
    counter.undo.redo()
    #expect(counter.value == 3)
  }
}
