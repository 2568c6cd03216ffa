import Foundation

/// What a phone needs to put the app on its home screen, and to show it without a network.
package struct HomeScreenApp: Sendable {
  /// The addresses within the app that browsers keep for when there is no network.
  package struct Kept: Equatable, Sendable {
    /// What changes: fetched again every quarter of an hour while the app is used.
    package var lists: [String]
    /// What stays as it is: fetched once, and again after a day.
    package var saved: [String]

    package init(lists: [String], saved: [String]) {
      self.lists = lists
      self.saved = saved
    }
  }

  /// The name under the icon.
  package var name: String
  /// The icon, as a PNG of 512 by 512 pixels that fills its square: phones cut it to their shape. Asked for
  /// when a phone asks; nil where there is none.
  package var icon: @Sendable () -> Data?
  package var kept: @MainActor @Sendable () -> Kept
  /// The address within the app for what another app shares, which may be a link, words or both; nil where nothing can be shown.
  package var shared: @MainActor @Sendable (_ texts: [String]) -> String?

  package init(
    name: String, icon: @escaping @Sendable () -> Data?, kept: @escaping @MainActor @Sendable () -> Kept,
    shared: @escaping @MainActor @Sendable (_ texts: [String]) -> String?
  ) {
    self.name = name
    self.icon = icon
    self.kept = kept
    self.shared = shared
  }
}
