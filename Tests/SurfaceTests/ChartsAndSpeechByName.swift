import Combine
import SwiftUI

// Charts told to screen readers, and what they say of views.

struct SalesMonth: Identifiable {
  let name: String
  let revenue: Double
  var id: String { name }
}

struct SalesChart: View, AXChartDescriptorRepresentable {
  let months: [SalesMonth]

  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(months) { month in
        RoundedRectangle(cornerRadius: 4).frame(width: 20, height: month.revenue)
      }
    }
    .accessibilityElement(children: AccessibilityChildBehavior.ignore)
    .accessibilityLabel("Sales")
    .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis: AXDataAxisDescriptor = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months.map(\.name))
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Revenue", range: 0...(months.map(\.revenue).max() ?? 0), gridlinePositions: [10, 20]
    ) { "\($0) dollars" }
    let series = AXDataSeriesDescriptor(
      name: "Sales", isContinuous: false,
      dataPoints: months.map { AXDataPoint(x: $0.name, y: $0.revenue, additionalValues: [], label: $0.name) })
    return AXChartDescriptor(
      title: "Sales by month", summary: "Rising", xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    descriptor.title = "Sales by month"
    descriptor.series.first?.dataPoints.append(AXDataPoint(x: "Dec", y: 3))
    let value: AXDataPointValue = AXDataPointValue(number: 3)
    _ = value.number
  }
}

struct SpokenRating: View {
  @Binding var rating: Int
  @State private var actions: [AccessibilityActionKind] = []

  var body: some View {
    VStack {
      Text("Ratings").accessibilityHeading(AccessibilityHeadingLevel.h2)
      HStack {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: star <= rating ? "star.fill" : "star").accessibilityHidden(true)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { (direction: AccessibilityAdjustmentDirection) in
        switch direction {
        case .increment: rating = min(5, rating + 1)
        case .decrement: rating = max(0, rating - 1)
        @unknown default: break
        }
      }
      .accessibilityAction(AccessibilityActionKind.magicTap) { rating = 5 }
      .accessibilityAction(.escape) { rating = 0 }
      .accessibilityAction(AccessibilityActionKind(named: Text("Reset"))) { rating = 1 }
      .accessibilityRotor("Stars") {
        ForEach(1...5, id: \.self) { AccessibilityRotorEntry("\($0) stars", id: $0) }
      }
      .accessibilityCustomContent("Votes", "120")
      .accessibilityCustomContent(.votes, Text("Mean: 4"), importance: .high)
    }
  }
}

extension AccessibilityCustomContentKey {
  static var votes: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Mean", id: "mean") }
}

func contentOfRows() -> [AXCustomContent] {
  let one = AXCustomContent(label: "Size", value: "3 MB")
  one.importance = .high
  return [one]
}

struct TechnologiesView: View {
  @Environment(\.accessibilityEnabled) private var isOn
  var body: some View {
    let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
    Text(isOn && all.contains(.voiceOver) ? "spoken" : "silent")
      .accessibilityRespondsToUserInteraction(true)
  }
}
