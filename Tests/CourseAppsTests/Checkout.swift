import SwiftUI

// What is bought, how it comes, and how far the order is: each control in a look of the app's own.

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
        configuration.label
        Spacer()
      }
    }
    .buttonStyle(.plain)
  }
}

struct RoadProgressStyle: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    let done = configuration.fractionCompleted ?? 0
    VStack(alignment: .leading) {
      configuration.label
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.orange).containerRelativeFrame(.horizontal) { width, _ in (width - 64) * done }
      }
      .frame(height: 12)
      configuration.currentValueLabel
    }
  }
}

struct CardGroupStyle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(in: UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 24, bottomTrailing: 24)))
    .backgroundStyle(.orange.opacity(0.15))
  }
}

struct CheckoutView: View {
  @State private var wraps = false
  @State private var isFast = true
  @State private var step = 1.0
  @State private var isAsking = false
  @AccessibilityFocusState private var isOnTotal: Bool

  private var total: Decimal { 24 + (wraps ? 3 : 0) + (isFast ? 5 : 0) }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        GroupBox("Order") {
          LabeledContent("Tea", value: 2, format: .number)
          LabeledContent("Cups", value: 4, format: .number)
        }
        GroupBox("Delivery") {
          Toggle("Gift wrap", isOn: $wraps)
          Toggle("Tomorrow", isOn: $isFast)
        }
        .toggleStyle(CheckToggleStyle())
        ProgressView(value: step, total: 4) {
          Text("On its way")
        } currentValueLabel: {
          Text("Step \(step, format: .number) of 4")
        }
        .progressViewStyle(RoadProgressStyle())
        Text("Total \(total, format: .currency(code: "USD"))")
          .font(.title2.bold())
          .accessibilityFocused($isOnTotal)
        Button("Buy") {
          isAsking = true
          isOnTotal = true
        }
        .buttonStyle(BorderedProminentButtonStyle())
        .confirmationDialog("Buy now?", isPresented: $isAsking, titleVisibility: Visibility.visible) {
          Button("Pay") { step += 1 }
          Button("Not yet", role: .cancel) {}
        }
        .dialogIcon(Image(systemName: "cart"))
      }
      .padding()
    }
    .groupBoxStyle(CardGroupStyle())
  }
}
