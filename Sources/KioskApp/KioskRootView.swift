import SwiftUI

/// The whole reader, for one window.
public struct KioskRootView: View {
  private let services: KioskServices

  public init(services: KioskServices) { self.services = services }

  public var body: some View {
    NavigationStack {
      StoriesScreen(services: services)
        .navigationTitle("Hacker News")
    }
  }
}
