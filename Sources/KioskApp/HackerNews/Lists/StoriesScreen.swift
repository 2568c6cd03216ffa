import Combine
import HackerNews
import Library
import SwiftUI

/// Hacker News: the chosen list, live.
struct StoriesScreen: View {
  let window: WindowContext
  let path: [Place]
  @ObservedObject var services: KioskServices
  @ObservedObject var model: StoriesViewModel
  /// How much has come since the reader was last here.
  let missed: Int
  private let clock = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  init(window: WindowContext, path: [Place], model: StoriesViewModel, missed: Int) {
    self.missed = missed
    self.window = window
    self.path = path
    services = window.services
    self.model = model
  }

  var body: some View {
    ScrollViewReader { proxy in
      list
        .onChange(of: model.choice.current) { _, current in
          if let current { proxy.scrollTo(current) }
        }
    }
    .onReceive(clock) { model.currentDate = $0 }
    .modifier(ArrivalSignals(library: window.library, arrivals: model.arrivals))
  }

  private var list: some View {
    List {
      header
        .listRowSeparator(.hidden)
      StoriesContent(
        model.content, rows: model.rows, now: model.currentDate, model: model, path: path)
      if model.isGrowing {
        PlaceholderRows(count: 3) { StoryPlaceholder(number: $0) }
      } else if model.hasMore {
        MoreRow(loadMore: model.loadMore)
      } else if !model.stories.isEmpty {
        DaysRow(window: window)
      }
      footer
        .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .onNearEnd(hasMore: model.hasMore, model.loadMore)
    .animation(.easeOut(duration: 0.3), value: model.rows.rows.map(\.id))
  }

  private var header: StoriesHeader {
    let news = model.rows.newCount
    return StoriesHeader(
      origin: services.origin, list: model.indexEndpoint, order: model.choice.order,
      hasFailed: model.content.failure != nil,
      status: StoriesStatus(
        model.content, isLive: model.isLive, isSample: services.origin != .live, now: model.currentDate, model: model),
      newCount: news, visit: news > 0 ? model.lastVisit.map { Age.text(of: $0, at: model.currentDate) } : nil,
      missed: missed, library: window.library, model: model)
  }

  @ViewBuilder private var footer: some View {
    if !model.stories.isEmpty {
      StoriesFooter(
        mutedCount: model.rows.mutedCount, readCount: model.rows.readCount,
        read: StoriesFooter.Read(model.rows), hidesRead: model.choice.hidesRead, showsMuted: model.choice.showsMuted,
        model: model)
    }
  }
}
