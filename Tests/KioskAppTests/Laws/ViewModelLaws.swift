import Combine
import CombineTesting
import Foundation
import Networking
import Testing

@testable import KioskApp

/// What every view model promises, whatever it shows: on virtual time, over services in memory.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ViewModelLaws {
  /// How many random runs each property gets; more of them by `KIOSK_LAW_SEEDS`.
  private static let seeds = ProcessInfo.processInfo.environment["KIOSK_LAW_SEEDS"].flatMap(UInt64.init) ?? 4

  /// Makes a model and asks the first question.
  private func begin(_ kind: LawfulModel, _ stage: Stage) -> ModelUnderTest {
    stage.main.turn {
      let model = kind.make(stage)
      if !kind.asksAtOnce { model.choose(0) }
      return model
    }
  }

  private func choose(_ number: Int, _ model: ModelUnderTest, _ stage: Stage) {
    stage.main.turn { model.choose(number) }
  }

  // MARK: - Asking

  @Test(arguments: LawfulModel.all) func eachChangeOfAnInputAsksOnceAndTheSameValueDoesNot(_ kind: LawfulModel) throws {
    let stage = try Stage()
    let model = begin(kind, stage)
    stage.settle()
    for number in 0..<kind.questions {
      let before = number == 0 ? [:] : Dictionary(grouping: stage.scripted.asked) { $0 }.mapValues(\.count)
      choose(number, model, stage)
      stage.settle()
      choose(number, model, stage)
      stage.settle()
      #expect(model.shown() == .answer(kind.answer(number)))
      for name in kind.names(number) {
        #expect(stage.scripted.count(name) - (before[name] ?? 0) == 1, "\(name) of \(stage.scripted.asked)")
      }
      #expect(stage.scripted.transport.openCount == kind.streams)
    }
  }

  @Test(arguments: LawfulModel.all) func inputsCountAlsoBeforeThereIsAService(_ kind: LawfulModel) throws {
    let stage = try Stage(hasServices: false)
    let model = stage.main.turn { kind.make(stage) }
    choose(1, model, stage)
    if !kind.changesService {
      choose(2, model, stage)
      choose(1, model, stage)
    }
    stage.main.turn { stage.provide(kind.changesService ? 1 : 0) }
    stage.settle()
    #expect(model.shown() == .answer(kind.answer(1)))
    for name in kind.names(1) { #expect(stage.scripted.count(name) <= 2, "\(stage.scripted.asked)") }
  }

  // MARK: - The newest wins

  /// Random choices at random moments, answers in any order, some of them failures.
  @Test(arguments: LawfulModel.all) func theNewestInputWinsAndOutputsChangeOnMain(_ kind: LawfulModel) throws {
    for seed in 0..<Self.seeds {
      var random = SeededGenerator(seed: seed)
      let stage = try Stage()
      let failing = Set(
        (0..<kind.questions).filter { _ in kind.failsApart && Int.random(in: 0..<4, using: &random) == 0 })
      let failingNames = Set(failing.flatMap { kind.names($0) + kind.substitutes($0) })
      stage.scripted.play { name, time in
        var random = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: stableHash("\(name) \(time)")))
        let fails = failingNames.contains(name.replacing("-stream ", with: ""))
        return (
          Double.random(in: 0.01...3, using: &random), fails || (!failingNames.isEmpty && name.hasPrefix("-bulk"))
        )
      }
      let model = begin(kind, stage)
      var strays = 0
      let watch = model.changes.sink { if !stage.main.isRunning { strays += 1 } }
      var last = 0
      for _ in 0..<8 {
        last = Int.random(in: 0..<kind.questions, using: &random)
        choose(last, model, stage)
        stage.pass(Double.random(in: 0...1.5, using: &random))
      }
      stage.settle()
      let expected = failing.contains(last) ? Shown.failure : .answer(kind.answer(last))
      #expect(model.shown() == expected, "seed \(seed)")
      #expect(strays == 0, "seed \(seed): outputs changed elsewhere")
      if !failing.contains(last) {
        #expect(stage.scripted.transport.openCount == kind.streams, "seed \(seed): \(stage.scripted.open)")
      }
      watch.cancel()
    }
  }

  // MARK: - Failure

  @Test(arguments: LawfulModel.all.filter { $0.name != "ImageLoader" })
  func aFailureIsAValueAndRetryShowsLoadingAndThenTheAnswer(_ kind: LawfulModel) throws {
    let stage = try Stage()
    stage.scripted.play { _, _ in (0.1, true) }
    let model = begin(kind, stage)
    stage.settle()
    #expect(model.shown() == .failure)
    let retry = try #require(model.retry)
    for _ in 0..<2 {
      stage.main.turn { retry() }
      stage.pass(0.05)
      #expect(model.shown() == .nothing, "it is being tried")
      stage.settle()
      #expect(model.shown() == .failure)
    }
    stage.scripted.play { _, _ in (0.1, false) }
    stage.main.turn { retry() }
    stage.settle()
    #expect(model.shown() == .answer(kind.answer(0)))
    choose(1, model, stage)
    stage.settle()
    #expect(model.shown() == .answer(kind.answer(1)), "the subscription has outlived the failure")
  }

  @Test(arguments: LawfulModel.all.filter { $0.name != "ImageLoader" })
  func aFailedRetryTakesNothingFromTheScreen(_ kind: LawfulModel) throws {
    let stage = try Stage()
    let model = begin(kind, stage)
    stage.settle()
    let before = model.titles()
    stage.scripted.play { _, _ in (0.1, true) }
    let retry = try #require(model.retry)
    stage.main.turn { retry() }
    stage.settle()
    #expect(model.shown() == .answer(kind.answer(0)))
    #expect(model.titles() == before)
  }

  // MARK: - Cancelling and letting go

  @Test(arguments: LawfulModel.all) func whatNobodyWaitsForIsCancelled(_ kind: LawfulModel) throws {
    let stage = try Stage()
    stage.scripted.play { _, _ in (60, false) }
    let model = begin(kind, stage)
    stage.pass(2)
    for name in kind.names(0) { #expect(stage.scripted.open.contains(name)) }
    choose(1, model, stage)
    stage.pass(2)
    for name in kind.names(1) { #expect(stage.scripted.open.contains(name)) }
    if kind.failsApart {
      for name in kind.names(0) { #expect(!stage.scripted.open.contains(name), "\(stage.scripted.open)") }
    }
    #expect(stage.scripted.open.count { !$0.hasPrefix("-") } <= kind.names(0).count + 1, "\(stage.scripted.open)")
  }

  @Test(arguments: LawfulModel.all, [0, 2, 400]) func aReleasedModelLeavesNothingBehind(
    _ kind: LawfulModel, after seconds: Double
  ) throws {
    let stage = try Stage()
    stage.scripted.play { _, _ in (seconds < 100 ? 60 : 0.1, false) }
    weak var released: AnyObject?
    do {
      let model = begin(kind, stage)
      stage.pass(seconds)
      released = model.object
      #expect(released != nil)
      choose(1, model, stage)
      stage.pass(seconds / 2)
    }
    stage.pass(0.01)
    #expect(released == nil)
    #expect(stage.scripted.transport.openCount == 0, "\(stage.scripted.open)")
    #expect(stage.main.timerCount == 0)
    let asked = stage.scripted.asked.count
    stage.settle()
    #expect(stage.scripted.asked.count == asked && stage.main.pendingCount == 0)
  }

  // MARK: - Back-pressure

  @Test(arguments: LawfulModel.all, [0, 0.05]) func aBurstOfInputsEndsOnTheLastWithoutAQueue(
    _ kind: LawfulModel, latency: Double
  ) throws {
    let stage = try Stage()
    stage.main.latency = .seconds(latency)
    let model = begin(kind, stage)
    // Words that are typed wait for a pause; each other change is an exchange begun and cancelled.
    let count = kind.asksAtOnce ? (kind.changesService ? 50 : 200) : 10_000
    for number in 0..<count { choose(number % kind.questions, model, stage) }
    choose(kind.questions - 1, model, stage)
    #expect(stage.main.pendingCount <= 32, "\(stage.main.pendingCount) turns wait")
    #expect(stage.scripted.transport.openCount <= 8)
    stage.settle()
    #expect(model.shown() == .answer(kind.answer(kind.questions - 1)))
    #expect(stage.main.mostPending <= 32)
    #expect(stage.scripted.transport.requests.count <= (count + 2) * 3)
  }

  /// The server says something new hundreds of times while the screen is busy.
  @Test(arguments: [("StoriesViewModel", "topstories"), ("StoriesViewModel", "updates"), ("ThreadViewModel", "item 1")])
  func aBurstOfNewsEndsOnTheLastWithoutAQueue(_ name: String, stream: String) throws {
    let kind = try #require(LawfulModel.all.first { $0.name == name })
    let stage = try Stage()
    let model = begin(kind, stage)
    if stream != "item 1" { choose(1, model, stage) }
    stage.settle()
    stage.main.latency = .seconds(0.05)
    let before = stage.scripted.transport.requests.count
    var most = 0
    for number in 1...400 {
      let ids = ScriptedServices.ids(of: 1, "0").map { $0 + number % 5 }
      let data =
        switch stream {
        case "topstories": "\(ids)"
        case "updates": #"{"items": \#(ids), "profiles": []}"#
        default:
          #"{"id": 1, "type": "story", "by": "op", "title": "Thread \#(number)", "descendants": 1, "kids": [2]}"#
        }
      stage.scripted.transport.send("event: put\ndata: {\"path\": \"/\", \"data\": \(data)}\n\n") {
        ScriptedServices.name(of: $0) == "-stream \(stream)@0"
      }
      stage.pass(0.0001)
      most = max(most, stage.main.pendingCount, stage.scripted.transport.openCount)
    }
    // Not so long that the silent stream is replaced: a new one begins with the old value.
    stage.pass(30)
    #expect(most <= 64, "\(most) turns or requests wait")
    let asked = stage.scripted.transport.requests.count - before
    #expect(asked <= 60, "\(asked) requests for 400 changes in a moment")
    switch stream {
    case "topstories": #expect(model.shown() == .answer("\(ScriptedServices.ids(of: 1, "0").map { $0 + 400 % 5 })"))
    case "item 1": #expect(model.shown() == .answer("Thread 400"))
    default: #expect(model.shown() == .answer(kind.answer(1)))
    }
  }

  /// However often more is wanted, and however often it fails: one page at a time, none left out, none twice.
  @Test(
    arguments: LawfulModel.all.filter {
      [
        "UserViewModel", "HackerNewsSearchModel", "ArticlesViewModel", "ArticlesViewModel (typing)", "MoviesViewModel",
        "MovieSearchModel",
      ].contains($0.name)
    })
  func pagesComeOneAtATimeInOrderAndWithoutHoles(_ kind: LawfulModel) throws {
    for seed in 0..<Self.seeds {
      var random = SeededGenerator(seed: seed)
      let stage = try Stage()
      stage.scripted.play { name, time in
        var random = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: stableHash("\(name) \(time)")))
        return (Double.random(in: 0.01...2, using: &random), Int.random(in: 0..<4, using: &random) > 0 && time < 12)
      }
      let model = begin(kind, stage)
      let more = try #require(model.more)
      let retry = try #require(model.retry)
      for _ in 0..<60 {
        stage.main.turn {
          for _ in 0..<Int.random(in: 1...3, using: &random) { more() }
          if Int.random(in: 0..<12, using: &random) == 0 || model.shown() == .failure { retry() }
        }
        stage.pass(Double.random(in: 0...3, using: &random))
        let numbers = model.titles().compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(numbers == Array(1..<(numbers.count + 1)), "seed \(seed)")
        #expect(stage.scripted.open.count { kind.names(0).last?.dropLast(3) == $0.dropLast(3) } <= 1, "seed \(seed)")
      }
      stage.scripted.play { _, _ in (0.1, false) }
      for _ in 0..<6 {
        stage.main.turn { model.shown() == .failure ? retry() : more() }
        stage.settle()
      }
      #expect(model.titles().count == ScriptedServices.pages * 3, "seed \(seed)")
    }
  }
}

/// The same in every run, as `hashValue` is not.
private func stableHash(_ text: String) -> Int {
  text.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
}
