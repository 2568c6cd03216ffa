//
//  EmbersApp.swift
//  Embers
//

import SwiftUI

@main
struct EmbersApp: App {
  @StateObject private var settings = FeedSettings()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      StoriesView(viewModel: StoriesViewModel(service: HackerNewsService(), settings: settings))
        .environmentObject(settings)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { settings.save() }
    }
  }
}
