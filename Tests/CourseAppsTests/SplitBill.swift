import SwiftUI

// Who pays how much of a bill.

struct BoxedContentStyle: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    HStack {
      configuration.label.font(.headline)
      Spacer()
      configuration.content.padding(6).background(.yellow.opacity(0.3), in: .capsule)
    }
  }
}

struct SplitBillView: View {
  @State private var amount = 48.5
  @State private var people = 2
  @State private var tip = 20
  @FocusState private var isTyping: Bool

  private var share: Double { amount * (1 + Double(tip) / 100) / Double(people) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $amount, format: .currency(code: "EUR"))
            .keyboardType(.decimalPad)
            .submitLabel(SubmitLabel.done)
            .focused($isTyping)
          Picker("Number of people", selection: $people) {
            ForEach(2..<20) { Text("\($0) people").tag($0) }
          }
        }
        Section("How much do you want to tip?") {
          Picker("Tip", selection: $tip) {
            ForEach([10, 15, 20, 25, 0], id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
        }
        Section {
          LabeledContent("Each pays") {
            Text(share, format: .currency(code: "EUR"))
              .foregroundStyle(tip == 0 ? .red : .primary)
              .contentTransition(ContentTransition.numericText(value: share))
          }
          .labeledContentStyle(BoxedContentStyle())
        }
      }
      .navigationTitle("Split")
      .scrollDismissesKeyboard(ScrollDismissesKeyboardMode.immediately)
      .toolbar { if isTyping { Button("Done") { isTyping = false } } }
    }
  }
}
