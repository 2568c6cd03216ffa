import Foundation

// Descriptions of charts that assistive technology plays as sound. No host's has a word for them.

extension View {
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}

@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Sendable { case linear, log10, ln }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

public struct AXDataPointValue: Sendable {
  public let number: Double?
  public let category: String?
}

public final class AXDataPoint {
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x, category: nil)
    yValue = y.map { AXDataPointValue(number: $0, category: nil) }
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: nil, category: x)
    yValue = y.map { AXDataPointValue(number: $0, category: nil) }
    self.label = label
  }
}

public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
