import SwiftUI
import UniformTypeIdentifiers

// A book of expenses in tabs: slices of a pie, days, a form, and settings that are kept.

private struct CurrencyCodeKey: EnvironmentKey { static let defaultValue = "EUR" }
extension EnvironmentValues {
  var currencyCode: String {
    get { self[CurrencyCodeKey.self] }
    set { self[CurrencyCodeKey.self] = newValue }
  }
}

enum Spending: String, CaseIterable, Codable, Identifiable {
  case food = "Food", travel = "Travel", home = "Home", fun = "Fun"
  var id: String { rawValue }
  var icon: String {
    switch self {
    case .food: return "fork.knife"
    case .travel: return "tram.fill"
    case .home: return "house.fill"
    case .fun: return "theatermasks.fill"
    }
  }
  var color: Color {
    switch self {
    case .food: return .orange;
    case .travel: return .blue;
    case .home: return .green;
    case .fun: return .pink
    }
  }
}

struct Spent: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var amount: Decimal
  var category: Spending
  var date: Date
}

class Ledger: ObservableObject {
  @Published var entries: [Spent] = {
    let day: TimeInterval = 86_400
    return [
      Spent(title: "Market", amount: 23.4, category: .food, date: Date() - day * 0),
      Spent(title: "Night train", amount: 89, category: .travel, date: Date() - day * 1),
      Spent(title: "Lamp", amount: 39.99, category: .home, date: Date() - day * 1),
      Spent(title: "Opera", amount: 55.5, category: .fun, date: Date() - day * 4),
      Spent(title: "Lunch", amount: 12.8, category: .food, date: Date() - day * 4),
    ]
  }()

  var total: Decimal { entries.reduce(0) { $0 + $1.amount } }
  func sum(_ category: Spending) -> Decimal {
    entries.filter { $0.category == category }.map(\.amount).reduce(.zero, +)
  }
  var days: [(key: Date, value: [Spent])] {
    Dictionary(grouping: entries) { Calendar.current.startOfDay(for: $0.date) }.sorted { $0.key > $1.key }
  }
  var csv: String {
    (["title,amount,category"] + entries.map { "\($0.title),\($0.amount),\($0.category.rawValue)" }).joined(
      separator: "\n")
  }
}

struct PocketSlice: Shape, InsettableShape {
  var start: Angle
  var end: Angle
  var inset: CGFloat = 0
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start.radians, end.radians) }
    set { start = .radians(newValue.first); end = .radians(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - inset
    path.move(to: center)
    path.addArc(
      center: center, radius: radius, startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: false)
    path.closeSubpath()
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape { var slice = self; slice.inset += amount; return slice }
}

struct OverviewScreen: View {
  @EnvironmentObject var ledger: Ledger
  @Environment(\.currencyCode) private var code
  @State private var selected: Spending?

  private var slices: [(Spending, Angle, Angle)] {
    var angle = Angle.zero
    return Spending.allCases.map { category in
      let share = NSDecimalNumber(decimal: ledger.sum(category) / max(ledger.total, 1)).doubleValue
      defer { angle += .degrees(360 * share) }
      return (category, angle, angle + .degrees(360 * share))
    }
  }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 24) {
          ZStack {
            ForEach(slices, id: \.0) { category, start, end in
              PocketSlice(start: start, end: end)
                .inset(by: selected == category ? 0 : 8)
                .fill(category.color)
                .overlay(PocketSlice(start: start, end: end).stroke(Color(.systemBackground), lineWidth: 3))
                .onTapGesture { withAnimation(.spring()) { selected = selected == category ? nil : category } }
                .accessibilityLabel(Text(category.rawValue))
            }
            Circle().fill(Color(.systemBackground)).frame(width: 150, height: 150)
            VStack {
              Text(selected?.rawValue ?? "Total").font(.subheadline).foregroundColor(.secondary)
              Text(selected.map(ledger.sum) ?? ledger.total, format: .currency(code: code)).font(.title2.bold())
            }
          }
          .frame(height: 260)
          .padding(.top)
          GroupBox(label: Label("By category", systemImage: "tag")) {
            VStack(spacing: 14) {
              ForEach(Spending.allCases) { category in
                HStack {
                  Image(systemName: category.icon).frame(width: 28).foregroundColor(category.color)
                  Text(category.rawValue)
                  Spacer()
                  Text(ledger.sum(category), format: .currency(code: code)).monospacedDigit()
                }
              }
            }
            .padding(.top, 8)
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Pocketbook")
    }
    .navigationViewStyle(.stack)
  }
}

struct EntriesScreen: View {
  @EnvironmentObject var ledger: Ledger
  @State private var search = ""
  @State private var filter: Spending? = nil
  @State private var adding = false

  var body: some View {
    NavigationStack {
      List {
        Picker("Spending", selection: $filter.animation()) {
          Text("All").tag(Spending?.none)
          ForEach(Spending.allCases) { Text($0.rawValue).tag(Spending?.some($0)) }
        }
        .pickerStyle(.segmented)
        .listRowBackground(EmptyView())
        .listRowInsets(EdgeInsets())
        ForEach(ledger.days, id: \.key) { day, entries in
          Section {
            ForEach(entries.filter(matches)) { entry in EntryRow(entry: entry) }
              .onDelete { offsets in
                let gone = offsets.map { entries.filter(matches)[$0].id }
                ledger.entries.removeAll { gone.contains($0.id) }
              }
          } header: {
            HStack {
              Text(day, format: .relative(presentation: .named, unitsStyle: .wide))
              Spacer()
              Text(entries.map(\.amount).reduce(Decimal(0), +), format: .currency(code: "EUR"))
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $search)
      .navigationTitle("Entries")
      .toolbar {
        Button {
          adding.toggle()
        } label: {
          Image(systemName: "plus")
        }
      }
      .sheet(isPresented: $adding) { AddEntry() }
    }
  }

  private func matches(_ entry: Spent) -> Bool {
    (filter == nil || entry.category == filter) && (search.isEmpty || entry.title.localizedStandardContains(search))
  }
}

struct EntryRow: View {
  let entry: Spent
  @Environment(\.currencyCode) var code
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: entry.category.icon)
        .foregroundColor(.white).padding(8)
        .background(entry.category.color).clipShape(Circle())
      VStack(alignment: .leading) {
        Text(entry.title)
        Text(entry.date.formatted(date: .omitted, time: .shortened)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(entry.amount, format: .currency(code: code)).bold()
    }
    .swipeActions(edge: .leading) {
      Button {
      } label: {
        Label("Repeat", systemImage: "repeat")
      }.tint(.indigo)
    }
  }
}

struct AddEntry: View {
  private enum Field: Int, Hashable, CaseIterable { case title, amount }
  @EnvironmentObject var ledger: Ledger
  @Environment(\.dismiss) var dismiss
  @State private var title = ""
  @State private var amount: Decimal?
  @State private var category = Spending.food
  @State private var date = Date()
  @FocusState private var focus: Field?

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("What"), footer: Text("The amount is in euros.")) {
          TextField("Title", text: $title).focused($focus, equals: .title)
          TextField("Amount", value: $amount, format: .number, prompt: Text("0.00"))
            .keyboardType(.decimalPad)
            .focused($focus, equals: .amount)
        }
        Picker("Spending", selection: $category) {
          ForEach(Spending.allCases) { Label($0.rawValue, systemImage: $0.icon).tag($0) }
        }
        DatePicker(selection: $date, in: ...Date(), displayedComponents: [.date]) { Text("Date") }
        DisclosureGroup("Advanced") { Toggle("Repeat monthly", isOn: .constant(false)) }
      }
      .navigationTitle(Text("New entry"))
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
        ToolbarItem(placement: .navigationBarLeading) { Button("Cancel", action: { dismiss() }) }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add") {
            ledger.entries.append(Spent(title: title, amount: amount ?? 0, category: category, date: date))
            dismiss()
          }
          .disabled(title.isEmpty || amount == nil)
        }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { focus = .title } }
  }
}

struct CSVDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.commaSeparatedText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}

struct OptionsScreen: View {
  @EnvironmentObject var ledger: Ledger
  @AppStorage("currency") private var currency = "EUR"
  @AppStorage("theme") private var theme: Theme = .system
  @SceneStorage("options.open") private var open = true
  @State private var exporting = false
  @State private var confirming = false
  enum Theme: Int, CaseIterable, Identifiable { case system, light, dark; var id: Int { rawValue } }

  var body: some View {
    NavigationView {
      Form {
        Picker("Currency", selection: $currency) {
          ForEach(["EUR", "USD", "GBP", "JPY"], id: \.self, content: Text.init)
        }
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { Text(String(describing: $0).capitalized).tag($0) }
        }
        Section(isExpanded: $open) {
          Button("Export as CSV…") { exporting = true }
          Button("Erase everything", role: .destructive) { confirming = true }
        } header: {
          Text("Data")
        }
        Section {
          LabeledContent(
            "Version", value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")
        }
      }
      .navigationTitle("Options")
      .fileExporter(
        isPresented: $exporting, document: CSVDocument(text: ledger.csv), contentType: .commaSeparatedText,
        defaultFilename: "Pocketbook"
      ) { result in
        if case .failure(let error) = result { print(error) }
      }
      .confirmationDialog("Erase all entries?", isPresented: $confirming, titleVisibility: .visible) {
        Button("Erase", role: .destructive) { withAnimation { ledger.entries.removeAll() } }
      } message: {
        Text("There is no way back.")
      }
    }
    .preferredColorScheme(theme == .system ? nil : theme == .dark ? .dark : .light)
  }
}
