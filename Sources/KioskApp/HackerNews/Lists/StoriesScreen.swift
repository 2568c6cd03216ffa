import Combine
import HackerNews
import Library
import SwiftUI

/// Hacker News: the chosen list, live.
struct StoriesScreen: View {
  let reader: Reader
  let path: [Place]
  @ObservedObject var services: KioskServices
  @ObservedObject var model: StoriesViewModel
  private let clock = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  init(reader: Reader, path: [Place]) {
    self.reader = reader
    self.path = path
    services = reader.services
    model = reader.stories
  }

  var body: some View {
    ScrollViewReader { proxy in
      list
        .onChange(of: model.choice.current) { _, current in
          if let current { proxy.scrollTo(current) }
        }
    }
    .onReceive(clock) { model.currentDate = $0 }
    .modifier(ArrivalSignals(library: reader.library, arrivals: model.arrivals))
  }

  private var list: some View {
    List {
      header
        .listRowSeparator(.hidden)
      StoriesContent(
        state: model.state, rows: model.rows, now: model.currentDate, model: model, path: path)
      footer
        .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .animation(.easeOut(duration: 0.3), value: model.rows.rows.map(\.id))
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      OriginBanner(origin: services.origin, service: "Hacker News")
      Picker("List", selection: $model.indexEndpoint) {
        ForEach(StoriesViewModel.endpoints.indices, id: \.self) { index in
          Text(verbatim: StoriesViewModel.endpoints[index].name).tag(index)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: .infinity)
      StoriesStatus(state: model.state, isLive: model.isLive, now: model.currentDate, retry: model.retry)
      if model.rows.newCount > 0, let visit = model.lastVisit {
        Text(
          verbatim:
            "\(model.rows.newCount) new here since your last visit, \(Age.text(of: visit, at: model.currentDate))"
        )
        .font(.footnote)
        .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var footer: some View {
    let rows = model.rows
    if model.state.phase == .stories {
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

/// The keys of a list.
struct StoriesKeys: View {
  let model: StoriesViewModel
  let reader: Reader
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("Next story") { model.move(by: 1) }.keyboardShortcut("j", modifiers: [])
      Button("Previous story") { model.move(by: -1) }.keyboardShortcut("k", modifiers: [])
      Button("Open the discussion", action: openDiscussion).keyboardShortcut("c", modifiers: [])
      Button("Open the discussion", action: openDiscussion).keyboardShortcut(.return, modifiers: [])
      Button("Open the link") {
        if let story = model.current {
          model.opened(story)
          openURL(story.address)
        }
      }
      .keyboardShortcut("o", modifiers: [])
      Button("Save") { if let story = model.current { model.toggleSaved(story) } }.keyboardShortcut("s", modifiers: [])
      Button("Read or unread") {
        if let row = model.rows.rows.first(where: \.isCurrent) { model.toggleRead(row) }
      }
      .keyboardShortcut("m", modifiers: [])
      Button("Mark all as read") { model.markAllRead() }.keyboardShortcut("a", modifiers: [])
      Button("Next unread story") { model.moveToUnread() }.keyboardShortcut("n", modifiers: [])
      Button("Hide or show what was read") { model.choice.hidesRead.toggle() }.keyboardShortcut("h", modifiers: [])
      Button("Ask again") { model.retry() }.keyboardShortcut("r", modifiers: [])
    }
    .hidden()
    .accessibilityHidden(true)
  }

  private func openDiscussion() {
    if let story = model.current { reader.open(.item(story.id)) }
  }
}
