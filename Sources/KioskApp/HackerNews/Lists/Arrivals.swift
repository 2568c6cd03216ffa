import Library
import SwiftUI

/// The stories that came to a list while the reader was looking at it, as far as they are shown.
package struct Arrivals: Equatable, Sendable {
  /// The list's number in the picker.
  var list: Int
  /// How many have come, shown or not.
  var count: Int
  /// The ids of those that are shown and still marked as new.
  var shown: Set<Int>

  /// How many stories have come into sight since `earlier`; none where the reader has only turned to another list, or shown
  /// what was hidden.
  func since(_ earlier: Arrivals) -> Int {
    list == earlier.list && count > earlier.count ? shown.subtracting(earlier.shown).count : 0
  }

  /// What is said when so many stories have come.
  static func sentence(_ count: Int) -> String { localized("\(count) new stories") }
}

/// Says once, to who listens to the page, that stories have come; with a chime where the reader wants one.
struct ArrivalSignals: ViewModifier {
  @ObservedObject var library: Library
  let arrivals: Arrivals

  func body(content: Content) -> some View {
    let isOn = ReaderSettings(library).playsSound
    content
      .sensoryFeedback(trigger: arrivals) { old, new in isOn && new.since(old) > 0 ? .success : nil }
      .onChange(of: arrivals) { old, new in
        let count = new.since(old)
        if count > 0 { AccessibilityNotification.Announcement(Arrivals.sentence(count)).post() }
      }
  }
}
