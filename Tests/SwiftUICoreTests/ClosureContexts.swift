import Testing

@testable import SwiftUICore

private final class Model { var count = 0 }

private struct Entry: Equatable {
  var id: Int
  var title: String
  var isRead = false
  var score: Int?

  static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.id == rhs.id }
}

/// Closures as a view keeps them.
private struct Kept {
  let action: @MainActor () -> Void

  @MainActor
  func isSame(as other: Kept) -> Bool {
    withUnsafeBytes(of: self) { one in
      withUnsafeBytes(of: other) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return false }
        return ClosureFields.areAlike(one, other, isAction: true)
      }
    }
  }
}

@MainActor
private struct Maker {
  let model: Model
  var step = 1
  var isOn = true

  func ofNothing() -> Kept { Kept {} }
  func ofSelf() -> Kept { Kept { model.count += step } }
  func of(_ entry: Entry) -> Kept { Kept { model.count += entry.id + step } }
  func of(_ entry: Entry, _ flag: Bool, _ number: Int8, _ text: String?) -> Kept {
    Kept { [model] in if flag { model.count += entry.id + Int(number) + (text?.count ?? 0) } }
  }
  func weakly(_ entry: Entry) -> Kept { Kept { [weak model] in model?.count += entry.id } }
  func generic<Value>(_ value: Value) -> Kept { Kept { model.count += "\(value)".count + step } }
  func existential(_ value: any Error & Sendable) -> Kept { Kept { model.count += "\(value)".count + step } }
  func type(_ type: Any.Type, _ number: Int) -> Kept { Kept { model.count += "\(type)".count + number } }
  func variable() -> Kept {
    var calls = 0
    return Kept { calls += 1 }
  }
  func variableAndMore(_ number: Int) -> Kept {
    var calls = 0
    return Kept {
      calls += number
      model.count = calls
    }
  }
  func wrapping(_ kept: Kept) -> Kept { Kept { kept.action() } }
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ClosureContexts {
  private let model = Model()
  private let entry = Entry(id: 1, title: "a title that is too long to be kept within its own words")

  @Test func theSameThingsTakenAlongMakeTheSameAction() {
    let maker = Maker(model: model)
    #expect(maker.ofNothing().isSame(as: maker.ofNothing()))
    #expect(maker.of(entry).isSame(as: maker.of(entry)))
    #expect(maker.of(entry, true, 3, "x").isSame(as: maker.of(entry, true, 3, "x")))
  }

  @Test func anyDifferenceInThemMakesAnother() {
    let maker = Maker(model: model)
    let titles = [Entry(id: 1, title: "another title that is too long to be kept within its own words")]
    let others =
      titles + [Entry(id: 2, title: entry.title)]
      + [true, false].map { isRead in
        var other = entry
        if isRead { other.isRead = true } else { other.score = 0 }
        return other
      }
    for other in others {
      #expect(!maker.of(entry).isSame(as: maker.of(other)), "\(other)")
      #expect(!maker.weakly(entry).isSame(as: maker.weakly(other)), "\(other)")
      #expect(!maker.of(entry, true, 3, "x").isSame(as: maker.of(other, true, 3, "x")), "\(other)")
    }
    #expect(!maker.of(entry, true, 3, "x").isSame(as: maker.of(entry, false, 3, "x")))
    #expect(!maker.of(entry, true, 3, "x").isSame(as: maker.of(entry, true, 4, "x")))
    #expect(!maker.of(entry, true, 3, "x").isSame(as: maker.of(entry, true, 3, "y")))
    #expect(!maker.of(entry, true, 3, "x").isSame(as: maker.of(entry, true, 3, nil)))
    for other in [
      Maker(model: Model()), Maker(model: model, step: 2), Maker(model: model, step: 1, isOn: false),
    ] {
      #expect(!maker.of(entry).isSame(as: other.of(entry)))
    }
    #expect(!maker.ofSelf().isSame(as: Maker(model: Model()).ofSelf()))
    #expect(!maker.of(entry).isSame(as: maker.weakly(entry)))
    #expect(!maker.ofNothing().isSame(as: maker.ofSelf()))
  }

  /// What the compiler does not describe, or describes as it does something else, is never taken for the same.
  @Test func whatIsNotKnownIsAnother() {
    let maker = Maker(model: model)
    #expect(!maker.variable().isSame(as: maker.variable()))
    #expect(!maker.variableAndMore(1).isSame(as: maker.variableAndMore(1)))
    #expect(!maker.generic(1).isSame(as: maker.generic(2)))
    #expect(!maker.existential(CancellationError()).isSame(as: Maker(model: Model()).existential(CancellationError())))
    #expect(!maker.type(Int.self, 1).isSame(as: maker.type(Int.self, 2)))
    #expect(!maker.type(Int.self, 1).isSame(as: maker.type(String.self, 1)))
    #expect(!maker.wrapping(maker.variable()).isSame(as: maker.wrapping(maker.variable())))
  }

  @Test func onlyWhatGivesNothingBackIsAnAction() {
    #expect(ClosureFields.isAction((() -> Void).self))
    #expect(ClosureFields.isAction((@MainActor () -> Void).self))
    #expect(ClosureFields.isAction((@Sendable (Int) async -> Void).self))
    #expect(!ClosureFields.isAction((() -> Int).self))
    #expect(!ClosureFields.isAction(((inout Int) -> Void).self))
    #expect(!ClosureFields.isAction((() -> Text).self))
    #expect(!ClosureFields.isAction(Int.self))
  }
}
