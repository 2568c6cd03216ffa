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
  @Environment(\.rowDensity) private var density
  private let clock = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  init(window: WindowContext, path: [Place], model: StoriesViewModel) {
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
        content: model.content, rows: model.rows, now: model.currentDate, model: model, path: path)
      footer
        .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .animation(.easeOut(duration: 0.3), value: model.rows.rows.map(\.id))
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      // On one line with the lists stands that these are samples.
      if density != .line || services.origin != .samples {
        OriginBanner(origin: services.origin, service: "Hacker News")
      }
      if density == .line, model.content.failure == nil {
        HStack(spacing: 16) {
          lists
          if let order = model.choice.order.words {
            Text(verbatim: order)
              .font(.footnote)
              .foregroundColor(.secondary)
              .lineLimit(1)
          }
          status
        }
      } else {
        lists
        status
      }
      if model.rows.newCount > 0, let visit = model.lastVisit {
        Text(
          "\(model.rows.newCount) new here since your last visit, \(Age.text(of: visit, at: model.currentDate))"
        )
        .font(.footnote)
        .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var lists: some View {
    Picker("List", selection: $model.indexEndpoint) {
      ForEach(StoriesViewModel.endpoints.indices, id: \.self) { index in
        Text(verbatim: StoriesViewModel.endpoints[index].title).tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: .infinity)
  }

  private var status: some View {
    StoriesStatus(
      content: model.content, isLive: model.isLive, isSample: services.origin != .live, now: model.currentDate,
      retry: model.retry)
  }

  @ViewBuilder private var footer: some View {
    let rows = model.rows
    if !model.stories.isEmpty {
      HStack(spacing: 12) {
        MutedRowsButton(count: rows.mutedCount, isShown: $model.choice.showsMuted)
        if rows.readCount > 0 || model.choice.hidesRead {
          Button(model.choice.hidesRead ? "\(rows.readCount) read · Show" : "Hide read") {
            model.choice.hidesRead.toggle()
          }
        } else if rows.rows.contains(where: \.isRead) {
          Button("Hide read") { model.choice.hidesRead = true }
        }
        Spacer(minLength: 0)
        Button("Mark all read") { model.markAllRead() }
          .disabled(rows.rows.allSatisfy(\.isRead))
      }
      .buttonStyle(.borderless)
      .font(.footnote)
    }
  }
}
