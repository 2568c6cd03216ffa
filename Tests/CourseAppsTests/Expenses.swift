import SwiftUI

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID(); let name: String; let type: Kind; let amount: Double; var date = Date.now
  enum Kind: String, Codable, CaseIterable, Identifiable {
    case personal = "Personal", business = "Business"; var id: Self { self }
    var icon: String { self == .personal ? "person" : "briefcase" }
  }
}
@Observable class Expenses {
  var items = [Expense]() {
    didSet { if let e = try? JSONEncoder().encode(items) { UserDefaults.standard.set(e, forKey: "Items") } }
  }
  init() {
    if let s = UserDefaults.standard.data(forKey: "Items"), let d = try? JSONDecoder().decode([Expense].self, from: s) {
      items = d; return
    }
    items = [
      Expense(name: "Lunch", type: .business, amount: 8.5), Expense(name: "Shoes", type: .personal, amount: 120),
      Expense(name: "Train", type: .business, amount: 45.2),
    ]
  }
  func total(_ k: Expense.Kind) -> Double { items.lazy.filter { $0.type == k }.map(\.amount).reduce(0, +) }
  subscript(kind: Expense.Kind) -> [Expense] {
    items.filter { $0.type == kind }.sorted(using: [
      KeyPathComparator(\.amount, order: .reverse), KeyPathComparator(\.name),
    ])
  }
}
struct Donut: View {
  let slices: [(Double, Color)]
  var body: some View {
    Canvas { ctx, size in
      let total = slices.reduce(0) { $0 + $1.0 }; ctx.translateBy(x: size.width / 2, y: size.height / 2)
      var p = ctx; p.rotate(by: .degrees(-90)); let r = min(size.width, size.height) * 0.48;
      let gap = Angle(degrees: 3); var start = Angle.zero
      for (v, c) in slices {
        let angle = Angle(degrees: 360 * (v / max(total, 1))); let end = start + angle
        let path = Path { q in
          q.addArc(center: .zero, radius: r, startAngle: start + gap / 2, endAngle: end - gap / 2, clockwise: false);
          q.addArc(
            center: .zero, radius: r * 0.6, startAngle: end - gap / 2, endAngle: start + gap / 2, clockwise: true);
          q.closeSubpath()
        }
        p.fill(path, with: .color(c)); start = end
      }
    }
  }
}
struct ExpenseStyle: ViewModifier {
  let expense: Expense; @Environment(\.locale) var locale
  func body(content: Content) -> some View {
    switch expense.amount {
    case ..<10: content.foregroundStyle(.green);
    case 10..<100: content.foregroundStyle(.blue).fontWeight(.medium);
    default: content.font(.title3).foregroundStyle(.red)
    }
  }
}
extension View { func expenseStyle(for e: Expense) -> some View { modifier(ExpenseStyle(expense: e)) } }
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  static var local: Self { .currency(code: Locale.current.currency?.identifier ?? "USD") }
}
struct ExpensesView: View {
  @State private var expenses = Expenses(); @State private var adding = false;
  @State private var collapsed: Set<Expense.Kind> = []; @State private var filter: Expense.Kind?
  var body: some View {
    NavigationStack {
      List {
        Section {
          Donut(slices: [(expenses.total(.personal), .purple), (expenses.total(.business), .teal)]).frame(height: 180)
            .listRowBackground(Color.clear)
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6) {
            ForEach(Expense.Kind.allCases) { k in
              GridRow {
                Image(systemName: k.icon); Text(k.rawValue);
                Text(expenses.total(k), format: .local).monospacedDigit().gridColumnAlignment(.trailing)
              }; Divider().gridCellUnsizedAxes(.horizontal)
            };
            GridRow {
              Text("All").gridCellColumns(2).bold(); Text(expenses.items.reduce(0) { $0 + $1.amount }, format: .local)
            }
          }
        }
        ForEach(Expense.Kind.allCases) { kind in
          Section(
            isExpanded: Binding(
              get: { !collapsed.contains(kind) },
              set: { if $0 { collapsed.remove(kind) } else { collapsed.insert(kind) } })
          ) {
            ForEach(expenses[kind]) { item in
              HStack {
                VStack(alignment: .leading) {
                  Text(item.name).font(.headline);
                  Text(item.date, format: .relative(presentation: .named)).font(.caption)
                }; Spacer(); Text(item.amount, format: .local).expenseStyle(for: item)
              }.accessibilityElement().accessibilityLabel("\(item.name), \(item.amount.formatted(.local))")
                .accessibilityHint(item.type.rawValue)
            }
            .onDelete { o in
              let gone = o.map { expenses[kind][$0].id }; expenses.items.removeAll { gone.contains($0.id) }
            }
          } header: {
            Text("\(kind.rawValue) ^[\(expenses[kind].count) item](inflect: true)")
          }
        }
      }
      .listStyle(.sidebar).navigationTitle("iSpend").navigationDestination(isPresented: $adding) {
        AddExpense(expenses: expenses)
      }
      .toolbar {
        EditButton(); Button("Add Expense", systemImage: "plus") { adding = true };
        ShareLink(items: expenses.items.map(\.name));
        Picker("Filter", selection: $filter) {
          Text("All").tag(Expense.Kind?.none); ForEach(Expense.Kind.allCases) { Text($0.rawValue).tag(Optional($0)) }
        }.pickerStyle(.menu)
      }
    }
  }
}
struct AddExpense: View {
  @Environment(\.dismiss) var dismiss; var expenses: Expenses; @State private var name = "Add title";
  @State private var type = Expense.Kind.personal; @State private var amount = 0.0; @State private var percent = 20;
  @State private var when = Date(); @State private var wrong = false; @FocusState private var amountIsFocused: Bool
  var body: some View {
    Form {
      Picker("Type", selection: $type) { ForEach(Expense.Kind.allCases, id: \.self) { Text($0.rawValue) } }
      TextField("Amount", value: $amount, format: .currency(code: "USD")).keyboardType(.decimalPad).focused(
        $amountIsFocused)
      TextField("Amount", value: $amount, formatter: NumberFormatter());
      Picker("Tip", selection: $percent) { ForEach([10, 15, 20, 25, 0], id: \.self) { Text($0, format: .percent) } }
        .pickerStyle(.segmented);
      Picker("Tip", selection: $percent) { ForEach(0..<101) { Text("\($0)%") } }.pickerStyle(.wheel)
      DatePicker("When", selection: $when, in: PartialRangeThrough(Date.now))
    }
    .navigationTitle($name).navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden()
    .alert("Oops", isPresented: $wrong) {
      TextField("Amount", value: $amount, format: .number); Button("OK") {}
    } message: {
      Text("Amount must be positive")
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          guard amount > 0 else { wrong = true; return };
          expenses.items.append(Expense(name: name, type: type, amount: amount)); dismiss()
        }
      }; ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } };
      if amountIsFocused { ToolbarItem(placement: .keyboard) { Button("Done") { amountIsFocused = false } } }
    }
  }
}
struct ExpensesApp: App { var body: some Scene { WindowGroup { ExpensesView() } } }
