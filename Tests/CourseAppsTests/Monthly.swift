import SwiftUI

// A calendar of months: a grid of days, events kept in a file, a sheet for new ones.

struct MonthEvent: Identifiable, Codable, Comparable {
  var id = UUID()
  var title: String
  var start: Date
  var duration: TimeInterval = 3600
  var kind: Kind = .work
  enum Kind: String, Codable, CaseIterable, Identifiable {
    case work, family, sport
    var id: Kind { self }
    var color: Color {
      switch self {
      case .work: .blue;
      case .family: .pink;
      case .sport: .green
      }
    }
  }
  var interval: DateInterval { DateInterval(start: start, duration: duration) }
  static func < (lhs: MonthEvent, rhs: MonthEvent) -> Bool { lhs.start < rhs.start }
}

@MainActor
final class EventStore: ObservableObject {
  @Published var events: [MonthEvent] = [] { didSet { save() } }
  private let file: URL

  init(
    file: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(
      "events.json")
  ) {
    self.file = file
    if let data = try? Data(contentsOf: file), let saved = try? JSONDecoder().decode([MonthEvent].self, from: data),
      !saved.isEmpty
    {
      events = saved
    } else {
      let base = Calendar.current.startOfDay(for: Self.today)
      events = [
        MonthEvent(title: "Stand-up", start: base.addingTimeInterval(9 * 3600), duration: 900),
        MonthEvent(title: "Swimming", start: base.addingTimeInterval(18 * 3600), kind: .sport),
        MonthEvent(
          title: "Grandma’s birthday", start: Calendar.current.date(byAdding: .day, value: 3, to: base)!,
          duration: 86_000, kind: .family),
        MonthEvent(
          title: "Review", start: Calendar.current.date(byAdding: DateComponents(day: 3, hour: 10), to: base)!),
      ]
    }
  }
  static let today = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2025, month: 5, day: 14))!
  private func save() {
    try? JSONEncoder().encode(events).write(to: file, options: [.atomic, .completeFileProtection])
  }
  func events(on day: Date) -> [MonthEvent] {
    events.filter { Calendar.current.isDate($0.start, inSameDayAs: day) }.sorted()
  }
}

extension Calendar {
  func days(ofMonth date: Date) -> [Date] {
    guard let month = dateInterval(of: .month, for: date),
      let first = dateInterval(of: .weekOfMonth, for: month.start),
      let last = dateInterval(of: .weekOfMonth, for: month.end.addingTimeInterval(-1))
    else { return [] }
    var days: [Date] = [first.start]
    enumerateDates(
      startingAfter: first.start, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime
    ) { date, _, stop in
      guard let date, date < last.end else { stop = true; return }
      days.append(date)
    }
    return days
  }
}

struct DayCell: View {
  let day: Date
  let isInMonth: Bool
  let isSelected: Bool
  let isToday: Bool
  let dots: [Color]
  var body: some View {
    VStack(spacing: 3) {
      Text(day, format: .dateTime.day())
        .fontWeight(isToday ? .bold : .regular)
        .foregroundStyle(
          isSelected
            ? AnyShapeStyle(.white)
            : isToday ? AnyShapeStyle(.red) : isInMonth ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
        )
        .frame(width: 34, height: 34)
        .background { if isSelected { Circle().fill(isToday ? Color.red : Color.primary) } }
      HStack(spacing: 2) {
        ForEach(Array(dots.prefix(3).enumerated()), id: \.offset) { _, color in
          Circle().fill(color).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 4)
  }
}

struct MonthGrid: View {
  @EnvironmentObject private var store: EventStore
  let month: Date
  @Binding var selected: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var symbols: [String] {
    let all = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(all[first...] + all[..<first])
  }

  var body: some View {
    LazyVGrid(columns: .init(repeating: .init(.flexible(), spacing: 0), count: 7), spacing: 0) {
      ForEach(symbols.indices, id: \.self) { index in
        Text(symbols[index]).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
      }
      ForEach(calendar.days(ofMonth: month), id: \.timeIntervalSinceReferenceDate) { day in
        Button {
          selected = day
        } label: {
          DayCell(
            day: day,
            isInMonth: calendar.isDate(day, equalTo: month, toGranularity: .month),
            isSelected: calendar.isDate(day, inSameDayAs: selected),
            isToday: calendar.isDate(day, inSameDayAs: EventStore.today),
            dots: store.events(on: day).map(\.kind.color))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(day.formatted(date: .complete, time: .omitted))
      }
    }
  }
}

struct MonthEventRow: View {
  let event: MonthEvent
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      RoundedRectangle(cornerRadius: 2).fill(event.kind.color).frame(width: 4).frame(maxHeight: .infinity)
      VStack(alignment: .leading) {
        Text(event.title).font(.headline)
        Text(event.interval.start..<event.interval.end, format: .interval.hour().minute())
          .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(event.kind.rawValue)
        .font(.caption).textCase(.uppercase).kerning(0.5)
        .padding(.horizontal, 8).padding(.vertical, 3)
        .background(event.kind.color.opacity(0.15), in: .capsule)
    }
  }
}

struct NewMonthEvent: View {
  @Environment(\.dismiss) var dismiss
  @EnvironmentObject var store: EventStore
  @State var event: MonthEvent
  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $event.title, prompt: Text("What is it?"))
        DatePicker("Starts", selection: $event.start)
        Picker("Kind", selection: $event.kind) {
          ForEach(MonthEvent.Kind.allCases) { kind in
            Label(kind.rawValue.capitalized, systemImage: "circle.fill").tint(kind.color)
          }
        }
        .pickerStyle(.navigationLink)
      }
      .navigationTitle("New MonthEvent")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel, action: dismiss.callAsFunction) }
        ToolbarItem(placement: .primaryAction) {
          Button("Add") {
            store.events.append(event); dismiss()
          }.disabled(event.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .interactiveDismissDisabled(!event.title.isEmpty)
  }
}

struct CalendarScreen: View {
  @StateObject var store = EventStore()
  @State private var month = EventStore.today
  @State private var selected = EventStore.today
  @State private var isAdding = false
  @Environment(\.calendar) private var calendar

  private func turn(_ by: Int) {
    withAnimation(.easeInOut(duration: 0.3)) { month = calendar.date(byAdding: .month, value: by, to: month) ?? month }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        MonthGrid(month: month, selected: $selected)
          .padding(.horizontal, 8)
          .gesture(DragGesture(minimumDistance: 30).onEnded { turn($0.translation.width < 0 ? 1 : -1) })
        Divider()
        let events = store.events(on: selected)
        List {
          Section(selected.formatted(.dateTime.weekday(.wide).day().month(.wide))) {
            ForEach(events) { MonthEventRow(event: $0) }
              .onDelete { offsets in
                let ids = offsets.map { events[$0].id }
                store.events.removeAll { ids.contains($0.id) }
              }
          }
        }
        .listStyle(.plain)
        .overlay {
          if events.isEmpty {
            ContentUnavailableView("No Events", systemImage: "calendar", description: Text("Enjoy your day."))
          }
        }
      }
      .navigationTitle(month.formatted(.dateTime.month(.wide).year()))
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          Button {
            turn(-1)
          } label: {
            Image(systemName: "chevron.left")
          }
          Button {
            turn(1)
          } label: {
            Image(systemName: "chevron.right")
          }
        }
        ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "plus") { isAdding = true } }
        ToolbarItem(placement: .bottomBar) {
          Button("Today") {
            month = EventStore.today; selected = EventStore.today
          }
        }
      }
      .sheet(isPresented: $isAdding) { NewMonthEvent(event: MonthEvent(title: "", start: selected)) }
    }
    .environmentObject(store)
  }
}
