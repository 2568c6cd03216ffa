import Foundation

// Descriptions of charts that assistive technology plays as sound. No host's has a word for them.

extension View {
  /// Accepted; hosts have no charts as sound.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}

/// A view that describes its chart; no host plays it.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart; no host asks.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the description up to date; no host asks.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis shows.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie on the axis.
  public enum ScaleType: Sendable { case linear, log10, ln }

  /// What the axis shows.
  public var title: String
  /// From the least number to the greatest.
  public var range: ClosedRange<Double>
  /// Where lines are.
  public var gridlinePositions: [Double]
  /// How numbers lie on the axis; `linear` unless set.
  public var scaleType = ScaleType.linear
  /// How a number is spoken.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis of numbers on an even scale.
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

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis shows.
  public var title: String
  /// The names in order.
  public var categoryOrder: [String]

  /// An axis of names in order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A value on an axis: a number or a name.
public struct AXDataPointValue: Sendable {
  /// The number; nil for a name.
  public let number: Double?
  /// The name; nil for a number.
  public let category: String?

  /// A number.
  public init(number: Double) { (self.number, category) = (number, nil) }
  /// A name.
  public init(category: String) { (number, self.category) = (nil, category) }
}

/// A point of a chart.
public final class AXDataPoint {
  /// Its value on the x axis.
  public var xValue: AXDataPointValue
  /// Its value on the y axis; nil where it has none.
  public var yValue: AXDataPointValue?
  /// What the point is called.
  public var label: String?

  /// A point at a number; additional values are left out.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map(AXDataPointValue.init(number:))
    self.label = label
  }

  /// A point at a name; additional values are left out.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map(AXDataPointValue.init(number:))
    self.label = label
  }
}

/// Points that belong together.
public final class AXDataSeriesDescriptor {
  /// What the points are called.
  public var name: String?
  /// Whether a line goes through the points.
  public var isContinuous: Bool
  /// The points in order.
  public var dataPoints: [AXDataPoint]

  /// Points with a name.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A chart as it is described.
public final class AXChartDescriptor {
  /// What the chart is called.
  public var title: String?
  /// What the chart shows.
  public var summary: String?
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis; nil where there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes beside the two.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The points.
  public var series: [AXDataSeriesDescriptor]

  /// A chart with its axes and points.
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
