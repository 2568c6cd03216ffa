import Combine
import HackerNews

/// The services the screens read from. One object for all windows; replacing a service lets every screen follow.
@MainActor
public final class KioskServices: ObservableObject {
  /// Where the content comes from.
  public enum Origin: Equatable, Sendable {
    case live
    /// Invented content of the built-in sample services, because the reader asked for it.
    case samples
    /// Samples until the network is back; the text is a sentence a person understands.
    case samplesInstead(reason: String)
  }

  @Published public private(set) var hackerNews: HackerNewsAPI
  @Published public private(set) var origin: Origin

  public init(hackerNews: HackerNewsAPI, origin: Origin) {
    self.hackerNews = hackerNews
    self.origin = origin
  }

  /// Lets every screen read from another service from now on.
  public func replace(hackerNews: HackerNewsAPI, origin: Origin) {
    self.origin = origin
    self.hackerNews = hackerNews
  }
}
