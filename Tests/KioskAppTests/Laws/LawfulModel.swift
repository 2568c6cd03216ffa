import Combine
import Foundation
import Testing
import HackerNews
import ImageCodecs
import NewsAPI
import TMDb

@testable import KioskApp

/// What a model shows, without its details.
enum Shown: Equatable {
  /// Nothing yet: it waits for words, or for an answer.
  case nothing
  /// The answer to a question.
  case answer(String)
  case failure
}

/// A model as the laws see it: inputs go in, outputs are looked at.
@MainActor struct ModelUnderTest {
  /// Sets the input to question `number`.
  let choose: (Int) -> Void
  let shown: () -> Shown
  /// Nil where there is nothing to try again.
  var retry: (() -> Void)?
  /// Nil where the answer has no pages.
  var more: (() -> Void)?
  /// The titles shown, where there are pages.
  var titles: () -> [String] = { [] }
  var changes: AnyPublisher<Void, Never>
  private(set) weak var object: AnyObject?

  init<Model: ObservableObject>(
    _ model: Model, also: [ObservableObjectPublisher] = [], choose: @escaping (Int) -> Void,
    shown: @escaping () -> Shown, retry: (() -> Void)? = nil, more: (() -> Void)? = nil,
    titles: @escaping () -> [String] = { [] }
  ) where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
    object = model
    self.choose = choose
    self.shown = shown
    self.retry = retry
    self.more = more
    self.titles = titles
    changes = Publishers.MergeMany([model.objectWillChange] + also).eraseToAnyPublisher()
  }
}

/// A kind of model, with what the laws need to know of it.
struct LawfulModel: CustomTestStringConvertible, Sendable {
  let name: String
  /// How many different questions there are; number 0 is the first.
  var questions = 3
  /// Whether question 0 is asked without anybody's doing.
  var asksAtOnce = true
  /// Whether each question is a request of its own, which may fail while others do not.
  var failsApart = true
  /// Whether an input changes which service answers, rather than what it is asked.
  var changesService = false
  /// Event streams that stay open.
  var streams = 0
  /// The names of the requests for a question, of which each is made once.
  let names: @Sendable (Int) -> [String]
  /// The names of requests that can stand in for them: these must fail too where the question is to fail.
  var substitutes: @Sendable (Int) -> [String] = { _ in [] }
  /// What is shown in the end.
  let answer: @Sendable (Int) -> String
  let make: @MainActor @Sendable (Stage) -> ModelUnderTest

  var testDescription: String { name }
}
