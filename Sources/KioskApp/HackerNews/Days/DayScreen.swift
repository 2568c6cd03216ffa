import FoundationExtras
import HackerNews
import SwiftUI

/// The best stories of one day on Hacker News, and the way to other days.
struct DayScreen: View {
  let window: WindowContext
  /// Whether a list stands beside it, which says where its stories come from.
  let isBesideList: Bool
  @StateObject private var model: DayViewModel

  init(window: WindowContext, day: CalendarDay, isBesideList: Bool) {
    self.isBesideList = isBesideList
    self.window = window
    _model = StateObject(wrappedValue: DayViewModel(day: day, services: window.services))
  }

  var body: some View {
    List {
      VStack(alignment: .leading, spacing: 16) {
        if !isBesideList { OriginBanner(origin: window.services.origin, service: "Hacker News") }
        DayChoice(day: model.day, window: window)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .listRowSeparator(.hidden)
      switch model.stories {
      case .idle, .loading:
        LoadingLine(words: localized("Loading stories…"))
          .listRowSeparator(.hidden)
        PlaceholderRows(count: 10) { PostPlaceholder(number: $0) }
      case .failed(let error):
        InlineProblem(sentence: error.localizedDescription, retry: model.retry)
          .listRowSeparator(.hidden)
      case .loaded(let stories, _), .stale(let stories, _, _):
        if stories.isEmpty {
          Hint(symbol: "calendar", text: localized("There are no stories of this day."))
        }
        BestStoriesRows(stories: stories, path: window.path, library: window.library)
      }
    }
    .listStyle(.plain)
    .navigationTitle(Text(verbatim: model.day.text()))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The days before and after, and any other.
private struct DayChoice: View {
  let day: CalendarDay
  let window: WindowContext

  /// Hacker News began here.
  private static let first = CalendarDay(year: 2006, month: 10, day: 9)

  var body: some View {
    let today = CalendarDay(window.library.now, in: .gmt)
    HStack(spacing: 12) {
      if let earlier = day.advanced(by: -1), Self.first.map({ day > $0 }) ?? true {
        link(to: earlier) {
          Image(systemName: "chevron.backward")
          Text("Earlier")
        }
      }
      Spacer(minLength: 0)
      if let first = Self.first, let today, first <= today {
        DatePicker(
          "Day", selection: Binding(get: { noon(of: day) }, set: { choose($0) }), in: noon(of: first)...noon(of: today),
          displayedComponents: .date
        )
        .labelsHidden()
      }
      Spacer(minLength: 0)
      if let later = day.advanced(by: 1), let today, later <= today {
        link(to: later) {
          Text("Later")
          Image(systemName: "chevron.forward")
        }
      }
    }
  }

  private func link(to other: CalendarDay, @ViewBuilder label: () -> some View) -> some View {
    Link(destination: window.path.beside(.day(other)).address) {
      HStack(spacing: 6, content: label)
    }
    .frame(minHeight: 40)
  }

  /// A moment of the day wherever the reader is.
  private func noon(of day: CalendarDay) -> Date {
    Calendar.current.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
      ?? day.midnight
  }

  private func choose(_ date: Date) {
    guard let chosen = CalendarDay(date), chosen != day else { return }
    window.open(.day(chosen))
  }
}

/// Leads to what was best yesterday, and from there to all days before.
struct DaysRow: View {
  let window: WindowContext

  var body: some View {
    if let yesterday = CalendarDay(window.library.now, in: .gmt)?.advanced(by: -1) {
      Link(destination: window.path.beside(.day(yesterday)).address) {
        Label("Best stories, day by day", systemImage: "calendar")
      }
      .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
      .listRowSeparator(.hidden)
    }
  }
}
