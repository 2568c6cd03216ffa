// Expenses: a wrapper that keeps values in a file, a ring of slices, a field of UIKit.
import SwiftUI
import UIKit

enum Spendings {
  @propertyWrapper struct Stored<Value: Codable>: DynamicProperty {
    @State private var value: Value
    let name: String
    init(wrappedValue: Value, _ name: String) {
      self.name = name
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      if let data = try? Data(contentsOf: url), let v = try? JSONDecoder().decode(Value.self, from: data) {
        _value = State(initialValue: v)
      } else {
        _value = State(initialValue: wrappedValue)
      }
    }
    var wrappedValue: Value {
      get { value }
      nonmutating set {
        value = newValue
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? JSONEncoder().encode(newValue).write(to: url, options: [.atomic])
      }
    }
    var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  }

  enum Kind: String, CaseIterable, Codable, Identifiable {
    case food, travel, home, fun
    var id: Self { self }
    var color: Color { [.orange, .blue, .green, .pink][Kind.allCases.firstIndex(of: self)!] }
    var symbol: String {
      ["fork.knife", "tram.fill", "house.fill", "gamecontroller.fill"][Kind.allCases.firstIndex(of: self)!]
    }
  }

  struct Spending: Identifiable, Codable, Equatable {
    var id = UUID(); var title: String; var amount: Decimal; var kind: Kind; var date = Date()
  }

  struct Slice: Shape {
    let from: Angle, to: Angle
    var hole: CGFloat = 0.6
    func path(in rect: CGRect) -> Path {
      let c = CGPoint(x: rect.midX, y: rect.midY), r = min(rect.width, rect.height) / 2
      return Path { p in
        p.addArc(center: c, radius: r, startAngle: from, endAngle: to, clockwise: false)
        p.addArc(center: c, radius: r * hole, startAngle: to, endAngle: from, clockwise: true)
        p.closeSubpath()
      }
    }
  }

  struct DonutChart: View {
    let parts: [(kind: Kind, share: Double)]
    @Binding var chosen: Kind?
    var body: some View {
      GeometryReader { geo in
        ZStack {
          ForEach(Array(parts.enumerated()), id: \.offset) { i, part in
            let start = parts.prefix(i).reduce(0) { $0 + $1.share }
            Slice(from: .degrees(start * 360 - 90), to: .degrees((start + part.share) * 360 - 90))
              .fill(part.kind.color.gradient)
              .scaleEffect(chosen == part.kind ? 1.06 : 1)
              .onTapGesture {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
                  chosen = chosen == part.kind ? nil : part.kind
                }
              }
          }
          VStack {
            Text(chosen?.rawValue.capitalized ?? "All").font(.headline)
            if let c = chosen, let p = parts.first(where: { $0.kind == c }) {
              Text(p.share, format: .percent.precision(.fractionLength(0))).foregroundStyle(.secondary)
            }
          }
        }
        .frame(width: geo.size.width, height: geo.size.height)
      }
    }
  }

  struct AmountField: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "0.00"
      field.keyboardType = .decimalPad
      field.textAlignment = .right
      field.delegate = context.coordinator
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return field
    }
    func updateUIView(_ view: UITextField, context: Context) { view.text = text }
    class Coordinator: NSObject, UITextFieldDelegate {
      let parent: AmountField
      init(_ parent: AmountField) { self.parent = parent }
      func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder(); return true }
    }
  }

  struct NewSpending: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var title = ""
    @State private var amount = ""
    @State private var kind = Kind.food
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    let save: (Spending) -> Void
    var body: some View {
      NavigationView {
        Form {
          Section(header: Text("What"), footer: Text(title.isEmpty ? "A title is needed." : "")) {
            TextField("Title", text: $title)
            HStack {
              Text("Amount"); Spacer(); AmountField(text: $amount).frame(width: 120)
            }
          }
          Section("Kind") {
            Picker("Kind", selection: $kind) {
              ForEach(Kind.allCases) { Label($0.rawValue.capitalized, systemImage: $0.symbol).tag($0) }
            }.pickerStyle(.inline).labelsHidden()
          }
          DatePicker("Day", selection: $date, in: ...Date(), displayedComponents: .date)
        }
        .navigationBarTitle("New spending", displayMode: .inline)
        .navigationBarItems(
          leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
          trailing: Button("Save") {
            save(Spending(title: title, amount: Decimal(string: amount) ?? 0, kind: kind, date: date))
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            presentationMode.wrappedValue.dismiss()
          }.disabled(title.isEmpty))
      }
    }
  }

  struct LedgerView: View {
    @Stored("spendings.json") private var spendings: [Spending] = [
      .init(title: "Soup", amount: 7.5, kind: .food), .init(title: "Ferry", amount: 22, kind: .travel),
      .init(title: "Paint", amount: 31.2, kind: .home), .init(title: "Kites", amount: 18, kind: .fun),
    ]
    @State private var chosen: Kind?
    @State private var adding = false
    private var shown: [Spending] { spendings.filter { chosen == nil || $0.kind == chosen } }
    private var total: Decimal { shown.map(\.amount).reduce(0, +) }
    private var parts: [(kind: Kind, share: Double)] {
      let all = spendings.map(\.amount).reduce(0, +)
      guard all > 0 else { return [] }
      return Kind.allCases.map { k in
        let sum = spendings.filter { $0.kind == k }.map(\.amount).reduce(0, +)
        return (k, NSDecimalNumber(decimal: sum / all).doubleValue)
      }
    }
    var body: some View {
      NavigationView {
        List {
          Section {
            DonutChart(parts: parts, chosen: $chosen).frame(height: 220).padding(.vertical)
              .listRowBackground(Color.clear).listRowSeparator(.hidden)
          }
          Section(
            header: HStack {
              Text("Spendings"); Spacer(); Text(total, format: .currency(code: "EUR"))
            }
          ) {
            ForEach(shown) { s in
              HStack(spacing: 14) {
                Image(systemName: s.kind.symbol).foregroundColor(.white).frame(width: 34, height: 34)
                  .background(s.kind.color).clipShape(RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                  Text(s.title)
                  Text(s.kind.rawValue.capitalized).font(.caption).foregroundColor(Color(.secondaryLabel))
                }
                Spacer(minLength: 0)
                Text(s.amount as NSDecimalNumber, formatter: Self.money)
              }
              .swipeActions(edge: .leading) {
                Button {
                  duplicate(s)
                } label: {
                  Label("Copy", systemImage: "doc.on.doc")
                }.tint(.teal)
              }
            }
            .onDelete { spendings.remove(atOffsets: $0) }
          }
        }
        .listStyle(InsetGroupedListStyle())
        .navigationTitle("Ledger")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { EditButton() }
          ToolbarItem(placement: .navigationBarTrailing) {
            Button {
              adding = true
            } label: {
              Image(systemName: "plus.circle.fill").imageScale(.large)
            }
          }
        }
        .sheet(isPresented: $adding) { NewSpending { spendings.insert($0, at: 0) } }
      }
      .navigationViewStyle(.stack)
      .accentColor(.purple)
    }
    private func duplicate(_ s: Spending) { var copy = s; copy.id = UUID(); spendings.append(copy) }
    static let money: NumberFormatter = {
      let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "EUR"; return f
    }()
  }
}
