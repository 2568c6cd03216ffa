import Combine
import Foundation
import KioskApp

/// The list that a screen begins with, asked for while the rest of the reader is made: the first frame shows what is cached,
/// instead of a list that is still to come.
@MainActor
final class FirstList {
  private var following: AnyCancellable?
  private var isKnown = false

  /// Begins to follow the list, which views then share.
  init(_ services: KioskServices) {
    following = StoriesViewModel.firstList(of: services)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.isKnown = true } }
  }

  /// Lets the main loop turn until the first is known of the list, cached or not.
  /// - Parameter seconds: at most so long.
  func wait(atMost seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isKnown, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}
