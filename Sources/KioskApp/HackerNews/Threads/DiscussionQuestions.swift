import HackerNews
import Networking

/// When a discussion is asked for: at first, when the reader wants that, and whenever its event stream has told of something
/// that the newest answer lacks; once more after a while, because the search service lags.
struct DiscussionQuestions: StateMachine {
  typealias Question = Reference<HackerNewsAPI>
  typealias Thread = Answers<Question, CommentThread, HackerNewsError>

  enum Input {
    case thread(Thread.Input)
    /// The item as the event stream has it.
    case told(Item)
    /// The time has come to ask once more.
    case waited
  }

  enum Effect: SlottedEffect {
    case thread(Thread.Effect)
    case wait

    enum Slot { case thread, wait }

    var slot: Slot {
      switch self {
      case .thread: .thread
      case .wait: .wait
      }
    }
  }

  private(set) var thread = Thread()
  private var watch = DiscussionWatch()

  mutating func take(_ input: Input) -> [Effect] {
    switch input {
    case .told(let item): return watch.tell(item) ? askAgain() : []
    case .waited: return ask(.wish(.refresh))
    case .thread(.answer(.loaded(let answer, let freshness))) where answer.cached == nil:
      let effects = ask(.answer(.loaded(answer, freshness)))
      return effects + (watch.answer(answer.root) ? askAgain() : [])
    case .thread(let input):
      if case .question = input { watch = DiscussionWatch() }
      return ask(input)
    }
  }

  private mutating func askAgain() -> [Effect] { [.wait] + ask(.wish(.refresh)) }

  private mutating func ask(_ input: Thread.Input) -> [Effect] { thread.take(input).map(Effect.thread) }
}
